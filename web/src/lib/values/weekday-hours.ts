import { formatNumber } from './numbers.ts';

/** Monday first. */
export const shortWeekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const;

const sumOf = (hours: readonly number[]) => hours.reduce((sum, one) => sum + one, 0);

/** '40 uur per week' */
export const weekHoursText = (hours: readonly number[]): string =>
  `${formatNumber(sumOf(hours))} uur per week`;

export interface DayGroup<T> {
  first: number;
  last: number;
  value: T;
}

/** Days of a week that follow each other and are equal, together. */
export function equalDays<T>(days: readonly T[]): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const [day, value] of days.entries()) {
    const group = groups.at(-1);
    if (group && JSON.stringify(group.value) === JSON.stringify(value)) group.last = day;
    else groups.push({ first: day, last: day, value });
  }
  return groups;
}

/** 'ma', 'ma en di', 'ma–vr' */
export function groupText({ first, last }: DayGroup<unknown>): string {
  const days = [...new Set([first, last])].map((day) => shortWeekdays[day]);
  return days.join(last - first === 1 ? ' en ' : '–');
}

/** 'ma–vr 8 uur, 40 uur per week': following days of equal hours together, free days not named. */
export function weekdayHoursText(hours: readonly number[] | null): string {
  if (hours === null) return '';
  const texts = equalDays(hours)
    .filter(({ value }) => value > 0)
    .map((group) => `${groupText(group)} ${formatNumber(group.value)} uur`);
  return [...texts, weekHoursText(hours)].join(', ');
}
