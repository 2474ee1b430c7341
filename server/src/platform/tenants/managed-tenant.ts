import { builtInLogos, type ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { hideableParts } from '@ploegplan/contract/tenants/schemas';
import { getTenantAddress, type Installation } from './address.ts';
import { getLogoUrl, getTerms, type Tenant } from './directory.ts';

export const toManagedTenant = (tenant: Tenant, installation: Installation): ManagedTenant => ({
  id: tenant.id,
  name: tenant.name,
  displayName: tenant.displayName,
  logo: builtInLogos.find((logo) => logo === tenant.logo) ?? 'ploegplan',
  logoUrl: tenant.hasLogoImage
    ? `/api/admin/tenants/${tenant.id}/logo?v=${tenant.logoVersion}`
    : getLogoUrl(tenant),
  hasLogoImage: tenant.hasLogoImage,
  accentColor: tenant.accentColor,
  terms: getTerms(tenant),
  hiddenParts: hideableParts.filter((part) => tenant.hiddenParts.includes(part)),
  storageGigabytes: tenant.storageGigabytes,
  hosts: tenant.hosts,
  address: getTenantAddress(tenant, installation),
  blocked: tenant.blocked,
  deletesAt: tenant.deletesAt?.toISOString() ?? null,
  version: tenant.version,
});
