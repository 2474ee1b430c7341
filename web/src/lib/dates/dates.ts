import { addDays, isoWeek } from '@ploegplan/contract/rules/dates';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC', ...options });

const short = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
const shortOfYear = formatter({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const long = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const numeric = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const range = formatter({ day: 'numeric', month: 'short', year: 'numeric' });

const utc = (date: string) => new Date(`${date}T00:00:00Z`);

/** 'ma 16 nov', where the year is plain. */
export const formatDay = (date: string): string => short.format(utc(date));

/** 'ma 16 nov', of another year than this one 'di 16 nov 2027'. */
export const formatShortDay = (date: string, year = new Date().getFullYear()): string =>
  (Number(date.slice(0, 4)) === year ? short : shortOfYear).format(utc(date));

/** 'ma 21 dec – vr 1 jan 2027', 'ma 16 nov': a year only where it is needed to tell. */
export function formatDayRange(
  first: string,
  last: string,
  year = new Date().getFullYear(),
): string {
  if (first === last) return formatShortDay(first, year);
  const yearOf = (date: string) => Number(date.slice(0, 4));
  const plainYear = yearOf(first) === yearOf(last) ? yearOf(first) : year;
  return `${formatShortDay(first, plainYear)} – ${formatShortDay(last, year)}`;
}

/** 'maandag 16 november 2026' */
export const formatLongDay = (date: string): string => long.format(utc(date));

/** '16-11-2026' */
export const formatNumericDay = (date: string): string => numeric.format(utc(date));

/** 'week 53, 2026', the year being that of the ISO week. */
export function formatWeekAndYear(date: string): string {
  const { week, year } = isoWeek(date);
  return `week ${week}, ${year}`;
}

const month = formatter({ month: 'long', year: 'numeric' });
const shortMonth = formatter({ month: 'short' });

/** 'november 2026' and 'nov', of a month by its first day. */
export const formatMonth = (first: string) => ({
  long: month.format(utc(first)),
  short: shortMonth.format(utc(first)),
});

/** 'week 53, 2026' and '53', of a week by its Monday. */
export const formatWeek = (monday: string) => ({
  long: formatWeekAndYear(monday),
  short: String(isoWeek(monday).week),
});

/** '16 – 22 nov 2026', the days of the week that begins on this Monday. */
export function formatWeekDays(monday: string): string {
  const days = range.formatRange(utc(monday), utc(addDays(monday, 6)));
  return days.replace(/\s*[–-]\s*/u, ' – ');
}

/** '07:30', of a time with or without seconds. */
export const formatTime = (time: string): string => time.slice(0, 5);

/** '07:00 – 16:00', 'vanaf 07:00', 'tot 16:00'; empty when neither is known. */
export function formatTimes(
  { startTime, endTime }: { startTime: string | null; endTime: string | null },
  between = ' – ',
): string {
  const [start, end] = [startTime, endTime].map((time) => time && formatTime(time));
  if (start && end) return `${start}${between}${end}`;
  if (start) return `vanaf ${start}`;
  return end ? `tot ${end}` : '';
}
