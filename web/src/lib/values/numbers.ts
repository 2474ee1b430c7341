/** Null for an empty field, NaN for no number. Takes a comma or a point, and the Dutch points between thousands. */
export function parseNumber(typed: string): number | null {
  const text = typed.trim();
  const isGrouped = /^[-+]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text);
  const written = (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.');
  if (written === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}

const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A number with a decimal comma and points between thousands. */
export const formatNumber = (number: number): string => format.format(number);
