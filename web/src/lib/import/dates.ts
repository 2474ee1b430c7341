import { getToday, isDate } from '@ploegplan/contract/dates/dates';

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const weekday = /^(?:ma|di|wo|do|vr|za|zo)[a-z]*[.,]?\s+/i;
const time = /[T\s]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?$/i;
/** A moment with its zone, which is another day in the Netherlands than it says near midnight. */
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/i;

const numeric = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})$/;
const written = /^(\d{1,2})[-. ]+([a-z]+)\.?[-. ]+(\d{4}|\d{2})$/i;
const yearFirst = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/;
const digitsYearFirst = /^(\d{4})(\d{2})(\d{2})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;

/** Years of two digits later than so many years from now are of the century before: a date of birth. */
const AHEAD = 10;

function parseYear(text: string, currentYear: number): string {
  if (text.length === 4) return text;
  const year = 2000 + Number(text);
  return String(year > currentYear + AHEAD ? year - 100 : year);
}

const padNumber = (text: string) => text.padStart(2, '0');

/** The date of a form in which one may be written; null for what is none. */
function parseDate(year: string, month: string, day: string): string | null {
  const named = months.indexOf(month.toLowerCase().replace('maa', 'mrt').slice(0, 3)) + 1;
  const date = `${year}-${padNumber(String(named || month))}-${padNumber(day)}`;
  return isDate(date) && date >= '1900' ? date : null;
}

/** A date as firms write it, such as 31-12-2026, 1/2/85, 20261231, zo 1 dec 2026 or with a time, as yyyy-MM-dd; anything else unchanged. */
export function readFileDate(text: string, currentYear: number): string {
  if (moment.test(text) && !Number.isNaN(Date.parse(text))) return getToday(new Date(text));
  const day = text.replace(weekday, '').replace(time, '').trim();
  const [, year = '', month = '', last = ''] =
    yearFirst.exec(day) ?? digitsYearFirst.exec(day) ?? [];
  const found = parseDate(year, month, last);
  if (found) return found;
  const parts = numeric.exec(day) ?? written.exec(day) ?? digits.exec(day);
  const [, first = '', second = '', third = ''] = parts ?? [];
  return parseDate(parseYear(third, currentYear), second, first) ?? text;
}
