import { admin } from '@ploegplan/contract/admin/endpoints';
import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';

/** The sorting is remembered in addition to the specification. */
export const tenantsSort = createRememberedSort('tenantsSort', 'name');

export const tenantsQuery = queryOptions({
  queryKey: ['admin', 'tenants'],
  queryFn: ({ signal }) => call(admin.tenants, { signal }),
});

export const tenantUsersQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'tenants', id, 'users'],
    queryFn: ({ signal }) => call(admin.users, { params: { id }, signal }),
  });

/** Updates the cached tenant; the tenant of this page gets its new colour and terms at once. */
export function showTenant(cache: QueryClient, tenant: ManagedTenant): void {
  cache.setQueryData(
    tenantsQuery.queryKey,
    (before) => before && [...before.filter(({ id }) => id !== tenant.id), tenant],
  );
  void cache.invalidateQueries({ queryKey: tenantsQuery.queryKey });
  void cache.invalidateQueries({ queryKey: tenantQuery.queryKey });
}
