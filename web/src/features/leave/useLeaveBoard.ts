import { getToday } from '@ploegplan/contract/dates/dates';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { absencesQuery } from '../../data/leave/absences.ts';
import { balancesQuery } from '../../data/leave/leave.ts';
import { leaveKindData } from '../../data/leave/leave-kinds.ts';
import { openRequestsQuery } from '../../data/leave/requests.ts';
import { employeeData } from '../../data/records/employees.ts';
import { getPeriod, listDays } from '../../lib/dates/periods.ts';
import { useDaysOff } from '../../lib/dates/useHolidays.ts';
import { toPlain } from '../../lib/values/matching.ts';
import { assignKindCodes, groupBarsByPerson } from './board/bars.ts';
import type { BoardPerson } from './board/LeaveBoard.tsx';
import type { LeaveView } from './period.ts';

export function useLeaveBoard(view: LeaveView, date: string, search: string) {
  const { from, to } = getPeriod(view, date);
  const absences = useQuery(absencesQuery(from, to));
  const employees = useQuery(employeeData.list);
  const requests = useQuery(openRequestsQuery);
  const balances = useQuery(balancesQuery(getToday()));
  const kinds = useQuery(leaveKindData.list);
  const daysOff = useDaysOff(from, to);
  const days = useMemo(() => listDays({ from, to }), [from, to]);
  const codes = useMemo(() => assignKindCodes(kinds.data ?? []), [kinds.data]);
  const bars = useMemo(
    () =>
      absences.data && groupBarsByPerson(absences.data, requests.data ?? [], { from, to, codes }),
    [absences.data, requests.data, from, to, codes],
  );
  const people = useMemo(() => {
    const vacations = new Map(
      balances.data?.map(({ employeeId, balances: own }) => [
        employeeId,
        own.find(({ account }) => account === 'vacation')?.hours ?? null,
      ]),
    );
    const query = toPlain(search.trim());
    return employees.data
      ?.filter((employee) => isInServiceOn(employee, from) || isInServiceOn(employee, to))
      .filter(({ name, crew }) => toPlain(`${name} ${crew}`).includes(query))
      .map(
        ({ id, name, crew, hue, kind }): BoardPerson => ({
          id,
          name,
          crew,
          hue,
          // Hired employees have no balance.
          vacation: kind === 'own' ? (vacations.get(id) ?? null) : null,
        }),
      );
  }, [employees.data, balances.data, search, from, to]);
  return {
    days,
    bars,
    codes,
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
