import { formatNumber, getDecimalMark } from '@ploegplan/contract/values/numbers';

export { formatNumber, getDecimalMark };

/** Returns null for an empty field, NaN for no number. Takes a comma or a point, and the Dutch points between thousands. */
export function parseNumber(typed: string): number | null {
  const text = typed.trim();
  const isGrouped = /^[-+]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text);
  const written = (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.');
  if (written === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}

/** '1 afbeelding', '1.200 afbeeldingen' */
export const formatQuantity = (count: number, value: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? value : many}`;

/** 35 cents as '0,35', the way an amount is typed. */
export const formatAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
