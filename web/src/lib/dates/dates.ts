import { addDays, getCurrentTime, getIsoWeek, openEnd } from '@ploegplan/contract/dates/dates';
import { formatByIntl, formatDay, splitDate } from '@ploegplan/contract/dates/day-texts';
import { getLanguage, translate } from '@ploegplan/contract/languages/translate';

export { formatDay };

/** 'ma 16 nov', of another year than this one 'di 16 nov 2027'. */
export const formatShortDay = (date: string, year = getCurrentTime().getFullYear()): string =>
  Number(date.slice(0, 4)) === year ? formatDay(date) : `${formatDay(date)} ${date.slice(0, 4)}`;

/** 'ma 21 dec – vr 1 jan 2027', 'ma 16 nov', 'vanaf ma 7 dec, tot nader bericht': a year only where it is needed to tell. */
export function formatDayRange(
  first: string,
  last: string,
  year = getCurrentTime().getFullYear(),
): string {
  if (first === last) return formatShortDay(first, year);
  if (last === openEnd) {
    return translate('vanaf {day}, tot nader bericht', { day: formatShortDay(first, year) });
  }
  const getYear = (date: string) => Number(date.slice(0, 4));
  const plainYear = getYear(first) === getYear(last) ? getYear(first) : year;
  return `${formatShortDay(first, plainYear)} – ${formatShortDay(last, year)}`;
}

/** 'maandag 16 november 2026' */
export function formatLongDay(date: string): string {
  if (getLanguage() !== 'nl') return formatByIntl(date, { dateStyle: 'full' });
  const { weekday, day, month, year } = splitDate(date);
  return `${weekday} ${day} ${month} ${year}`;
}

/** '16 nov 2026' */
export function formatDate(date: string): string {
  const { day, shortMonth, year } = splitDate(date);
  return `${day} ${shortMonth} ${year}`;
}

/** '16-11-2026' */
export const formatNumericDay = (date: string): string => date.split('-').reverse().join('-');

/** 'week 53, 2026', the year being that of the ISO week. */
export function formatWeekAndYear(date: string): string {
  const { week, year } = getIsoWeek(date);
  return translate('week {week}, {year}', { week, year });
}

/** 'november 2026' and 'nov', of a month by its first day. */
export function formatMonth(first: string) {
  const { month, shortMonth, year } = splitDate(first);
  const long =
    getLanguage() === 'nl'
      ? `${month} ${year}`
      : formatByIntl(first, { month: 'long', year: 'numeric' });
  return { long, short: shortMonth };
}

/** 'week 53, 2026' and '53', of a week by its Monday. */
export const formatWeek = (monday: string) => ({
  long: formatWeekAndYear(monday),
  short: String(getIsoWeek(monday).week),
});

/** '16 – 22 nov 2026', the days of the week that begins on this Monday. */
export function formatWeekDays(monday: string): string {
  const [first, last] = [splitDate(monday), splitDate(addDays(monday, 6))];
  const month = first.shortMonth === last.shortMonth ? '' : ` ${first.shortMonth}`;
  const year = first.year === last.year ? '' : ` ${first.year}`;
  return `${first.day}${month}${year} – ${last.day} ${last.shortMonth} ${last.year}`;
}

/** 'Vakantie (vr 25 dec)', of what is about another day than the one of which it is said. */
export const withDay = (text: string, day: string | undefined): string =>
  day === undefined ? text : `${text} (${formatDay(day)})`;

/** '07:30', of a time with or without seconds. */
export const formatTime = (time: string): string => time.slice(0, 5);

/** '07:00 – 16:00', '07:00 – 07:00 (24 uur)', 'vanaf 07:00', 'tot 16:00'; empty when neither is known. */
export function formatTimes(times: { startTime: string | null; endTime: string | null }): string {
  const [start, end] = [times.startTime, times.endTime].map((time) => time && formatTime(time));
  if (start && start === end) return translate('{start} – {end} (24 uur)', { start, end });
  if (start && end) return `${start} – ${end}`;
  if (start) return translate('vanaf {time}', { time: start });
  return end ? translate('tot {time}', { time: end }) : '';
}

/** The same; says so when neither is known. */
export const formatTimesOrNone = (times: Parameters<typeof formatTimes>[0]): string =>
  formatTimes(times) || translate('Zonder tijden');
