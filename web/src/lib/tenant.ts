import { tenants } from '@ploegplan/contract/tenants';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { withLastAnswer } from './last-answer.ts';

export const tenantQuery = queryOptions({
  queryKey: ['tenants', 'current'],
  queryFn: ({ signal }) => withLastAnswer('lastTenant', () => call(tenants.current, { signal })),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The tenant of this host: name, logo, colour, terms and hidden parts. Loaded before any screen. */
export const useTenant = () => useSuspenseQuery(tenantQuery).data;
