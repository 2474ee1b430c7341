import { addDays, countDaysBetween } from '../../dates/dates.ts';

/** The hire of a scaffold: the day of the hand-over is the first one, the day for which notice was given the last one. */
export interface Hired {
  from: string;
  /** Null as long as nobody gave notice. */
  to: string | null;
  unit: 'm2' | 'm3';
  /** In the unit, with two decimals; null when it is not known. */
  amount: number | null;
}

/** The price of a project: weeks that cost nothing, then cents per week and unit. */
export interface Price {
  includedWeeks: number;
  centsPerM2: number;
  centsPerM3: number;
}

export interface HireMonth {
  /** The days that it stood, the free ones included. */
  days: number;
  chargedDays: number;
  /** Null when the price or the amount is not known. */
  cents: number | null;
}

const earliest = (...days: string[]) => days.toSorted()[0] ?? '';

/**
 * Computes the hire of a scaffold in a month, up to today. A day costs a seventh of a week. What is charged until the end of the month is
 * rounded to cents, so that the months of a scaffold add up to the whole.
 */
export function computeHireMonth(
  { from, to, unit, amount }: Hired,
  price: Price | undefined,
  { first, last, today }: { first: string; last: string; today: string },
): HireMonth {
  const countUntil = (day: string) =>
    Math.max(0, countDaysBetween(from, earliest(day, today, to ?? today)) + 1);
  const [before, after] = [countUntil(addDays(first, -1)), countUntil(last)];
  const charge = (days: number) => Math.max(0, days - (price?.includedWeeks ?? 0) * 7);
  const rate = price && (unit === 'm2' ? price.centsPerM2 : price.centsPerM3);
  const toCents = (days: number) =>
    // The amount in hundredths, so that only whole numbers are multiplied.
    Math.round((charge(days) * Math.round((amount ?? 0) * 100) * (rate ?? 0)) / 700);
  const isKnown = rate !== undefined && amount !== null;
  return {
    days: after - before,
    chargedDays: price ? charge(after) - charge(before) : 0,
    cents: isKnown ? toCents(after) - toCents(before) : null,
  };
}
