import { ordinaryMinutes, type PaidPerson, type PayDay, placeDay, type Travel } from './placing.ts';
import type { PayRules } from './rules.ts';

/**
 * Paid and unpaid minutes. A band of kilometres gives the paid ones, whatever the trip took; without one the first minutes of the day are unpaid,
 * except those of a driver with riders.
 */
export function travelMinutes(
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

export interface LongDay {
  date: string;
  /** Work, break and travel. */
  minutes: number;
  /** In hours. */
  limit: number;
  article: string;
}

/** A day whose work, break and real travel are longer than the rules have it; null: it is not. */
export function longDay(day: PayDay, person: PaidPerson, rules: PayRules): LongDay | null {
  if (!rules.longestDay) return null;
  const { worked } = placeDay(day, person);
  const { hours, withOvertime, article } = rules.longestDay;
  const limit = worked > ordinaryMinutes(person, day.date) ? withOvertime : hours;
  const minutes = worked + day.breakMinutes + (day.travel?.minutes ?? 0);
  return minutes > limit * 60 ? { date: day.date, minutes, limit, article } : null;
}
