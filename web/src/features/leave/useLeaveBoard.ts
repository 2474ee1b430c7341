import { today } from '@ploegplan/contract/dates/dates';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { absencesQuery } from '../../data/leave/absences.ts';
import { balancesQuery, openRequestsQuery } from '../../data/leave/leave.ts';
import { leaveKindData } from '../../data/leave/leave-kinds.ts';
import { employeeData } from '../../data/records/employees.ts';
import { daysOf, periodOf } from '../../lib/dates/periods.ts';
import { useDaysOff } from '../../lib/dates/useHolidays.ts';
import { plain } from '../../lib/values/matching.ts';
import { barsByPerson, marksOf } from './board/bars.ts';
import type { BoardPerson } from './board/LeaveBoard.tsx';
import type { LeaveView } from './period.ts';

/** What the board of leave shows of a period. */
export function useLeaveBoard(view: LeaveView, date: string, search: string) {
  const { from, to } = periodOf(view, date);
  const absences = useQuery(absencesQuery(from, to));
  const employees = useQuery(employeeData.list);
  const requests = useQuery(openRequestsQuery);
  const balances = useQuery(balancesQuery(today()));
  const kinds = useQuery(leaveKindData.list);
  const daysOff = useDaysOff(from, to);
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const marks = useMemo(() => marksOf(kinds.data ?? []), [kinds.data]);
  const bars = useMemo(
    () => absences.data && barsByPerson(absences.data, requests.data ?? [], { from, to, marks }),
    [absences.data, requests.data, from, to, marks],
  );
  const people = useMemo(() => {
    const vacations = new Map(
      balances.data?.map(({ employeeId, balances: own }) => [
        employeeId,
        own.find(({ account }) => account === 'vacation')?.hours ?? null,
      ]),
    );
    const wanted = plain(search.trim());
    return employees.data
      ?.filter((one) => isInServiceOn(one, from) || isInServiceOn(one, to))
      .filter(({ name, crew }) => plain(`${name} ${crew}`).includes(wanted))
      .map(
        ({ id, name, crew, hue, kind }): BoardPerson => ({
          id,
          name,
          crew,
          hue,
          // Who is hired has none.
          vacation: kind === 'own' ? (vacations.get(id) ?? null) : null,
        }),
      );
  }, [employees.data, balances.data, search, from, to]);
  return {
    days,
    bars,
    marks,
    people,
    daysOff,
    absences: absences.data,
    requests: requests.data,
    error: absences.error ?? employees.error,
    retry: () => {
      void absences.refetch();
      void employees.refetch();
    },
  };
}

export type LeaveBoardData = ReturnType<typeof useLeaveBoard>;
