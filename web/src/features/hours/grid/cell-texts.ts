import { dayOfWeek } from '@ploegplan/contract/rules/dates';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import type { Sums } from '../rows.ts';

const letters = ['m', 'd', 'w', 'd', 'v', 'z', 'z'];

/** 'ma 16 nov' above a column of so many pixels, 'ma 16' or 'm 16' above narrower ones. */
export function dayHead(width: number, day: string): string {
  if (width >= 78) return formatDay(day);
  return width >= 56
    ? formatDay(day).slice(0, 5)
    : `${letters[dayOfWeek(day) - 1]} ${Number(day.slice(8))}`;
}

/** '7,75' of quarters; nothing for none. */
export const quartersText = (quarters: number | null): string =>
  formatHours(quarters === null ? null : quarters / 4);

/** '+1,5', '−0,25'; nothing when they are equal. */
export function differenceText({ planned, recorded }: Sums): string {
  const quarters = recorded - planned;
  if (quarters === 0) return '';
  return `${quarters > 0 ? '+' : '−'}${quartersText(Math.abs(quarters))}`;
}
