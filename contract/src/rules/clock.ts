import { dayNumber, twoDigits, weekdayOfDay } from './dates.ts';

export const DAY = 24 * 60;

/** Minutes since midnight of HH:MM or HH:MM:SS. */
export const minuteOfDay = (time: string): number => twoDigits(time, 0) * 60 + twoDigits(time, 3);

const lastSunday = (year: number, month: '03' | '10') => {
  const last = dayNumber(`${year}-${month}-31`);
  return last - (weekdayOfDay(last) % 7);
};

interface Summer {
  /** Local minutes since 1970 at which summer time begins and ends. */
  begins: number;
  ends: number;
}
const summers = new Map<number, Summer>();

function summerOf(year: number): Summer {
  let summer = summers.get(year);
  if (!summer) {
    summer = {
      begins: lastSunday(year, '03') * DAY + 3 * 60,
      ends: lastSunday(year, '10') * DAY + 3 * 60,
    };
    summers.set(year, summer);
  }
  return summer;
}

/**
 * Minutes since 1970 in UTC of a local time in the Netherlands, by the rule of the European Union: summer time from the last
 * Sunday of March to the last Sunday of October. Of an hour that comes twice it is the first; a time in the hour that is skipped
 * counts on from the hour before it. Far cheaper than Intl, which a rule on every frame of a drag cannot afford.
 */
export function instantOf(day: number, minute: number): number {
  const local = day * DAY + minute;
  // A day of the year is enough: neither change is near a new year.
  const { begins, ends } = summerOf(Math.floor(1970 + day / 365.2425));
  return local - (local >= begins && local < ends ? 120 : 60);
}
