import { contractOn } from './contracts.ts';
import { addDays, dayOfWeek } from './dates.ts';

/** Quarters of an hour: leave is counted in whole numbers, because fractions of numbers are not exact. */
export const toQuarters = (hours: number): number => Math.round(hours * 4);
export const fromQuarters = (quarters: number): number => quarters / 4;

interface LeaveDays {
  firstDay: string;
  lastDay: string;
  /** Null: whole days. */
  hoursPerDay: number | null;
}

interface Worker {
  contracts: readonly { from: string | null; hours: readonly number[] }[];
  inServiceFrom?: string | null;
  lastDay?: string | null;
  /** Nobody works on a holiday or a closure day, and who is ill all day takes no leave (BW 7:637). */
  isFree(day: string): boolean;
}

export interface DayOfLeave {
  day: string;
  quarters: number;
}

/** The contract hours of a day, in quarters; 0 without a contract and out of service. */
export function workingQuarters(
  { contracts, inServiceFrom = null, lastDay = null }: Omit<Worker, 'isFree'>,
  day: string,
): number {
  if ((inServiceFrom !== null && day < inServiceFrom) || (lastDay !== null && day > lastDay))
    return 0;
  const hours = contractOn(contracts, day)?.hours[dayOfWeek(day) - 1] ?? 0;
  return toQuarters(hours);
}

/**
 * What leave costs on each day: the contract hours of that weekday, or the part of them that is asked. Days without contract
 * hours and days that are free for everybody cost nothing and are left out.
 */
export function leaveByDay(
  { firstDay, lastDay, hoursPerDay }: LeaveDays,
  worker: Worker,
): DayOfLeave[] {
  const days: DayOfLeave[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const working = workingQuarters(worker, day);
    const quarters = hoursPerDay === null ? working : Math.min(working, toQuarters(hoursPerDay));
    if (quarters > 0 && !worker.isFree(day)) days.push({ day, quarters });
  }
  return days;
}

export const sumOfQuarters = (days: readonly { quarters: number }[]): number =>
  days.reduce((sum, { quarters }) => sum + quarters, 0);
