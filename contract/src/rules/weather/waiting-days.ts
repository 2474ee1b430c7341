import {
  groupOf,
  type WaitingGroup,
  type WeatherCause,
  waitingGroups,
} from '../../weather/kinds.ts';
import { type Norms, waitingNorms } from './norms.ts';

/** A day on which one person could not work; what was withdrawn is left out by who calls. */
export interface WeatherDay {
  date: string;
  cause: WeatherCause;
  /** Only days that were reported to UWV count. */
  isReported: boolean;
}

export interface WaitingCount {
  group: WaitingGroup;
  /** The waiting days that count. */
  used: number;
  limit: number;
  /** The days that would count once they are reported. */
  unreported: number;
}

/** The winter of a day, named by the year in which it begins: 1 November to 31 March; null outside it. */
export function findWinter(date: string): number | null {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  if (month >= 11) return year;
  return month <= 3 ? year - 1 : null;
}

/** Days that count together have the same period. */
const findPeriod = (group: WaitingGroup, date: string): number | null =>
  group === 'winter' ? findWinter(date) : Number(date.slice(0, 4));

/**
 * Counts the waiting days of one person up to a day, that day included: of frost those of its winter, of the others those of its
 * calendar year. Each date counts once in a group. Holidays, leave and days without contract hours are no waiting days.
 */
export function countWaitingDays(
  days: readonly WeatherDay[],
  { on, isWorkday, norms }: { on: string; isWorkday: (date: string) => boolean; norms: Norms },
): WaitingCount[] {
  return waitingGroups.map((group) => {
    const period = findPeriod(group, on);
    const own = days.filter(
      ({ date, cause }) =>
        groupOf[cause] === group &&
        date <= on &&
        period !== null &&
        findPeriod(group, date) === period &&
        isWorkday(date),
    );
    const reported = new Set(own.filter(({ isReported }) => isReported).map(({ date }) => date));
    const all = new Set(own.map(({ date }) => date));
    return {
      group,
      used: reported.size,
      limit: norms.find(waitingNorms[group], on).figure,
      unreported: all.size - reported.size,
    };
  });
}

export type UnworkablePart = 'whole' | 'half' | 'none';

/** The part of a day that counts as unworkable for a contract, by the hours in which work was impossible. */
export function classifyHours(hours: number, day: string, norms: Norms): UnworkablePart {
  if (hours >= norms.find('whole-day', day).figure) return 'whole';
  return hours >= norms.find('half-day', day).figure ? 'half' : 'none';
}
