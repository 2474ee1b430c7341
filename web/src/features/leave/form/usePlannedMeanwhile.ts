import { isDate, openEnd } from '@ploegplan/contract/dates/dates';
import type { Employee, PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { useQueries } from '@tanstack/react-query';
import { plannedInQuery } from '../../../data/records/employees.ts';
import type { LeaveDays } from './absence-values.ts';

export interface PlannedMeanwhileOf {
  employee: Employee;
  items: readonly PlannedForEmployee[];
}

/** Reads people's planned work on their days of absence, also partial ones: the planning warns of both. */
export function usePlannedMeanwhile(
  people: readonly Employee[],
  { employeeIds, firstDay, ...days }: LeaveDays & { employeeIds: readonly string[] },
): readonly PlannedMeanwhileOf[] {
  const lastDay = days.isOpen ? openEnd : days.lastDay;
  const hasDays = isDate(firstDay) && isDate(lastDay) && firstDay <= lastDay;
  const chosen = hasDays ? people.filter(({ id }) => employeeIds.includes(id)) : [];
  return useQueries({
    queries: chosen.map(({ id }) => plannedInQuery(id, firstDay, lastDay)),
    combine: (results) =>
      chosen.map((employee, at) => ({ employee, items: results[at]?.data ?? [] })),
  });
}
