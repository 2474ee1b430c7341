import {
  countOrdinaryMinutes,
  type PaidPerson,
  type PayDay,
  placeDay,
  type Travel,
} from './placing.ts';
import type { PayRules } from './rules.ts';

/**
 * Splits travel into paid and unpaid minutes. A band of kilometres gives the paid ones, whatever the trip took; without one the first
 * minutes of the day are unpaid, except those of a driver with riders.
 */
export function splitTravelMinutes(
  { minutes, kilometres, isDriver, hasRiders }: Travel,
  { bands, unpaidMinutes, paysDriver }: PayRules['travel'],
): { paid: number; unpaid: number; byBand: boolean } {
  const takesRiders = isDriver && hasRiders;
  const band = bands.find(({ upTo }) => kilometres !== null && kilometres <= upTo);
  const paid = band
    ? Math.round((takesRiders ? band.driver : band.rider) * 60)
    : Math.max(0, minutes - (takesRiders && paysDriver ? 0 : unpaidMinutes));
  return { paid, unpaid: Math.max(0, minutes - paid), byBand: band !== undefined };
}

export interface TooLongDay {
  date: string;
  /** Work, break and travel. */
  minutes: number;
  /** The limit in hours. */
  limit: number;
  article: string;
}

/** Finds whether the work, break and real travel of a day are longer than the rules allow; null when they are not. */
export function findTooLongDay(
  day: PayDay,
  person: PaidPerson,
  rules: PayRules,
): TooLongDay | null {
  if (!rules.longestDay) return null;
  const { hours, withOvertime, article } = rules.longestDay;
  const worked =
    day.works.length > 0
      ? day.works.reduce((sum, { minutes }) => sum + minutes, 0)
      : placeDay(day, person).worked;
  const minutes = worked + day.breakMinutes + (day.travel?.minutes ?? 0);
  // Nearly all days are shorter than each.
  if (minutes <= Math.min(hours, withOvertime) * 60) return null;
  const limit = worked > countOrdinaryMinutes(person, day.date) ? withOvertime : hours;
  return minutes > limit * 60 ? { date: day.date, minutes, limit, article } : null;
}
