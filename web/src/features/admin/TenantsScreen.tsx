import { Button, TextInput } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useDrawerSubject } from '../../ui/drawer-subject.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { AdminScreen } from './AdminScreen.tsx';
import classes from './admin.module.css';
import type { Subject } from './form/subject.ts';
import { tenantsQuery } from './queries.ts';
import { TenantList } from './TenantList.tsx';

const TenantDrawer = lazy(() => import('./form/TenantDrawer.tsx'));

/** All tenants, and the drawer to add or change one. */
export function TenantsScreen() {
  const tenants = useQuery(tenantsQuery);
  const [search, setSearch] = useState('');
  const { drawer, show, close } = useDrawerSubject<Subject>();
  const current = tenants.data?.find(({ id }) => id === drawer?.subject.id);
  return (
    <AdminScreen
      tab="bedrijven"
      actions={
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => show({ kind: 'new', id: uuidv7() })}
        >
          Bedrijf toevoegen
        </Button>
      }
    >
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Zoek bedrijf"
        placeholder="Zoek bedrijf"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Tenants
        tenants={tenants.data}
        error={tenants.error}
        onRetry={() => void tenants.refetch()}
        search={search}
        onShowAll={() => setSearch('')}
        onOpen={(tenant) => show({ kind: 'change', id: tenant.id, tenant })}
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

interface TenantsProps {
  tenants: ManagedTenant[] | undefined;
  error: Error | null;
  onRetry: () => void;
  search: string;
  onShowAll: () => void;
  onOpen: (tenant: ManagedTenant) => void;
}

function Tenants({ tenants, error, onRetry, ...list }: TenantsProps) {
  if (tenants) return <TenantList tenants={tenants} {...list} />;
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <div className={classes.waiting}>
      <ListSkeleton rows={8} />
    </div>
  );
}
