import { equalDays, groupText } from '@ploegplan/contract/dates/weekday-texts';
import { formatNumber } from './numbers.ts';

const sumOf = (hours: readonly number[]) => hours.reduce((sum, one) => sum + one, 0);

/** '40 uur per week' */
export const weekHoursText = (hours: readonly number[]): string =>
  `${formatNumber(sumOf(hours))} uur per week`;

/** 'ma–vr 8 uur, 40 uur per week': following days of equal hours together, free days not named. */
export function weekdayHoursText(hours: readonly number[] | null): string {
  if (hours === null) return '';
  const texts = equalDays(hours)
    .filter(({ value }) => value > 0)
    .map((group) => `${groupText(group)} ${formatNumber(group.value)} uur`);
  return [...texts, weekHoursText(hours)].join(', ');
}
