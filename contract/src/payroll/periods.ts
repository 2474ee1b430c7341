import { addDays, addMonths, getIsoWeek, getMonday } from '../dates/dates.ts';

export const payPeriods = ['month', 'four-weeks'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export interface PayPeriodDays {
  from: string;
  to: string;
  /** The year and the number of the period in it, as payroll has it: '2026-11'. */
  period: string;
}

const LAST_OF_YEAR = 13;

const formatPeriod = (year: number, number: number) => `${year}-${String(number).padStart(2, '0')}`;

/** Finds the period in which a day lies. Four weeks count from ISO week 1; the last period of a year with 53 weeks has five. */
export function findPayPeriod(kind: PayPeriod, date: string): PayPeriodDays {
  if (kind === 'month') {
    const from = `${date.slice(0, 7)}-01`;
    return { from, to: addDays(addMonths(from, 1), -1), period: date.slice(0, 7) };
  }
  const { year, week } = getIsoWeek(date);
  const number = Math.min(LAST_OF_YEAR, Math.ceil(week / 4));
  const from = addDays(getMonday(date), -7 * (week - 1 - 4 * (number - 1)));
  const fourth = addDays(from, 27);
  const to =
    number === LAST_OF_YEAR && getIsoWeek(addDays(fourth, 7)).year === year
      ? addDays(fourth, 7)
      : fourth;
  return { from, to, period: formatPeriod(year, number) };
}

const MOST_LISTED = 14;

/** Lists the period of a day, which goes on, and those before it, the newest first. */
export function listPayPeriods(
  kind: PayPeriod,
  today: string,
): [PayPeriodDays, PayPeriodDays, ...PayPeriodDays[]] {
  const findBefore = ({ from }: PayPeriodDays) => findPayPeriod(kind, addDays(from, -1));
  const current = findPayPeriod(kind, today);
  const last = findBefore(current);
  const others: PayPeriodDays[] = [];
  while (others.length < MOST_LISTED - 2) others.push(findBefore(others.at(-1) ?? last));
  return [current, last, ...others];
}
