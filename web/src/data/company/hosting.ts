import { hosting } from '@ploegplan/contract/hosting/endpoints';
import type { NewAnnouncement } from '@ploegplan/contract/hosting/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { showTenant } from './tenants.ts';

export const tenantUseQuery = queryOptions({
  queryKey: ['admin', 'use'],
  queryFn: ({ signal }) => call(hosting.use, { signal }),
  refetchOnMount: 'always',
});

export const failuresQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'tenants', id, 'failures'],
    queryFn: ({ signal }) => call(hosting.failures, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

export const hostLogQuery = queryOptions({
  queryKey: ['admin', 'log'],
  queryFn: ({ signal }) => call(hosting.log, { signal }),
  refetchOnMount: 'always',
});

export const plannedAnnouncementsQuery = queryOptions({
  queryKey: ['admin', 'announcements'],
  queryFn: ({ signal }) => call(hosting.announcements, { signal }),
  refetchOnMount: 'always',
});

const refreshing = { queryKey: ['admin'] };

/** Tries a job again that was given up. */
export function useRetryJob(tenantId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (failure: string) => call(hosting.retry, { params: { id: tenantId, failure } }),
    onSuccess: () => notify.success('Wordt opnieuw geprobeerd'),
    onError: (error) => notify.error(`Niet opnieuw geprobeerd. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries(refreshing),
  });
}

/** Plans the deletion of a tenant, whose name is repeated, or withdraws it. */
export function useTenantDeletion(id: string) {
  const cache = useQueryClient();
  const shared = {
    onSuccess: (tenant: Parameters<typeof showTenant>[1]) => {
      showTenant(cache, tenant);
      void cache.invalidateQueries(hostLogQuery);
    },
  };
  const planning = useMutation({
    mutationFn: (displayName: string) =>
      call(hosting.planDeletion, { params: { id }, body: { displayName } }),
    ...shared,
  });
  const withdrawing = useMutation({
    mutationFn: () => call(hosting.withdrawDeletion, { params: { id } }),
    onError: (error) => notify.error(`Niet ingetrokken. ${explainError(error)}`),
    ...shared,
  });
  return { planning, withdrawing };
}

export function useAnnounce() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAnnouncement) => call(hosting.announce, { body }),
    onSuccess: () => notify.success('Mededeling geplaatst'),
    onSettled: () => void cache.invalidateQueries(plannedAnnouncementsQuery),
  });
}

export function useRemoveAnnouncement() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(hosting.removeAnnouncement, { params: { id } }),
    onError: (error) => notify.error(`Niet weggehaald. ${explainError(error)}`),
    onSettled: () => void cache.invalidateQueries(plannedAnnouncementsQuery),
  });
}
