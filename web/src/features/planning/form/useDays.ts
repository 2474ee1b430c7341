import type { Employee } from '@ploegplan/contract/employees.schemas';
import { isDate, today } from '@ploegplan/contract/rules/dates';
import { useQueries } from '@tanstack/react-query';
import { absencesQueries } from '../../../data/absences.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { allDays, type Days, daysOf, isSpan } from './days.ts';
import type { FormValues } from './values.ts';

/** The days to plan for these values, from the holidays and the absences in between. */
export function useDays(values: FormValues, employees: readonly Employee[]): Days {
  const { workingWeek } = useTenant();
  const first = isDate(values.date) ? values.date : today();
  const last = (isSpan(values) && allDays(values).at(-1)) || first;
  const holidays = useHolidays(first, last);
  const absences = useQueries({
    queries: isSpan(values) ? absencesQueries(first, last) : [],
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const services = new Map(employees.map((one) => [one.id, one]));
  return daysOf(values, { workingWeek, holidays, absences, services });
}
