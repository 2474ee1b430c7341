import type { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays, isDate, openEnd } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import {
  computeWorkingQuarters,
  fromQuarters,
  leaveByDay,
  sumQuarters,
} from '@ploegplan/contract/rules/leave/hours';
import { parseHours } from '../../../lib/values/hours.ts';

export const parts = ['whole', 'half', 'hours'] as const;
export type Part = (typeof parts)[number];

export const partTexts: Record<Part, string> = {
  whole: translate('Hele dag'),
  half: translate('Halve dag'),
  hours: translate('Aantal uur'),
};

export interface LeaveDays {
  firstDay: string;
  lastDay: string;
  /** True for leave until further notice: no last day is asked for. */
  isOpen?: boolean;
  part: Part;
  /** The typed hours, where the part is `hours`. */
  hours: string;
}

export interface AbsenceValues extends LeaveDays {
  isOpen: boolean;
  employeeIds: string[];
  kindId: string | null;
  note: string;
  /** True when the employees are taken off the planning of these days. */
  frees: boolean;
}

export type Worker = Pick<Employee, 'contracts'> &
  Partial<Pick<Employee, 'inServiceFrom' | 'lastDay'>>;

/** The quarters of an hour in a day of 8 hours, used where the contract is not known. */
const USUAL_DAY = 32;

/** The days of which the contract hours are looked at: a week of what goes on. */
const withEnd = <T extends LeaveDays>(days: T): T =>
  days.isOpen && isDate(days.firstDay) ? { ...days, lastDay: addDays(days.firstDay, 6) } : days;

/** Computes half of the contract hours on the first working day of these. */
function computeHalfDay(worker: Worker | undefined, days: LeaveDays): number {
  const { firstDay, lastDay } = withEnd(days);
  for (let day = firstDay; worker && day <= lastDay; day = addDays(day, 1)) {
    const quarters = computeWorkingQuarters(worker, day);
    if (quarters > 0) return fromQuarters(Math.max(1, Math.round(quarters / 2)));
  }
  return fromQuarters(USUAL_DAY / 2);
}

/** The most contract hours of one of these days; 0 where nobody is known to work. */
export function computeLongestDay(workers: readonly Worker[], days: LeaveDays): number {
  const { firstDay, lastDay } = withEnd(days);
  if (!isWhole({ firstDay, lastDay })) return 0;
  let longest = 0;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
    longest = Math.max(longest, ...workers.map((worker) => computeWorkingQuarters(worker, day)));
  return fromQuarters(longest);
}

/** Returns null for whole days, also when all contract hours are typed: somebody who misses all of them is absent all day. */
export function computeHoursPerDay(worker: Worker | undefined, days: LeaveDays): number | null {
  if (days.part === 'whole') return null;
  if (days.part === 'half') return computeHalfDay(worker, days);
  const typed = parseHours(days.hours);
  const longest = worker ? computeLongestDay([worker], days) : 0;
  return longest > 0 && typed !== null && typed >= longest ? null : typed;
}

/** An absence as the form shows it; half a day only of a known contract. */
export function toLeaveDays(
  worker: Worker | undefined,
  { firstDay, lastDay, hoursPerDay }: Pick<Absence, 'firstDay' | 'lastDay' | 'hoursPerDay'>,
): LeaveDays & { isOpen: boolean } {
  const isOpen = lastDay === openEnd;
  const days = {
    firstDay,
    lastDay: isOpen ? '' : lastDay,
    isOpen,
    part: 'half' as const,
    hours: '',
  };
  if (hoursPerDay === null) return { ...days, part: 'whole' };
  if (worker && hoursPerDay === computeHalfDay(worker, days)) return days;
  return { ...days, part: 'hours', hours: String(hoursPerDay).replace('.', ',') };
}

const isWhole = ({ firstDay, lastDay }: Pick<LeaveDays, 'firstDay' | 'lastDay'>) =>
  isDate(firstDay) && isDate(lastDay) && firstDay <= lastDay;

/** Computes the cost of leave in hours; null while the days are not complete, and for leave until further notice. */
export function computeCost(
  worker: Worker,
  days: LeaveDays,
  isDayOff: (day: string) => boolean,
): number | null {
  if (days.isOpen || !isWhole(days)) return null;
  const hoursPerDay = computeHoursPerDay(worker, days);
  const typed = parseHours(days.hours);
  const isTyped = typed !== null && typed > 0 && Number.isInteger(typed * 4);
  if (days.part === 'hours' && !isTyped) return null;
  return fromQuarters(
    sumQuarters(leaveByDay({ ...days, hoursPerDay }, { ...worker, isFree: isDayOff })),
  );
}
