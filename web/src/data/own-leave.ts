import { leave } from '@ploegplan/contract/leave';
import type { LeaveRequestState, NewLeaveRequest } from '@ploegplan/contract/leave.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { messageOf } from '../lib/api/messages.ts';
import { formatDayRange } from '../lib/dates/dates.ts';
import { notify } from '../lib/notify.ts';

export const requestStateTexts: Record<LeaveRequestState, string> = {
  requested: 'Aangevraagd',
  approved: 'Goedgekeurd',
  refused: 'Afgewezen',
  withdrawn: 'Ingetrokken',
};

/** The own leave in a year. */
export const ownLeaveQuery = (year: number) =>
  queryOptions({
    queryKey: ['own-leave', year],
    queryFn: ({ signal }) => call(leave.own, { query: { year: `${year}` }, signal }),
    meta: { kept: { name: `own leave ${year}` } },
  });

/** The kinds of leave that may be requested. */
export const ownKindsQuery = queryOptions({
  queryKey: ['own-leave', 'kinds'],
  queryFn: ({ signal }) => call(leave.ownKinds, { signal }),
  meta: { kept: { name: 'own kinds of leave' } },
});

export function useRequestLeave() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own-leave'],
    mutationFn: (body: NewLeaveRequest) => call(leave.request, { body }),
    onSuccess: ({ firstDay, lastDay }) =>
      notify.success('Verlof aangevraagd', formatDayRange(firstDay, lastDay)),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['own-leave'] }),
  });
}

export function useWithdrawRequest() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own-leave'],
    mutationFn: (id: string) => call(leave.withdraw, { params: { id } }),
    onSuccess: ({ firstDay, lastDay }) =>
      notify.success('Aanvraag ingetrokken', formatDayRange(firstDay, lastDay)),
    onError: (error) => notify.error('Intrekken mislukt', messageOf(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['own-leave'] }),
  });
}
