import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import type { TenantUse } from '@ploegplan/contract/hosting/schemas';
import { IconBuilding, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tenantUseQuery } from '../../data/company/hosting.ts';
import { tenantsQuery, tenantsSort } from '../../data/company/tenants.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { formatParts } from '../../ui/tenant/labels.ts';
import { AdminScreen, type AdminScreenProps } from './AdminScreen.tsx';
import { TenantStatus } from './TenantStatus.tsx';
import { type TenantRow, tenantColumns } from './tenant-columns.tsx';
import { formatHost } from './tenant-texts.ts';

interface TenantProps {
  tenant: ManagedTenant;
}

const TenantCard = ({ tenant }: TenantProps) => (
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

const TenantLink = ({ tenant }: TenantProps) => (
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

const TenantDrawer = createLazyPart(() => import('./form/TenantDrawer.tsx'));

const Frame = (props: Omit<AdminScreenProps, 'tab'>) => <AdminScreen {...props} tab="bedrijven" />;

const withUse = (tenants: ManagedTenant[] | undefined, uses: TenantUse[] = []) =>
  tenants?.map(
    (tenant): TenantRow => ({
      ...tenant,
      use: uses.find(({ id }) => id === tenant.id),
    }),
  );

export function TenantsScreen() {
  const query = useQuery(tenantsQuery);
  const { data: uses } = useQuery(tenantUseQuery);
  const rows = useMemo(() => withUse(query.data, uses), [query.data, uses]);
  return (
    <RecordScreen
      title="Bedrijven"
      name="tenants"
      nouns={['bedrijf', 'bedrijven']}
      columns={tenantColumns}
      rows={rows}
      query={query}
      sort={tenantsSort}
      card={(tenant) => <TenantCard tenant={tenant} />}
      cardFoot={(tenant) => <TenantLink tenant={tenant} />}
      empty={{
        Icon: IconBuilding,
        title: 'Er zijn nog geen bedrijven',
        text: 'Voeg het eerste bedrijf toe.',
      }}
      Form={TenantDrawer}
      Frame={Frame}
    />
  );
}
