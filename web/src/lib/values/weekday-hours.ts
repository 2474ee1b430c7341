import { formatNumber } from './numbers.ts';

/** Monday first. */
export const shortWeekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const;

const sumOf = (hours: readonly number[]) => hours.reduce((sum, one) => sum + one, 0);

/** '40 uur per week' */
export const weekHoursText = (hours: readonly number[]): string =>
  `${formatNumber(sumOf(hours))} uur per week`;

/** 'ma–vr 8 uur, 40 uur per week': following days of equal hours together, free days not named. */
export function weekdayHoursText(hours: readonly number[] | null): string {
  if (hours === null) return '';
  const groups: { first: number; last: number; hours: number }[] = [];
  for (const [day, one] of hours.entries()) {
    const group = groups.at(-1);
    if (group?.hours === one) group.last = day;
    else groups.push({ first: day, last: day, hours: one });
  }
  const texts = groups
    .filter((group) => group.hours > 0)
    .map(({ first, last, hours: each }) => {
      const days = [...new Set([first, last])].map((day) => shortWeekdays[day]);
      return `${days.join(last - first === 1 ? ' en ' : '–')} ${formatNumber(each)} uur`;
    });
  return [...texts, weekHoursText(hours)].join(', ');
}
