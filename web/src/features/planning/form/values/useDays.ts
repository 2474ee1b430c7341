import { addDays, getToday, isDate } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { useQueries } from '@tanstack/react-query';
import { absencesQueries } from '../../../../data/leave/absences.ts';
import { useHolidays } from '../../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../../lib/session/tenant.ts';
import { computeDays, type Days, isSpan, listAllDays } from './days.ts';
import type { FormValues } from './values.ts';

/** The days to plan for these values, from the holidays and the absences in between. */
export function useDays(values: FormValues, employees: readonly Employee[]): Days {
  const { workingWeek } = useTenant();
  const first = isDate(values.date) ? values.date : getToday();
  // A night shift ends on the day after the last.
  const last = addDays((isSpan(values) && listAllDays(values).at(-1)) || first, 1);
  const holidays = useHolidays(first, last);
  const absences = useQueries({
    queries: isSpan(values) ? absencesQueries(first, last) : [],
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return computeDays(values, {
    workingWeek,
    holidays,
    absences,
    employees: new Map(employees.map((employee) => [employee.id, employee])),
  });
}
