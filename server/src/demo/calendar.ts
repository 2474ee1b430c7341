import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { isWeekend } from '@ploegplan/contract/dates/weekdays';
import { findHolidayOn } from '../platform/holidays.ts';

export const isWorkingDay = (date: string) => !isWeekend(date) && !findHolidayOn(date);

/** The seven days of a week, by its number relative to this week. */
export function listWeekDays(today: string, week: number): string[] {
  const monday = addDays(getMonday(today), 7 * week);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The last working days before today, the latest first. */
export function listWorkingDaysBefore(today: string, count: number): string[] {
  const days: string[] = [];
  for (let date = addDays(today, -1); days.length < count; date = addDays(date, -1)) {
    if (isWorkingDay(date)) days.push(date);
  }
  return days;
}
