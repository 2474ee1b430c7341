import { addDays } from '@ploegplan/contract/dates/dates';
import type { EmployeeWorkDay } from '@ploegplan/contract/work-days/schemas';
import { useQuery } from '@tanstack/react-query';
import { hourSettingsQuery, workDaysQuery } from '../../../data/hours/hours.ts';
import { employeeData } from '../../../data/records/employees.ts';

export interface Times {
  /** The days with times or travel, of one person or of all. */
  days: readonly EmployeeWorkDay[];
  /** True when the company asks a person for times. */
  isAsked: boolean;
  asksTravel: boolean;
}

/** Queries the times of the shown weeks, with the day after them, on which the rest after a Sunday ends. */
export const timesOfWeeksQuery = (mondays: readonly string[]) =>
  workDaysQuery(mondays[0] ?? '', addDays(mondays.at(-1) ?? '', 7));

/** Tells whether the company asks a person for times; of nobody until it is known. */
export function useAsksTimes(): (employeeId: string) => boolean {
  const { data: settings } = useQuery(hourSettingsQuery);
  const { data: employees } = useQuery(employeeData.list);
  return (employeeId) => {
    const kind = employees?.find(({ id }) => id === employeeId)?.kind;
    return kind !== undefined && settings !== undefined && settings.dayTimes.ask[kind] !== 'off';
  };
}

/** Reads the times of a person in the shown weeks, and what the company asks; undefined until they are loaded. */
export function useTimes(mondays: readonly string[], employeeId: string): Times | undefined {
  const { data: days } = useQuery(timesOfWeeksQuery(mondays));
  const { data: settings } = useQuery(hourSettingsQuery);
  const { data: employees } = useQuery(employeeData.list);
  const asksTimes = useAsksTimes();
  if (!days || !settings || !employees) return undefined;
  return {
    days: days.filter((day) => day.employeeId === employeeId),
    isAsked: asksTimes(employeeId),
    asksTravel: settings.dayTimes.travel,
  };
}
