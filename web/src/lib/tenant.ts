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

/** The tenant of this host: its name, logo, colour, words and hidden parts. It is there before any screen is. */
export const useTenant = () => useSuspenseQuery(tenantQuery).data;
