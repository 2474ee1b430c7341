import { toLocalMinutes } from './summer-time.ts';

const parseUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whether the text is an existing calendar date as yyyy-MM-dd. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = parseUtc(text);
  // Date.parse may roll a day that does not exist over into the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The number in two digits of a text, without an object for the part. */
export const readTwoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;

/** Days before each month in a year that begins in March, so that the leap day is its last. */
const countDaysBefore = (month: number) => Math.floor((153 * month + 2) / 5);
/** Days of 400 years, after which the calendar repeats, and from 1 March of the year 0 to 1 January 1970. */
const ERA = 146_097;
const TO_1970 = 719_468;

/** Days from 1 January 1970 to a yyyy-MM-dd. Arithmetic, because rules count with many dates on every frame of a drag. */
export function toDayNumber(date: string): number {
  const month = (readTwoDigits(date, 5) + 9) % 12;
  const year = readTwoDigits(date, 0) * 100 + readTwoDigits(date, 2) - (month > 9 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + countDaysBefore(month) + readTwoDigits(date, 8) - 1 - TO_1970;
}

const padNumber = (number: number, length: number) => String(number).padStart(length, '0');

export function fromDayNumber(day: number): string {
  const ofEra = (((day + TO_1970) % ERA) + ERA) % ERA;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) /
      365,
  );
  const ofYear =
    ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const era = Math.floor((day + TO_1970) / ERA);
  const year = yearOfEra + era * 400 + (month > 9 ? 1 : 0);
  const parts = [((month + 2) % 12) + 1, ofYear - countDaysBefore(month) + 1];
  return `${padNumber(year, 4)}-${parts.map((part) => padNumber(part, 2)).join('-')}`;
}

/** 1 (Monday) to 7 (Sunday) of a day number; 1 January 1970 was a Thursday. */
export const getWeekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Whole days from one yyyy-MM-dd to another; negative when `to` comes first. */
export const countDaysBetween = (from: string, to: string): number =>
  toDayNumber(to) - toDayNumber(from);

export const addDays = (date: string, days: number): string =>
  fromDayNumber(toDayNumber(date) + days);

/** The same day `months` later, or the last day of that month when it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  return new Date(lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/** 1 (Monday) to 7 (Sunday). */
export const getDayOfWeek = (date: string): number => getWeekday(toDayNumber(date));

export function getMonday(date: string): string {
  return addDays(date, 1 - getDayOfWeek(date));
}

/** The ISO 8601 week and the year that it belongs to: week 1 contains 4 January. */
export function getIsoWeek(date: string): { year: number; week: number } {
  const thursday = addDays(getMonday(date), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: 1 + Math.floor(countDaysBetween(`${year}-01-01`, thursday) / 7) };
}

/**
 * The last day of what goes on until further notice. A date rather than null, so that each comparison with a last day stays true; the
 * last one that is a `plainDate`.
 */
export const openEnd = '2199-12-31';

let leadMs = 0;

/** Sets how far the clock that counts is ahead of this device's. */
export const setClockLead = (milliseconds: number): void => {
  leadMs = milliseconds;
};

/** The time by the clock that counts. */
export const getCurrentTime = (): Date => new Date(Date.now() + leadMs);

/** Today in the Netherlands as yyyy-MM-dd. */
export const getToday = (now: Date = getCurrentTime()): string =>
  fromDayNumber(Math.floor(toLocalMinutes(now) / (24 * 60)));
