import { absences } from '@ploegplan/contract/absences';
import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences.schemas';
import { limits } from '@ploegplan/contract/limits';
import { addDays } from '@ploegplan/contract/rules/dates';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { messageOf } from '../lib/api/messages.ts';
import { formatDayRange } from '../lib/dates/dates.ts';
import { notify } from '../lib/notify.ts';

/** Who is absent on some of these days. */
export const absencesQuery = (from: string, to = from) =>
  queryOptions({
    queryKey: ['absences', 'days', from, to],
    queryFn: ({ signal }) => call(absences.list, { query: { from, to }, signal }),
  });

/** The same for more days than one request may have. */
export function absencesQueries(from: string, to: string) {
  const queries = [];
  for (let first = from; first <= to; first = addDays(first, limits.planningDays)) {
    const last = addDays(first, limits.planningDays - 1);
    queries.push(absencesQuery(first, last < to ? last : to));
  }
  return queries;
}

/** What shows absences, or is counted from them. */
const shown = [['absences'], ['leave'], ['home'], ['work']];

/** Reads again what an absence changes. */
export function useRefreshAbsences(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of shown) void cache.invalidateQueries({ queryKey });
  };
}

export const absenceText = ({
  kindName,
  firstDay,
  lastDay,
}: Pick<Absence, 'kindName' | 'firstDay' | 'lastDay'>) =>
  `${kindName}, ${formatDayRange(firstDay, lastDay)}`;

const add = (added: readonly NewAbsence[]) =>
  call(absences.create, { body: { absences: [...added] } });

/** Records absences, all or none. The same ids may be sent again. */
export function useAddAbsences() {
  const refresh = useRefreshAbsences();
  return useMutation({ mutationKey: ['absences'], mutationFn: add, onSettled: refresh });
}

export function useChangeAbsence() {
  const refresh = useRefreshAbsences();
  return useMutation({
    mutationKey: ['absences'],
    mutationFn: ({ id, ...body }: AbsenceUpdate & { id: string }) =>
      call(absences.update, { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Deletes an absence; its message offers to undo that. */
export function useRemoveAbsence() {
  const refresh = useRefreshAbsences();
  const restoring = useMutation({
    mutationKey: ['absences'],
    mutationFn: ({ id, employeeId, kindId, firstDay, lastDay, hoursPerDay, note }: Absence) =>
      add([{ id, employeeId, kindId, firstDay, lastDay, hoursPerDay, note }]),
    onSuccess: (_, absence) => notify.success('Verlof teruggezet', absenceText(absence)),
    onError: (error) => notify.error('Terugzetten mislukt', messageOf(error)),
    onSettled: refresh,
  });
  return useMutation({
    mutationKey: ['absences'],
    mutationFn: ({ id }: Absence) => call(absences.remove, { params: { id } }),
    onSuccess: (_, absence) =>
      notify.success('Verlof verwijderd', absenceText(absence), {
        key: `absence ${absence.id}`,
        action: { label: 'Ongedaan maken', run: () => restoring.mutate(absence) },
      }),
    onError: (error) => notify.error('Verlof verwijderen mislukt', messageOf(error)),
    onSettled: refresh,
  });
}
