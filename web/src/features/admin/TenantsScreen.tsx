import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import type { TenantUse } from '@ploegplan/contract/hosting/schemas';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tenantUseQuery } from '../../data/company/hosting.ts';
import { tenantsQuery, tenantsSort } from '../../data/company/tenants.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { AdminScreen, type AdminScreenProps } from './AdminScreen.tsx';
import { TenantCard, TenantLink } from './TenantCard.tsx';
import { type TenantRow, tenantColumns } from './tenant-columns.tsx';

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
