import { addDays, addMonths, mondayOf } from '@ploegplan/contract/rules/dates';
import { isWeekend } from '@ploegplan/contract/rules/weekdays';
import {
  formatDay,
  formatLongDay,
  formatMonth,
  formatWeekAndYear,
  formatWeekDays,
} from '../../lib/dates/dates.ts';

export type ViewMode = 'day' | 'week' | 'month';

export const modeNames: Record<ViewMode, string> = { day: 'Dag', week: 'Week', month: 'Maand' };

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;

/** All days from the first until, without it, the end. */
export function daysFrom(first: string, end: string): string[] {
  const days: string[] = [];
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** All days of the day, week or month in which a date lies. */
export function daysOf(mode: ViewMode, date: string): string[] {
  if (mode === 'day') return [date];
  if (mode === 'week') return daysFrom(mondayOf(date), addDays(mondayOf(date), 7));
  const first = firstOfMonth(date);
  return daysFrom(first, addMonths(first, 1));
}

/** Without the weekends, except where nothing would be left. */
export const workdaysOf = (days: readonly string[]): readonly string[] => {
  const workdays = days.filter((day) => !isWeekend(day));
  return workdays.length > 0 ? workdays : days;
};

/** So many days later, or earlier for less than none, of which the free ones do not count: by default the weekends. */
export function addWorkdays(
  date: string,
  count: number,
  isFree: (day: string) => boolean = isWeekend,
): string {
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, Math.sign(count));
    if (!isFree(day)) left -= 1;
  }
  return day;
}

/** The same day of the next (1) or previous (-1) week or month, or the next or previous day. */
export function stepFrom(mode: ViewMode, date: string, by: 1 | -1): string {
  if (mode === 'month') return addMonths(date, by);
  return addDays(date, mode === 'week' ? 7 * by : by);
}

/** 'week 47, 2026' with '16 – 22 nov 2026'; 'november 2026'; 'maandag 16 november 2026' with the week; `short` for a phone. */
export function titleOf(
  mode: ViewMode,
  date: string,
): { main: string; short: string; detail: string } {
  const monday = mondayOf(date);
  const week = formatWeekAndYear(monday);
  if (mode === 'week') return { main: week, short: week, detail: formatWeekDays(monday) };
  if (mode === 'month') {
    const { long, short } = formatMonth(firstOfMonth(date));
    return { main: long, short: `${short} ${date.slice(0, 4)}`, detail: '' };
  }
  return {
    main: formatLongDay(date),
    short: formatDay(date),
    detail: week.split(',')[0] ?? '',
  };
}
