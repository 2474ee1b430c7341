import { useQuery } from '@tanstack/react-query';
import { tenantsQuery } from '../../data/company/tenants.ts';
import { useTenant } from '../../lib/session/tenant.ts';

/** The tenant with this id, by default the tenant of this host; undefined while the tenants load. */
export function useChosenTenant(id: string | undefined) {
  const here = useTenant();
  const { data } = useQuery(tenantsQuery);
  return (
    data?.find((candidate) => candidate.id === id) ?? data?.find(({ name }) => name === here.name)
  );
}
