import { addDays, countDaysBetween } from '@ploegplan/contract/dates/dates';
import type { Project } from '@ploegplan/contract/projects/schemas';
import type { ProjectDates } from '../../../data/planning/project-dates.ts';

/** The days that one can scroll through. */
export interface Span {
  from: string;
  days: number;
}

/** Years before and after this one, at most: a date that was mistyped does not make the scale endless. */
const MOST_YEARS = 10;

/** Computes the whole years around today and all dates. */
export function computeSpan(projects: readonly Project[], today: string): Span {
  const now = Number(today.slice(0, 4));
  let [first, last] = [now - 1, now + 1];
  for (const { startDate, endDate } of projects) {
    for (const date of [startDate, endDate]) {
      if (!date) continue;
      const year = Number(date.slice(0, 4));
      first = Math.max(now - MOST_YEARS, Math.min(first, year));
      last = Math.min(now + MOST_YEARS, Math.max(last, year));
    }
  }
  const from = `${first}-01-01`;
  return { from, days: countDaysBetween(from, `${last}-12-31`) + 1 };
}

/** Days that are drawn of a project of which only the begin or only the end is known. */
const OPEN_DAYS = 14;

export interface Drawn {
  start: string;
  end: string;
  /** A side of which the date is not known. */
  open: 'start' | 'end' | null;
}

/** The days that a bar covers; null without dates. */
export function toDrawn({ startDate, endDate }: ProjectDates): Drawn | null {
  // An end before the begin comes from elsewhere; it is shown as one day.
  if (startDate && endDate) {
    return { start: startDate, end: endDate < startDate ? startDate : endDate, open: null };
  }
  if (startDate) return { start: startDate, end: addDays(startDate, OPEN_DAYS - 1), open: 'end' };
  if (endDate) return { start: addDays(endDate, 1 - OPEN_DAYS), end: endDate, open: 'start' };
  return null;
}

export interface Columns {
  from: number;
  count: number;
}

/** The columns of a bar; null outside of the span. */
export function computeColumns({ start, end }: Drawn, span: Span): Columns | null {
  const from = Math.max(0, countDaysBetween(span.from, start));
  const to = Math.min(span.days - 1, countDaysBetween(span.from, end));
  return to < from ? null : { from, count: to - from + 1 };
}

export type Part = 'whole' | 'start' | 'end';

/** Days that a project gets that had none, by keys. */
const NEW_DAYS = 5;

/** The dates after a part is moved by days. Begin and end never pass each other, and a whole bar keeps its length. */
export function moveDates(
  dates: ProjectDates,
  part: Part,
  by: number,
  today: string,
): ProjectDates {
  const drawn = toDrawn(dates);
  if (!drawn) return { startDate: today, endDate: addDays(today, NEW_DAYS - 1) };
  const { startDate, endDate } = dates;
  if (part === 'whole') {
    return {
      startDate: startDate && addDays(startDate, by),
      endDate: endDate && addDays(endDate, by),
    };
  }
  if (part === 'start') {
    const start = addDays(drawn.start, by);
    return { startDate: endDate && start > endDate ? endDate : start, endDate };
  }
  const end = addDays(drawn.end, by);
  return { startDate, endDate: startDate && end < startDate ? startDate : end };
}

/** Orders two days, whichever is first. */
export const getDatesBetween = (a: string, b: string): ProjectDates => ({
  startDate: a < b ? a : b,
  endDate: a < b ? b : a,
});
