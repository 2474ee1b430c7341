import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { formatNumber, getDecimalMark, parseNumber } from './numbers.ts';

const MOST = 24;

/** Hours as they are typed: `7,75`, in English `7.75`; nothing for none. */
export function formatHours(hours: number | null): string {
  return hours === null ? '' : String(hours).replace('.', getDecimalMark());
}

/** '7,75 uur'; 'niets' for none. */
export const formatHoursText = (hours: number | null): string =>
  hours === null
    ? translate('niets')
    : translateCount(hours, '{hours} uur', '{hours} uur', { hours: formatNumber(hours) });

/** Hours as people type them: '7,5', '7.5', '7:30', '7u30', '7u'. Null for an empty field, NaN for anything else. */
export function parseHours(typed: string): number | null {
  const [, hours, minutes = '0'] =
    /^(\d{1,4}) ?(?::(?=\d)|u) ?([0-5]\d)?$/i.exec(typed.trim()) ?? [];
  return hours === undefined ? parseNumber(typed) : Number(hours) + Number(minutes) / 60;
}

export const NO_QUARTERS = translate('Vul hele kwartieren in, bijvoorbeeld 7,75');

/** The field error of the typed hours; null when they can be saved. */
export function findHoursError(typed: string): string | null {
  const hours = parseHours(typed);
  if (hours === null) return null;
  if (Number.isNaN(hours)) return translate('Vul een getal in, bijvoorbeeld 7,75');
  if (hours < 0) return translate('Uren kunnen niet negatief zijn');
  if (hours > MOST) return translate('Vul hooguit 24 uur in');
  if (hours % limits.hoursStep !== 0) return NO_QUARTERS;
  return null;
}

/**
 * Computes the hours after a press of plus (1) or minus (-1). No number counts as 0; between two quarters it goes to the nearest that way.
 */
export function stepHours(typed: string, direction: 1 | -1): string {
  const quarters = (parseHours(typed) || 0) / limits.hoursStep;
  const next = direction === 1 ? Math.floor(quarters) + 1 : Math.ceil(quarters) - 1;
  return formatHours(Math.min(Math.max(next * limits.hoursStep, 0), MOST));
}
