import { addDays, mondayOf } from '@ploegplan/contract/dates/dates';
import { isWeekend } from '@ploegplan/contract/dates/weekdays';
import { holidayOn } from '../platform/holidays.ts';

export const isWorkingDay = (date: string) => !isWeekend(date) && !holidayOn(date);

/** The seven days of a week, by its number relative to this week. */
export function daysOfWeek(today: string, week: number): string[] {
  const monday = addDays(mondayOf(today), 7 * week);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The last working days before today, the latest first. */
export function workingDaysBefore(today: string, count: number): string[] {
  const days: string[] = [];
  for (let date = addDays(today, -1); days.length < count; date = addDays(date, -1)) {
    if (isWorkingDay(date)) days.push(date);
  }
  return days;
}
