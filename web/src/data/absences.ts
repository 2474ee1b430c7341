import { absences } from '@ploegplan/contract/absences';
import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences.schemas';
import type { Employee } from '@ploegplan/contract/employees.schemas';
import { limits } from '@ploegplan/contract/limits';
import { addDays, openEnd } from '@ploegplan/contract/rules/dates';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../lib/api/call.ts';
import { messageOf } from '../lib/api/messages.ts';
import { formatDayRange } from '../lib/dates/dates.ts';
import { notify } from '../lib/notify.ts';
import { leaveKindData } from './leave-kinds.ts';

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

/** Records at once that somebody is ill from a day on, until further notice; its message offers to undo that. */
export function useReportIllness() {
  const cache = useQueryClient();
  const refresh = useRefreshAbsences();
  const undoing = useMutation({
    mutationKey: ['absences'],
    mutationFn: ({ id }: Pick<Absence, 'id'>) => call(absences.remove, { params: { id } }),
    onSuccess: () => notify.success('Ziekmelding ongedaan gemaakt'),
    onError: (error) => notify.error('Ongedaan maken mislukt', messageOf(error)),
    onSettled: refresh,
  });
  return useMutation({
    mutationKey: ['absences'],
    mutationFn: async ({
      employee,
      day,
    }: {
      employee: Pick<Employee, 'id' | 'name'>;
      day: string;
    }) => {
      const kinds = await cache.fetchQuery(leaveKindData.list);
      const kind = kinds.find((one) => one.kind === 'sick' && !one.deleted);
      if (!kind) return null;
      const days = { firstDay: day, lastDay: openEnd, hoursPerDay: null, note: '' };
      const [absence] = await add([
        { id: uuidv7(), employeeId: employee.id, kindId: kind.id, ...days },
      ]);
      return absence ?? null;
    },
    onSuccess: (absence, { employee }) => {
      if (!absence)
        notify.error(
          'Er is geen verlofsoort voor ziekte',
          'Voeg die eerst toe bij de verlofsoorten.',
        );
      else
        notify.success(`${employee.name}: ${absenceText(absence)}`, undefined, {
          key: `absence ${absence.id}`,
          action: { label: 'Ongedaan maken', run: () => undoing.mutate(absence) },
        });
    },
    onError: (error) => notify.error('Ziek melden mislukt', messageOf(error)),
    onSettled: refresh,
  });
}

interface Ending {
  absence: Absence;
  /** Of the employee, for messages. */
  name: string;
  /** The first day on which the employee works again. */
  back: string;
}

/** Ends an illness that was open on the day before somebody is back; its message offers to undo that. */
export function useEndIllness() {
  const refresh = useRefreshAbsences();
  const change = ({ id, kindId, firstDay, lastDay, hoursPerDay, note, version }: Absence) =>
    call(absences.update, {
      params: { id },
      body: { kindId, firstDay, lastDay, hoursPerDay, note, version },
    });
  const undoing = useMutation({
    mutationKey: ['absences'],
    mutationFn: (absence: Absence) => change({ ...absence, lastDay: openEnd }),
    onSuccess: () => notify.success('Betermelding ongedaan gemaakt'),
    onError: (error) => notify.error('Ongedaan maken mislukt', messageOf(error)),
    onSettled: refresh,
  });
  return useMutation({
    mutationKey: ['absences'],
    mutationFn: ({ absence, back }: Ending) => {
      const { firstDay } = absence;
      return change({ ...absence, lastDay: back <= firstDay ? firstDay : addDays(back, -1) });
    },
    onSuccess: (absence, { name }) =>
      notify.success(`${name} is beter gemeld`, absenceText(absence), {
        key: `absence ${absence.id}`,
        action: { label: 'Ongedaan maken', run: () => undoing.mutate(absence) },
      }),
    onError: (error) => notify.error('Beter melden mislukt', messageOf(error)),
    onSettled: refresh,
  });
}
