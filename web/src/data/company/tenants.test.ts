import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeTestTenant } from '../../features/admin/test-tenant.ts';
import { showTenant, tenantsQuery } from './tenants.ts';

test('a changed tenant is shown in the list that was read, and makes none where it was not', () => {
  const cache = new QueryClient();
  const tenant = makeTestTenant({ displayName: 'Nieuwe naam' });
  const other = makeTestTenant({ id: '019a0000-0000-7000-8000-000000000002' });
  showTenant(cache, tenant);
  expect(cache.getQueryData(tenantsQuery.queryKey)).toBeUndefined();
  cache.setQueryData(tenantsQuery.queryKey, [makeTestTenant(), other]);
  showTenant(cache, tenant);
  expect(cache.getQueryData(tenantsQuery.queryKey)).toEqual([other, tenant]);
});
