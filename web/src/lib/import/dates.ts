import { isDate } from '@ploegplan/contract/rules/dates';

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];

const numeric = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})$/;
const written = /^(\d{1,2})[-. ]+([a-z]+)\.?[-. ]+(\d{4}|\d{2})$/i;

/** Years of two digits later than so many years from now are of the century before: a date of birth. */
const AHEAD = 10;

function yearOf(text: string, currentYear: number): string {
  if (text.length === 4) return text;
  const year = 2000 + Number(text);
  return String(year > currentYear + AHEAD ? year - 100 : year);
}

/** A date as firms write it, such as 31-12-2026, 1/2/85 or 1 dec 2026, as yyyy-MM-dd; anything else unchanged. */
export function readFileDate(text: string, currentYear: number): string {
  const [, day = '', month = '', year = ''] = numeric.exec(text) ?? written.exec(text) ?? [];
  if (!day) return text;
  const named = months.indexOf(month.toLowerCase().replace('maa', 'mrt').slice(0, 3)) + 1;
  const number = named || Number(month);
  const date = [
    yearOf(year, currentYear),
    String(number).padStart(2, '0'),
    day.padStart(2, '0'),
  ].join('-');
  return isDate(date) ? date : text;
}
