import { addDays } from '@ploegplan/contract/dates/dates';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { formatDayRange } from '../../../lib/dates/dates.ts';

/** Planned days of a week that have no hours at all, in the order of the cells. */
export function findEmptyDays(cells: readonly HoursCell[]): string[] {
  const filled = new Set(cells.flatMap(({ date, quarters }) => (quarters === null ? [] : date)));
  const empty = cells.filter(({ date, planned }) => planned !== null && !filled.has(date));
  return [...new Set(empty.map(({ date }) => date))];
}

/** 'ma 16 nov, wo 18 nov – vr 20 nov'. */
export function formatEmptyDays(empty: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const day of empty) {
    const range = ranges.at(-1);
    if (range && addDays(range.last, 1) === day) range.last = day;
    else ranges.push({ first: day, last: day });
  }
  return ranges.map(({ first, last }) => formatDayRange(first, last)).join(', ');
}
