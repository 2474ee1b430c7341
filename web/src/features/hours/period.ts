import { mondayOf } from '@ploegplan/contract/dates/dates';
import { daysOf, periodOf } from '../../lib/dates/periods.ts';

/** The whole weeks that days lie in: hours are approved by the week. */
export const wholeWeeks = ({ from, to }: { from: string; to: string }) => ({
  from: mondayOf(from),
  to: periodOf('week', to).to,
});

export const mondaysOf = (period: { from: string; to: string }): string[] =>
  daysOf(wholeWeeks(period)).filter((_, at) => at % 7 === 0);
