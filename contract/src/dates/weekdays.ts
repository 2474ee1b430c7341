import { addDays, getDayOfWeek, getMonday } from './dates.ts';

export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdayNames)[number];

const weekend: readonly Weekday[] = ['saturday', 'sunday'];

/** The weekday as 1 (Monday) to 7 (Sunday) of an English day name, in any case. */
export function toIsoWeekday(day: string): number {
  const known: readonly string[] = weekdayNames;
  const index = known.indexOf(day.toLowerCase());
  if (index === -1) throw new RangeError(`Invalid day of week: ${day}`);
  return index + 1;
}

/** The English name of 1 (Monday) to 7 (Sunday). */
export function getNameOfIsoWeekday(index: number): Weekday {
  const name = weekdayNames[index - 1];
  if (!name) throw new RangeError('Invalid day of week index');
  return name;
}

/** The date of the given weekday in the Monday-to-Sunday week of `date`. */
export function getDateOfWeekday(date: string, day: number | Weekday): string {
  const index = typeof day === 'string' ? toIsoWeekday(day) : day;
  if (!Number.isInteger(index) || index < 1 || index > 7) {
    throw new RangeError('dayOfWeek must be between 1 (Monday) and 7 (Sunday)');
  }
  return addDays(getMonday(date), index - 1);
}

export const isWeekend = (date: string): boolean =>
  weekend.includes(getNameOfIsoWeekday(getDayOfWeek(date)));

export const isMonday = (date: string): boolean => getDayOfWeek(date) === 1;
