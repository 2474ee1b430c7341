import { builtInLogos, type ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { hideableParts } from '@ploegplan/contract/tenants/schemas';
import { type Installation, tenantAddress } from './address.ts';
import { logoUrlOf, type Tenant, termsOf } from './directory.ts';

export const toManagedTenant = (tenant: Tenant, installation: Installation): ManagedTenant => ({
  id: tenant.id,
  name: tenant.name,
  displayName: tenant.displayName,
  logo: builtInLogos.find((logo) => logo === tenant.logo) ?? 'ploegplan',
  logoUrl: tenant.hasLogoImage
    ? `/api/admin/tenants/${tenant.id}/logo?v=${tenant.logoVersion}`
    : logoUrlOf(tenant),
  hasLogoImage: tenant.hasLogoImage,
  accentColor: tenant.accentColor,
  terms: termsOf(tenant),
  hiddenParts: hideableParts.filter((part) => tenant.hiddenParts.includes(part)),
  storageGigabytes: tenant.storageGigabytes,
  hosts: tenant.hosts,
  address: tenantAddress(tenant, installation),
  blocked: tenant.blocked,
  deletesAt: tenant.deletesAt?.toISOString() ?? null,
  version: tenant.version,
});
