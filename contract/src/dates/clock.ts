import { readTwoDigits } from './dates.ts';
import { computeSummerTime } from './summer-time.ts';

export const DAY = 24 * 60;

/** The minutes of a quarter of an hour, in which hours are recorded. */
export const QUARTER = 15;

/** Minutes since midnight of HH:MM or HH:MM:SS. */
export const toMinuteOfDay = (time: string): number =>
  readTwoDigits(time, 0) * 60 + readTwoDigits(time, 3);

/** HH:MM of minutes since midnight. */
export const formatMinuteOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Minutes since 1970 in UTC of a local time in the Netherlands, by the rule of the European Union: summer time from the last
 * Sunday of March to the last Sunday of October. Of an hour that comes twice it is the first; all of an hour that is skipped is the
 * moment at which the clocks change, so that a later time is never an earlier instant. Far cheaper than Intl, which a rule on every
 * frame of a drag cannot afford.
 */
export function toInstant(day: number, minute: number): number {
  const local = day * DAY + minute;
  // A day of the year is enough: neither change is near a new year.
  const { begins, ends } = computeSummerTime(Math.floor(1970 + day / 365.2425));
  const inWinter = local - 60;
  if (inWinter < begins) return inWinter;
  const inSummer = Math.max(begins, local - 120);
  return inSummer < ends ? inSummer : inWinter;
}
