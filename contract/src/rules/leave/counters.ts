import { addDays, addMonths } from '../../dates/dates.ts';
import { findContractOn } from '../../employees/contracts.ts';
import {
  computeLeave,
  fromQuarters,
  type LeaveDays,
  listWholeDayAbsences,
  toQuarters,
  type Worker,
} from './hours.ts';

/** The maximum of a kind of leave; weeks are times the hours of a week. */
export interface LeaveLimit {
  maxWeeks: number | null;
  /** The months of a period, from the first day that is taken; null means that it is not counted. */
  maxMonths: number | null;
  paidWeeks: number | null;
}

/** The hours taken in one period. */
export interface CountedPeriod {
  since: string;
  until: string;
  used: number;
  /** Null means that there is no maximum, or that the hours of the contract are not known. */
  maximum: number | null;
  paid: number | null;
}

/** Multiplies the contract hours of a week, to a quarter; null where one of the two is not known. */
export function computeHoursOfWeeks(
  weeks: number | null,
  { contracts }: Pick<Worker, 'contracts'>,
  day: string,
): number | null {
  const contract = findContractOn(contracts, day);
  if (weeks === null || !contract) return null;
  return fromQuarters(toQuarters(weeks * contract.hours.reduce((sum, hours) => sum + hours, 0)));
}

/**
 * The periods in which leave of one kind is counted (Wet arbeid en zorg, 4:2, 4:2a, 5:2, 5:10 and 6:2). Each begins on the first day that is taken
 * outside the one before, with as many hours as the contract of that day gives. Days off and days of illness take nothing.
 */
export function countLeave(
  absences: readonly (LeaveDays & { id: string })[],
  { maxWeeks, maxMonths, paidWeeks }: LeaveLimit,
  worker: Worker & { illnesses: readonly LeaveDays[] },
): CountedPeriod[] {
  if (maxMonths === null) return [];
  const isFree = (day: string) =>
    worker.isFree(day) || listWholeDayAbsences(worker.illnesses, worker, day).length > 0;
  const periods: CountedPeriod[] = [];
  const days = computeLeave(absences, { ...worker, isFree });
  for (const { day, quarters } of days.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const last = periods.at(-1);
    if (last && day <= last.until) last.used += fromQuarters(quarters);
    else {
      periods.push({
        since: day,
        until: addDays(addMonths(day, maxMonths), -1),
        used: fromQuarters(quarters),
        maximum: computeHoursOfWeeks(maxWeeks, worker, day),
        paid: computeHoursOfWeeks(paidWeeks, worker, day),
      });
    }
  }
  return periods;
}
