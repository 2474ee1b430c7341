const shapes = [
  /^(\d{1,2})[- ./](\d{1,2})(?:[- ./](\d{4}|\d{2}))?$/,
  /^(\d{2})(\d{2})(\d{4}|\d{2})?$/,
];

const isReal = (date: string) => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** A date as typed in any usual Dutch way, as yyyy-MM-dd; the year may be left out. Null for what is no date. */
export function readDate(typed: string, thisYear: number): string | null {
  const text = typed.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isReal(text) ? text : null;
  for (const shape of shapes) {
    const [, day, month, year = String(thisYear)] = shape.exec(text) ?? [];
    if (!day || !month) continue;
    const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isReal(date) ? date : null;
  }
  return null;
}
