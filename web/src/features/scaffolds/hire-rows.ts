import { getToday } from '@ploegplan/contract/dates/dates';
import { computeHireMonth, type HireMonth } from '@ploegplan/contract/rules/scaffolds/hire';
import type { Hire, HiredScaffold } from '@ploegplan/contract/scaffold-hire/schemas';
import { getPeriod } from '../../lib/dates/periods.ts';

/** A scaffold that stood in the month. */
export interface HireRow extends HiredScaffold, HireMonth {
  projectTitle: string;
}

/** Lists the scaffolds that stood in the month of a day, of one project or of all. */
export function listHireRows(
  { scaffolds, prices }: Hire,
  titles: ReadonlyMap<string, string>,
  { day, projectId }: { day: string; projectId: string | undefined },
): HireRow[] {
  const { from: first, to: last } = getPeriod('month', day);
  const priceOf = new Map(prices.map((price) => [price.projectId, price]));
  return scaffolds
    .filter((one) => projectId === undefined || one.projectId === projectId)
    .map((one) => ({
      ...one,
      ...computeHireMonth(one, priceOf.get(one.projectId), { first, last, today: getToday() }),
      projectTitle: titles.get(one.projectId) ?? '',
    }))
    .filter(({ days }) => days > 0);
}
