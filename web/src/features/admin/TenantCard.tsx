import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { IconExternalLink } from '@tabler/icons-react';
import { Logo } from '../../ui/page/Logo.tsx';
import { formatParts } from '../../ui/tenant/labels.ts';
import { TenantStatus } from './TenantStatus.tsx';
import { formatHost } from './tenant-texts.ts';

interface TenantProps {
  tenant: ManagedTenant;
}

export const TenantCard = ({ tenant }: TenantProps) => (
  <>
    <span className="flex items-center justify-between gap-4">
      <Logo src={tenant.logoUrl} alt="" height={24} />
      <TenantStatus tenant={tenant} />
    </span>
    <strong className="mt-1 font-semibold wrap-anywhere">{tenant.displayName}</strong>
    <span className="text-quiet">
      Noemt een project ‘{tenant.terms.project}’
      {tenant.hiddenParts.length > 0 && `, zonder ${formatParts(tenant)}`}
    </span>
  </>
);

export const TenantLink = ({ tenant }: TenantProps) => (
  <a
    className="flex items-center gap-2 min-h-12 px-4 py-1 border-t text-accent wrap-anywhere"
    href={tenant.address}
    target="_blank"
    rel="noreferrer"
  >
    <IconExternalLink size={18} stroke={1.5} aria-hidden />
    {formatHost(tenant)}
  </a>
);
