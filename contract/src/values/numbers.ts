import { getFormat, getLanguage } from '../languages/translate.ts';

/** A number with at most two decimals; in Dutch with a decimal comma and points between thousands, by hand, as dates are. */
export function formatNumber(number: number): string {
  if (getLanguage() !== 'nl') {
    const options = { maximumFractionDigits: 2 };
    return getFormat('number', (locale) => new Intl.NumberFormat(locale, options)).format(number);
  }
  const [whole = '', decimals = ''] = String(Number(number.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals ? `${grouped},${decimals}` : grouped;
}

/** The sign before the decimals, in the current language. */
export const getDecimalMark = (): string => formatNumber(0.5).charAt(1);
