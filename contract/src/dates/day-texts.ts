import { getDayOfWeek } from './dates.ts';

// By hand, because the first use of Intl takes a browser some 30 ms: a noticeable part of the start on a phone.
export const weekdays = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
];
const months = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september'],
  ...['oktober', 'november', 'december'],
];

/** Splits a date into its Dutch words and figures. */
export function splitDate(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = weekdays[getDayOfWeek(date) - 1] ?? '';
  const monthName = months[Number(month) - 1] ?? '';
  return {
    year,
    month: monthName,
    // The only month whose short form is not how it begins.
    shortMonth: monthName === 'maart' ? 'mrt' : monthName.slice(0, 3),
    day: String(Number(day)),
    weekday,
    shortWeekday: weekday.slice(0, 2),
  };
}

/** 'ma 16 nov', where the year is plain. */
export function formatDay(date: string): string {
  const { shortWeekday, day, shortMonth } = splitDate(date);
  return `${shortWeekday} ${day} ${shortMonth}`;
}
