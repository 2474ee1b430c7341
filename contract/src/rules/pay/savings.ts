import { addDays } from '../../dates/dates.ts';
import type { PaySegment } from '../../hours/classes.schemas.ts';
import { findPayRulesOn, type PayRules, type SavedCount } from './rules.ts';
import { getSavedTexts } from './words.ts';

/** Finds how overtime of a week is treated: by the rules of its last day, so that a week has one treatment. */
export const findTimeForTimeOf = (
  all: readonly PayRules[],
  monday: string,
): PayRules['timeForTime'] | null => findPayRulesOn(all, addDays(monday, 6))?.timeForTime ?? null;

/** Marks a part as saved if it is overtime. */
export const markSaved = <Part extends Pick<PaySegment, 'class' | 'reason' | 'saved'>>(
  part: Part,
  saved: SavedCount,
): Part =>
  part.class === 'overtime'
    ? { ...part, saved, reason: `${part.reason}, ${getSavedTexts()[saved]}` }
    : part;

/** The minutes times a hundredth of a percent of a quarter of an hour. */
const QUARTER = 15 * 10_000;

/** Counts the quarters that the parts of a week save, rounded up once. */
export function countSavedQuarters(
  parts: readonly Pick<PaySegment, 'minutes' | 'percent' | 'saved'>[],
): number {
  const worth = parts.map(({ minutes, percent, saved }) => {
    if (saved === null) return 0;
    // Percentages have two decimals; whole numbers keep the sum exact.
    return minutes * (saved === 'worth' ? Math.round((percent ?? 100) * 100) : 10_000);
  });
  return Math.ceil(worth.reduce((sum, one) => sum + one, 0) / QUARTER);
}

/** The percentage of the hourly wage that is still to be paid of a part; null where it is not known. */
export function computePaidPercent({
  percent,
  saved,
}: Pick<PaySegment, 'percent' | 'saved'>): number | null {
  if (saved === 'worth') return 0;
  // Rounded, because decimals of a difference are not exact.
  return percent !== null && saved === 'hours' ? Math.round((percent - 100) * 100) / 100 : percent;
}
