import { isDate } from '@ploegplan/contract/dates/dates';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatLongDay } from './dates.ts';

export interface DateBounds {
  /** The first day that may be chosen. */
  min?: string | undefined;
  /** The last day that may be chosen. */
  max?: string | undefined;
}

/** The range of days that the server accepts. */
export const earliest = '1900-01-01';
export const latest = '2199-12-31';

const noDate = translate('Vul een datum in, bijvoorbeeld 16-11-2026');

/** A day and a month, such as '31-2' or '31-02-2026', which are no date only because that day does not exist. */
const dayAndMonth = /^\s*\d{1,2}[-/. ]\d{1,2}([-/. ]\d{2,4})?\s*$/;

/** The field error of an entered date; null for a valid or empty one. */
export function findDateError(
  value: string,
  { min = earliest, max = latest }: DateBounds = {},
): string | null {
  if (value === '') return null;
  if (!isDate(value)) return dayAndMonth.test(value) ? translate('Deze dag bestaat niet') : noDate;
  if (value < min) return translate('Kies {day} of later', { day: formatLongDay(min) });
  if (value > max) return translate('Kies {day} of eerder', { day: formatLongDay(max) });
  return null;
}

/** The field error of an entered time; null for a valid or empty one. */
export const findTimeError = (value: string): string | null =>
  value === '' || isTime(value) ? null : translate('Vul een tijd in, bijvoorbeeld 07:30');

/** True when the last day lies before the first; false while one of them is no date yet. */
export const isReversed = (first: string | null, last: string | null): boolean =>
  first !== null && last !== null && isDate(first) && isDate(last) && last < first;
