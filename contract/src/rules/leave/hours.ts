import type { AbsenceKind } from '../../absences/schemas.ts';
import { addDays, getDayOfWeek } from '../../dates/dates.ts';
import { findContractOn } from '../../employees/contracts.ts';

/** Quarters of an hour: leave is counted in whole numbers, because fractions of numbers are not exact. */
export const toQuarters = (hours: number): number => Math.round(hours * 4);
export const fromQuarters = (quarters: number): number => quarters / 4;

export interface LeaveDays {
  firstDay: string;
  lastDay: string;
  /** Null: whole days. */
  hoursPerDay: number | null;
}

export interface Worker {
  contracts: readonly { from: string | null; hours: readonly number[] }[];
  inServiceFrom?: string | null;
  lastDay?: string | null;
  /** Nobody takes leave on a holiday or a closure day, which may cost hours itself, nor who is ill all day (BW 7:637). */
  isFree(day: string): boolean;
}

export interface DayOfLeave {
  day: string;
  quarters: number;
}

/** The contract hours of a day, in quarters; 0 without a contract and out of service. */
export function computeWorkingQuarters(
  { contracts, inServiceFrom = null, lastDay = null }: Omit<Worker, 'isFree'>,
  day: string,
): number {
  if ((inServiceFrom !== null && day < inServiceFrom) || (lastDay !== null && day > lastDay))
    return 0;
  const hours = findContractOn(contracts, day)?.hours[getDayOfWeek(day) - 1] ?? 0;
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
    const working = computeWorkingQuarters(worker, day);
    const quarters = hoursPerDay === null ? working : Math.min(working, toQuarters(hoursPerDay));
    if (quarters > 0 && !worker.isFree(day)) days.push({ day, quarters });
  }
  return days;
}

/**
 * The same of several absences: together they cost a day no more than it has. Whole days go first, then by id, which is the order
 * in which they were made.
 */
export function computeLeave(
  absences: readonly (LeaveDays & { id: string })[],
  worker: Worker,
): (DayOfLeave & { id: string })[] {
  const left = new Map<string, number>();
  const isPart = ({ hoursPerDay }: LeaveDays) => Number(hoursPerDay !== null);
  const sorted = absences.toSorted((a, b) => isPart(a) - isPart(b) || (a.id < b.id ? -1 : 1));
  return sorted.flatMap(({ id, ...days }) =>
    leaveByDay(days, worker).flatMap(({ day, quarters }) => {
      const room = left.get(day) ?? computeWorkingQuarters(worker, day);
      const taken = Math.min(quarters, room);
      left.set(day, room - taken);
      return taken > 0 ? [{ id, day, quarters: taken }] : [];
    }),
  );
}

/**
 * Those of the absences of one person that take all of a day: of whole days, or in hours that together are as many as those of the
 * contract on it. Without known hours of a contract only whole days do.
 */
export function listWholeDayAbsences<A extends LeaveDays>(
  absences: readonly A[],
  worker: Pick<Worker, 'contracts'>,
  day: string,
): readonly A[] {
  const own = absences.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const whole = own.filter(({ hoursPerDay }) => hoursPerDay === null);
  if (whole.length > 0 || own.length === 0) return whole;
  const working = computeWorkingQuarters({ contracts: worker.contracts }, day);
  const absent = own.reduce((sum, { hoursPerDay }) => sum + toQuarters(hoursPerDay ?? 0), 0);
  return working > 0 && absent >= working ? own : [];
}

interface Beside {
  others: readonly LeaveDays[];
  worker: Omit<Worker, 'isFree'>;
  /** The leave as it was; a day of which it takes no more than that is not reported. */
  before?: LeaveDays | null | undefined;
}

/** The first day of which leave, with other leave on it, takes more than the contract hours; null: there is none. */
export function findOverfullDay(
  leave: LeaveDays,
  { others, worker, before }: Beside,
): string | null {
  const costs = (absence: LeaveDays) =>
    new Map(
      leaveByDay(absence, { ...worker, isFree: () => false }).map((entry) => [
        entry.day,
        entry.quarters,
      ]),
    );
  const taken = others.map(costs);
  const known = before ? costs(before) : new Map<string, number>();
  for (const [day, quarters] of costs(leave)) {
    const sum = taken.reduce((all, entry) => all + (entry.get(day) ?? 0), quarters);
    if (sum > computeWorkingQuarters(worker, day) && quarters > (known.get(day) ?? 0)) return day;
  }
  return null;
}

export interface AbsentDay {
  quarters: number;
  /** Those of them that count as worked. */
  worked: number;
  /** At school, which counts as worked and is no absence. */
  school?: number;
  /** All of the day, also where the contract has no hours on it. */
  isWhole: boolean;
}

/**
 * Article 5:2 of the Arbeidstijdenwet: vacation, illness, duties by law and personal circumstances count as worked in weeks and averages, and
 * training is work; time off that is rostered, saved, parental or unpaid does not count. A kind of which nothing is known counts.
 */
const countsAsWorked: Record<AbsenceKind, boolean> = {
  vacation: true,
  sick: true,
  doctor: true,
  'special-leave': true,
  training: true,
  other: true,
  'care-leave': false,
  'rostered-day-off': false,
  'time-for-time': false,
  'parental-leave': false,
  'unpaid-leave': false,
  'unworkable-weather': false,
};

const presence: AbsentDay = { quarters: 0, worked: 0, isWhole: false };

/**
 * Absences by day, of the days from one to another. A day counts once, and a holiday within leave counts too: what counts is the contract.
 * `school`: quarters of school by day, for who is not absent all day.
 */
export function mapAbsentDays(
  absences: readonly (LeaveDays & { id: string; kind: AbsenceKind })[],
  worker: Omit<Worker, 'isFree'>,
  { from, to }: { from: string; to: string },
  school: ReadonlyMap<string, number> = new Map(),
): Map<string, AbsentDay> {
  const days = new Map<string, AbsentDay>();
  const within = absences
    .map(({ firstDay, lastDay, ...absence }) => ({
      ...absence,
      firstDay: firstDay > from ? firstDay : from,
      lastDay: lastDay < to ? lastDay : to,
    }))
    .filter(({ firstDay, lastDay }) => firstDay <= lastDay);
  for (const { firstDay, lastDay, hoursPerDay } of within) {
    if (hoursPerDay !== null) continue;
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
      days.set(day, { ...presence, isWhole: true });
    }
  }
  const kindsById = new Map(within.map(({ id, kind }) => [id, kind]));
  for (const { id, day, quarters } of computeLeave(within, { ...worker, isFree: () => false })) {
    const known = days.get(day);
    const sum = (known?.quarters ?? 0) + quarters;
    days.set(day, {
      ...presence,
      quarters: sum,
      worked: (known?.worked ?? 0) + (countsAsWorked[kindsById.get(id) ?? 'other'] ? quarters : 0),
      isWhole: known?.isWhole || sum === computeWorkingQuarters(worker, day),
    });
  }
  for (const [day, quarters] of school) {
    const known = days.get(day) ?? presence;
    if (!known.isWhole) days.set(day, { ...known, school: quarters });
  }
  return days;
}

export const sumQuarters = (days: readonly { quarters: number }[]): number =>
  days.reduce((sum, { quarters }) => sum + quarters, 0);
