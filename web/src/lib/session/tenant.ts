import { limits } from '@ploegplan/contract/limits';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { translateTerms } from '@ploegplan/contract/texts/terms';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { withLastAnswer } from '../api/cache/last-answer.ts';
import { call } from '../api/call.ts';
import { lastTenant } from './remembered.ts';

/** The settings of a tenant that was stored by a version without them. */
const usualSettings = {
  workingWeek: [...usualWeek],
  photoSide: limits.photoSide.usual,
  noticeDays: limits.noticeDays.usual,
  linkDays: limits.linkDays.usual,
  restoreDays: limits.restoreDays.usual,
  helpContact: { name: '', phonenumber: '', email: '' },
  ownLimits: [],
  otherWork: false,
};

export const tenantQuery = queryOptions({
  queryKey: ['tenants', 'current'],
  queryFn: async ({ signal }): Promise<TenantProfile> => {
    const tenant = await withLastAnswer(lastTenant, () => call(tenants.current, { signal }));
    return { ...usualSettings, ...tenant, terms: translateTerms(tenant.terms) };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The tenant of this host: name, logo, colour, terms and hidden parts. Loaded before any screen. */
export const useTenant = () => useSuspenseQuery(tenantQuery).data;
