import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { tenantsQuery, tenantsSort } from '../../data/tenants.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/table/List.tsx';
import { useList } from '../../ui/table/useList.ts';
import { useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import { AdminScreen } from './AdminScreen.tsx';
import type { Subject } from './form/subject.ts';
import { TenantCard, TenantLink } from './TenantCard.tsx';
import { tenantColumns } from './tenant-columns.tsx';

const TenantDrawer = lazy(() => import('./form/TenantDrawer.tsx'));

/** All tenants, and the drawer to add or change one. */
export function TenantsScreen() {
  const query = useQuery(tenantsQuery);
  const sort = useRemembered(tenantsSort);
  const list = useList({
    name: 'tenants',
    title: 'Bedrijven',
    columns: tenantColumns,
    rows: query.data,
    sort,
  });
  const { drawer, show, close } = useDrawerSubject<Subject>();
  const current = query.data?.find(({ id }) => id === drawer?.subject.id);
  const add = () => show({ kind: 'new', id: uuidv7() });
  return (
    <AdminScreen tab="bedrijven" sort={list.sortChoice} add={{ onAdd: add }}>
      <List
        list={list}
        nouns={['bedrijf', 'bedrijven']}
        query={query}
        onOpen={(tenant) => show({ kind: 'change', id: tenant.id, tenant })}
        card={(tenant) => <TenantCard tenant={tenant} />}
        cardFoot={(tenant) => <TenantLink tenant={tenant} />}
        empty={
          <EmptyState
            icon={<IconBuilding size={32} stroke={1.5} aria-hidden />}
            title="Er zijn nog geen bedrijven"
            text="Voeg het eerste bedrijf toe."
          />
        }
      />
      {drawer && (
        <Suspense>
          <TenantDrawer
            key={drawer.opening}
            opened={drawer.opened}
            subject={drawer.subject}
            current={current}
            onClose={close}
          />
        </Suspense>
      )}
    </AdminScreen>
  );
}
