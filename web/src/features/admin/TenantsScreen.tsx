import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { tenantsQuery, tenantsSort } from '../../data/tenants.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { AdminScreen, type AdminScreenProps } from './AdminScreen.tsx';
import { TenantCard, TenantLink } from './TenantCard.tsx';
import { tenantColumns } from './tenant-columns.tsx';

const TenantDrawer = lazyPart(() => import('./form/TenantDrawer.tsx'));

const Frame = (props: Omit<AdminScreenProps, 'tab'>) => <AdminScreen {...props} tab="bedrijven" />;

export function TenantsScreen() {
  const query = useQuery(tenantsQuery);
  return (
    <RecordScreen
      title="Bedrijven"
      name="tenants"
      nouns={['bedrijf', 'bedrijven']}
      columns={tenantColumns}
      rows={query.data}
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
