/** A number as typed: a comma or a point, null for an empty field, NaN for what is no number. */
export function parseNumber(typed: string): number | null {
  const written = typed.trim().replace(',', '.');
  if (written === '') return null;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}
