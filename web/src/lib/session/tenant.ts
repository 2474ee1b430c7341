import { limits } from '@ploegplan/contract/limits';
import { tenants } from '@ploegplan/contract/tenants';
import type { TenantProfile } from '@ploegplan/contract/tenants.schemas';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { withLastAnswer } from '../api/last-answer.ts';
import { lastTenant } from './remembered.ts';

/** The tenant's words for a project, singular and plural. */
export type Terms = TenantProfile['terms'];

export const tenantQuery = queryOptions({
  queryKey: ['tenants', 'current'],
  queryFn: async ({ signal }): Promise<TenantProfile> => ({
    photoSide: limits.photoSide.usual,
    ...(await withLastAnswer(lastTenant, () => call(tenants.current, { signal }))),
  }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The tenant of this host: name, logo, colour, terms and hidden parts. Loaded before any screen. */
export const useTenant = () => useSuspenseQuery(tenantQuery).data;
