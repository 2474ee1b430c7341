import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { crewDaysQuery, useCorrectDay, workDaysQuery } from '../../../data/hours/hours.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { hoursDate } from '../remembered.ts';
import { useAsksTimes } from '../times/useTimes.ts';
import { useHours, withPending } from '../useHours.ts';
import { useHoursEdits } from '../useHoursEdits.ts';
import { canTakeOver, createSheetRows, type SheetRow, takeOver } from './rows.ts';

/** The sheets of foremen of the shown week, and what the office does with them. */
export function useCrewSheets() {
  const [date] = useRemembered(hoursDate);
  const from = getMonday(date);
  const to = addDays(from, 6);
  const query = useQuery(crewDaysQuery(from, to));
  const hours = useHours({ from, to });
  const { cells, names, approvals, standardKindId } = hours;
  const edits = useHoursEdits();
  const { pending } = edits.state;
  const times = useQuery(workDaysQuery(from, to));
  const asksTimes = useAsksTimes();
  const correct = useCorrectDay();
  const rows = useMemo(
    () =>
      query.data && cells && names && standardKindId
        ? createSheetRows(query.data, {
            cells: withPending(cells, pending),
            standardKindId,
            isApproved: (id, day) => approvals.has(createWeekKey(id, getMonday(day))),
            getName: (id) => names.getPerson(id).name,
            getTitle: (id) => names.getTarget(id).name,
          })
        : undefined,
    [query.data, cells, names, approvals, standardKindId, pending],
  );

  /** Records a voice as the hours that count, in one request; of the foreman with the times of the day, where the company asks for them. */
  const take = (chosen: readonly SheetRow[], voice: 'planned' | 'foreman' | 'worker') => {
    const open = chosen.filter(canTakeOver);
    edits.enter(open.flatMap((row) => takeOver(row, voice)));
    if (voice !== 'foreman') return;
    for (const { day } of open) {
      const { employeeId, startTime, endTime, breakMinutes, travelMinutes } = day;
      if (startTime === null || !asksTimes(employeeId)) continue;
      const before = times.data?.find(
        (known) => known.employeeId === employeeId && known.date === day.date,
      );
      const travel = before?.travel ?? { kilometres: null, role: 'rider' as const, carId: null };
      correct.mutate({
        ...{ employeeId, date: day.date, startTime, endTime, breakMinutes },
        travel:
          travelMinutes === null ? (before?.travel ?? null) : { ...travel, minutes: travelMinutes },
        version: before?.version ?? 0,
      });
    }
  };
  return {
    rows,
    query: {
      error: query.error ?? hours.error,
      isFetching: query.isFetching,
      refetch: () => {
        hours.retry();
        return query.refetch();
      },
    },
    take,
    undo: edits.undo,
  };
}
