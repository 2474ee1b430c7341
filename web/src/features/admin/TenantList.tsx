import { Button } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin';
import { IconBuilding } from '@tabler/icons-react';
import { useState } from 'react';
import { type Column, DataTable, type Sort } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import classes from './admin.module.css';
import { TenantCards } from './TenantCards.tsx';
import { TenantStatus } from './TenantStatus.tsx';
import {
  chooseTenants,
  columnTexts,
  hostText,
  partsText,
  type TenantColumn,
} from './tenant-list.ts';

interface TenantListProps {
  tenants: readonly ManagedTenant[];
  search: string;
  onShowAll: () => void;
  onOpen: (tenant: ManagedTenant) => void;
}

const columns: Column<ManagedTenant, TenantColumn>[] = [
  {
    key: 'name',
    label: 'Naam',
    width: 36,
    hint: columnTexts.name,
    cell: (tenant) => (
      <span className={classes.name}>
        <span className={classes.thumb}>
          <Logo src={tenant.logoUrl} alt="" height={24} />
        </span>
        <span className={classes.cut}>{tenant.displayName}</span>
      </span>
    ),
  },
  {
    key: 'address',
    label: 'Adres',
    width: 26,
    hint: ({ address }) => address,
    cell: (tenant) => (
      <a
        data-actions
        className={classes.address}
        href={tenant.address}
        target="_blank"
        rel="noreferrer"
      >
        {hostText(tenant)}
      </a>
    ),
  },
  {
    key: 'term',
    label: 'Projectterm',
    width: 12,
    hint: ({ terms }) => `${terms.project}, ${terms.projects}`,
    cell: columnTexts.term,
  },
  {
    key: 'hidden',
    label: 'Onderdelen verborgen',
    width: 16,
    hint: partsText,
    cell: (tenant) => partsText(tenant) || <span className={classes.quiet}>Geen</span>,
  },
  {
    key: 'status',
    label: 'Status',
    width: 10,
    hint: columnTexts.status,
    cell: (tenant) => <TenantStatus tenant={tenant} />,
  },
];

/** The tenants that are looked for: a table, on a phone a card for each. */
export function TenantList({ tenants, search, onShowAll, onOpen }: TenantListProps) {
  const isPhone = useIsPhone();
  const [sort, setSort] = useState<Sort<TenantColumn>>({ sortBy: 'name', descending: false });
  const rows = chooseTenants(tenants, search, sort);
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<IconBuilding size={32} stroke={1.5} aria-hidden />}
        title={search ? 'Geen bedrijf gevonden' : 'Er zijn nog geen bedrijven'}
        text={search ? `Niets lijkt op ‘${search}’.` : 'Voeg het eerste bedrijf toe.'}
      >
        {search && (
          <Button variant="default" onClick={onShowAll}>
            Alles tonen
          </Button>
        )}
      </EmptyState>
    );
  }
  if (isPhone) return <TenantCards tenants={rows} onOpen={onOpen} />;
  return (
    <DataTable
      label="Bedrijven"
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={setSort}
      onOpen={onOpen}
    />
  );
}
