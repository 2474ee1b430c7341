import type { Absence } from '@ploegplan/contract/absences/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { leave } from '@ploegplan/contract/leave/endpoints';
import type {
  NewCorrection,
  RecordedWarning,
  SettingsUpdate,
} from '@ploegplan/contract/leave/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import { useRefreshAbsences } from './absences.ts';

/** Days of leave, and how much of each where that is not all. */
type DaysOfLeave = Pick<Absence, 'firstDay' | 'lastDay' | 'hoursPerDay'>;

/** '4 uur', of several days '4 uur per dag'; nothing of whole days. */
export const formatPartOfDay = ({ firstDay, lastDay, hoursPerDay }: DaysOfLeave): string => {
  if (hoursPerDay === null) return '';
  const hours = formatHoursText(hoursPerDay);
  return firstDay === lastDay ? hours : translate('{hours} per dag', { hours });
};

/** 'ma 21 dec – wo 23 dec, 4 uur per dag' */
export const formatDaysOfLeave = (days: DaysOfLeave): string =>
  [formatDayRange(days.firstDay, days.lastDay), formatPartOfDay(days)].filter(Boolean).join(', ');

export const leaveSettingsQuery = queryOptions({
  queryKey: ['leave', 'settings'],
  queryFn: ({ signal }) => call(leave.settings, { signal }),
});

/** The balances of everybody at the end of a day. */
export const balancesQuery = (day: string) =>
  queryOptions({
    queryKey: ['leave', 'balances', day],
    queryFn: ({ signal }) => call(leave.balances, { query: { day }, signal }),
  });

/** The leave of an employee in a year. */
export const leaveCardQuery = (id: string, year: number) =>
  queryOptions({
    queryKey: ['leave', 'card', id, year],
    queryFn: ({ signal }) =>
      call(leave.card, { params: { id }, query: { year: `${year}` }, signal }),
  });

/** Changes leave in some way, and reads it again. */
function useLeaveMutation<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const cache = useQueryClient();
  const queryKey = ['leave'];
  const onSettled = () => void cache.invalidateQueries({ queryKey });
  return useMutation({ mutationKey: queryKey, mutationFn: send, onSettled });
}

export const useChangeLeaveSettings = () =>
  useLeaveMutation((body: SettingsUpdate) => call(leave.changeSettings, { body }));

/** Withdraws leave that stands without an answer. */
export function useCancelLeave() {
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationKey: ['leave'],
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(leave.cancel, { params: { id }, body: { reason } }),
    onSettled: refresh,
  });
}

/** Adds a line of the office to the ledger of an employee. */
export const useCorrectLeave = (employeeId: string) =>
  useLeaveMutation((body: NewCorrection) =>
    call(leave.correct, { params: { id: employeeId }, body }),
  );

export const useCounterLine = () =>
  useLeaveMutation(({ lineId, id, note }: { lineId: string; id: string; note: string }) =>
    call(leave.counter, { params: { id: lineId }, body: { id, note } }),
  );

/** Records when and how an employee was told of a warning. */
export function useTellWarning() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['leave'],
    mutationFn: ({ id, ...body }: RecordedWarning & { id: string }) =>
      call(leave.tell, { params: { id }, body }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['leave'] }),
  });
}

/** Tells employees what lapses. */
export const useWarnOfLapse = () =>
  useLeaveMutation((employeeIds: string[]) => call(leave.warn, { body: { employeeIds } }));
