import { getFormat, getLanguage } from '../languages/translate.ts';
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

const getDateFormat = (options: Intl.DateTimeFormatOptions) =>
  getFormat(
    JSON.stringify(options),
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );

/** Writes a date by `Intl`, in the current language. */
export const formatByIntl = (date: string, options: Intl.DateTimeFormatOptions): string =>
  getDateFormat(options).format(Date.parse(date));

/** Returns the word of the month as it stands beside a day: 'listopada', while a month alone is 'listopad'. */
const formatMonthOfDay = (date: string, month: 'long' | 'short'): string =>
  getDateFormat({ day: 'numeric', month })
    .formatToParts(Date.parse(date))
    .find(({ type }) => type === 'month')?.value ?? '';

function splitDateByIntl(date: string) {
  const month = formatMonthOfDay(date, 'long');
  const shortMonth = formatMonthOfDay(date, 'short');
  return {
    year: date.slice(0, 4),
    month,
    // Bulgarian has no short words for the months: CLDR gives their numbers.
    shortMonth: /\d/.test(shortMonth) ? month : shortMonth,
    day: String(Number(date.slice(8))),
    weekday: formatByIntl(date, { weekday: 'long' }),
    shortWeekday: formatByIntl(date, { weekday: 'short' }),
  };
}

/** Splits a date into its words and figures. */
export function splitDate(date: string) {
  if (getLanguage() !== 'nl') return splitDateByIntl(date);
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
