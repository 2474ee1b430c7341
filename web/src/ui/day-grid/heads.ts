import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { CSSProperties } from 'react';

/** Positions columns, in the width of a day. */
export const createColumnStyle = (from: number, count = 1): CSSProperties => ({
  left: `calc(var(--day) * ${from})`,
  width: `calc(var(--day) * ${count})`,
});

/** A stretch of days with one head. */
export interface HeadPart {
  key: string;
  label: string;
  /** Columns from the first day. */
  from: number;
  count: number;
}

/** The stretches of following days that have the same head; `first` is the column of the first day. */
export function groupParts(
  days: readonly string[],
  getHead: (day: string) => { key: string; label: string },
  first = 0,
): HeadPart[] {
  const parts: HeadPart[] = [];
  days.forEach((day, at) => {
    const last = parts.at(-1);
    const head = getHead(day);
    if (last?.key === head.key) last.count += 1;
    else parts.push({ ...head, from: first + at, count: 1 });
  });
  return parts;
}

/** The number of the week of a day, as its head. */
export function getWeekHead(day: string): Pick<HeadPart, 'key' | 'label'> {
  const { year, week } = getIsoWeek(day);
  return { key: `${year} ${week}`, label: `${week}` };
}
