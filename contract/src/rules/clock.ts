import { twoDigits } from './dates.ts';
import { summerTimeOf } from './summer-time.ts';

export const DAY = 24 * 60;

/** Minutes since midnight of HH:MM or HH:MM:SS. */
export const minuteOfDay = (time: string): number => twoDigits(time, 0) * 60 + twoDigits(time, 3);

/**
 * Minutes since 1970 in UTC of a local time in the Netherlands, by the rule of the European Union: summer time from the last
 * Sunday of March to the last Sunday of October. Of an hour that comes twice it is the first; a time in the hour that is skipped
 * counts on from the hour before it. Far cheaper than Intl, which a rule on every frame of a drag cannot afford.
 */
export function instantOf(day: number, minute: number): number {
  const local = day * DAY + minute;
  // A day of the year is enough: neither change is near a new year.
  const { begins, ends } = summerTimeOf(Math.floor(1970 + day / 365.2425));
  const inSummer = local - 120;
  return inSummer >= begins && inSummer < ends ? inSummer : local - 60;
}
