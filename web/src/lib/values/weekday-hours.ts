import { equalDays, groupText } from '@ploegplan/contract/dates/weekday-texts';
import { formatNumber } from './numbers.ts';

const sumHours = (hours: readonly number[]) => hours.reduce((sum, value) => sum + value, 0);

/** '40 uur per week' */
export const formatWeekHours = (hours: readonly number[]): string =>
  `${formatNumber(sumHours(hours))} uur per week`;

/** 'ma–vr 8 uur, 40 uur per week': following days of equal hours together, free days not named. */
export function formatWeekdayHours(hours: readonly number[] | null): string {
  if (hours === null) return '';
  const texts = equalDays(hours)
    .filter(({ value }) => value > 0)
    .map((group) => `${groupText(group)} ${formatNumber(group.value)} uur`);
  return [...texts, formatWeekHours(hours)].join(', ');
}
