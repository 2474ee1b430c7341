import {
  removeDropped,
  type Sheet,
  type SheetColumn,
  type SheetValue,
  toLocalTime,
} from './sheet.ts';

/** A cell as `write-excel-file` takes it; null for an empty one. */
export type WorkbookCell =
  | { type: StringConstructor; value: string; fontWeight?: 'bold' }
  | { type: NumberConstructor; value: number }
  | { type: DateConstructor; value: Date; format: string }
  | null;

const formats = { date: 'dd-mm-yyyy', moment: 'dd-mm-yyyy hh:mm' } as const;

/** A workbook has no time zones, so it holds local times. */
const toDate = (value: string, kind: keyof typeof formats) =>
  new Date(kind === 'date' ? `${value}T00:00:00Z` : `${toLocalTime(value).replace(' ', 'T')}:00Z`);

export function toCell(kind: SheetColumn['kind'], value: SheetValue): WorkbookCell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { type: Number, value };
  if (kind === 'date' || kind === 'moment') {
    return { type: Date, value: toDate(value, kind), format: formats[kind] };
  }
  // A cell of text is never run as a formula, so that it needs no sign before it.
  return { type: String, value: removeDropped(value) };
}

/** The cells of a workbook: numbers and dates keep their type, so that formulas can use them. */
export const toCells = ({ columns, rows }: Sheet): WorkbookCell[][] => [
  columns.map(({ label }) => ({
    type: String,
    value: removeDropped(label),
    fontWeight: 'bold',
  })),
  ...rows.map((row) => columns.map(({ kind }, at) => toCell(kind, row[at] ?? null))),
];

const NARROWEST = 10;
const WIDEST = 60;

/** Computes widths for the longest text of each column, within bounds. */
const computeWidths = ({ columns, rows }: Sheet) =>
  columns.map(({ label, kind }, at) => {
    const least = kind === 'moment' ? 16 : NARROWEST;
    const longest = rows.reduce(
      (length, row) => Math.max(length, kind === 'text' ? String(row[at] ?? '').length : 0),
      Math.max(label.length, least),
    );
    return { width: Math.min(longest, WIDEST) + 2 };
  });

/** Excel limits a sheet name to 31 characters and forbids some characters. */
const formatSheetName = (title: string) => title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** The options of a workbook with this list: its name, the widths of its columns, and headings that stay in sight. */
export const createSheetOptions = (sheet: Sheet) => ({
  sheet: formatSheetName(sheet.title),
  columns: computeWidths(sheet),
  stickyRowsCount: 1,
});
