import { getMonday } from '@ploegplan/contract/dates/dates';
import { getPeriod, listDays } from '../../lib/dates/periods.ts';

/** The whole weeks that days lie in: hours are approved by the week. */
export const toWholeWeeks = ({ from, to }: { from: string; to: string }) => ({
  from: getMonday(from),
  to: getPeriod('week', to).to,
});

export const listMondays = (period: { from: string; to: string }): string[] =>
  listDays(toWholeWeeks(period)).filter((_, at) => at % 7 === 0);
