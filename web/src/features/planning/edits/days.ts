import { addDays, getIsoWeek, getMonday } from '@ploegplan/contract/dates/dates';
import { isWeekend } from '@ploegplan/contract/dates/weekdays';
import { formatDay, formatMonth, formatWeekDays } from '../../../lib/dates/dates.ts';
import { formatPeriod as titleOfPeriod } from '../../../lib/dates/periods.ts';

export type ViewMode = 'day' | 'week' | 'month';

/** Removes the weekends, except where nothing would be left. */
export const filterWorkdays = (days: readonly string[]): readonly string[] => {
  const workdays = days.filter((day) => !isWeekend(day));
  return workdays.length > 0 ? workdays : days;
};

/** Adds this number of workdays, or subtracts when it is negative. Free days, by default weekends, do not count. */
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

/** 'week 47, 2026' with '16 – 22 nov 2026'; 'november 2026'; 'maandag 16 november 2026' with the week; `short` for a phone. */
export function formatPeriodTitle(
  mode: ViewMode,
  date: string,
): { main: string; short: string; detail: string } {
  const main = titleOfPeriod(mode, date);
  if (mode === 'week') return { main, short: main, detail: formatWeekDays(getMonday(date)) };
  if (mode === 'month') {
    const { short } = formatMonth(date);
    return { main, short: `${short} ${date.slice(0, 4)}`, detail: '' };
  }
  return { main, short: formatDay(date), detail: `week ${getIsoWeek(date).week}` };
}
