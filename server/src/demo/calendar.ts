import { addDays, dayOfWeek, mondayOf } from '@ploegplan/contract/rules/dates';

/** Month and day of the holidays that fall on the same date each year. */
const closedDays = ['01-01', '04-27', '12-25', '12-26'];

export const isWorkingDay = (date: string) =>
  dayOfWeek(date) <= 5 && !closedDays.includes(date.slice(5));

/** The seven days of a week, counted from this week. */
export function daysOfWeek(today: string, week: number): string[] {
  const monday = addDays(mondayOf(today), 7 * week);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days));
}

/** The last working days before a day, the latest first. */
export function workingDaysBefore(today: string, count: number): string[] {
  const days: string[] = [];
  for (let date = addDays(today, -1); days.length < count; date = addDays(date, -1)) {
    if (isWorkingDay(date)) days.push(date);
  }
  return days;
}
