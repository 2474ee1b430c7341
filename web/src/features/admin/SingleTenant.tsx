import './mantine.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tenantsQuery } from '../../data/company/tenants.ts';
import { compareNames } from '../../lib/values/compare-names.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { useChosenTenant } from './useChosenTenant.ts';

interface SingleTenantProps {
  /** The chosen tenant; default the tenant of this host. */
  id: string | undefined;
  onChoose: (id: string) => void;
  /** Renders the content, given the tenant and the field to choose another. */
  children: (id: string, choice: ReactNode) => ReactNode;
}

/** Content about one chosen tenant. */
export function SingleTenant({ id, onChoose, children }: SingleTenantProps) {
  const chosen = useChosenTenant(id);
  const { data, error, refetch } = useQuery(tenantsQuery);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={12} />;
  if (!chosen) return null;
  const options = data
    .map((entry) => ({ value: entry.id, label: entry.displayName }))
    .toSorted((a, b) => compareNames(a.label, b.label));
  const choice = (
    <Select
      label="Bedrijf"
      searchable
      allowDeselect={false}
      nothingFoundMessage="Geen bedrijf gevonden"
      data={options}
      value={chosen.id}
      onChange={(value) => value && onChoose(value)}
    />
  );
  return children(chosen.id, choice);
}
