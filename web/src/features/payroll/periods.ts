import { addDays } from '@ploegplan/contract/dates/dates';
import {
  findPayPeriod,
  type PayPeriod,
  type PayPeriodDays,
} from '@ploegplan/contract/payroll/periods';

const findPeriodBefore = (kind: PayPeriod, { from }: PayPeriodDays) =>
  findPayPeriod(kind, addDays(from, -1));

/** Finds the last period that is over. */
export const findLastPeriod = (kind: PayPeriod, today: string): PayPeriodDays =>
  findPeriodBefore(kind, findPayPeriod(kind, today));

const MOST = 14;

/** Lists the period of a day and those before it, the newest first. */
export function listPeriods(kind: PayPeriod, today: string): PayPeriodDays[] {
  const periods: PayPeriodDays[] = [];
  let period = findPayPeriod(kind, today);
  while (periods.length < MOST) {
    periods.push(period);
    period = findPeriodBefore(kind, period);
  }
  return periods;
}
