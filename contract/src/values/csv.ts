import { once } from './once.ts';
import {
  neutraliseFormula,
  type Sheet,
  type SheetColumn,
  type SheetKind,
  type SheetValue,
  toLocalTime,
} from './sheet.ts';

const byteOrderMark = '\uFEFF';

const createNumberFormat = once(
  () => new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 20 }),
);

const formatDutchDay = (date: string) => date.split('-').reverse().join('-');

function formatDutchMoment(instant: string): string {
  const [date = '', time = ''] = toLocalTime(instant).split(' ');
  return `${formatDutchDay(date)} ${time}`;
}

const texts: Record<SheetKind, (value: string) => string> = {
  text: neutraliseFormula,
  number: neutraliseFormula,
  date: formatDutchDay,
  moment: formatDutchMoment,
};

function formatValue(kind: SheetKind, value: SheetValue): string {
  if (value === null || value === '') return '';
  return typeof value === 'number' ? createNumberFormat().format(value) : texts[kind](value);
}

const quoteCell = (text: string) =>
  /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const formatLine = (cells: readonly string[]) => `${cells.map(quoteCell).join(';')}\r\n`;

/** The beginning of a file: a byte order mark, without which Excel misreads it, and the headings. */
export const formatCsvHead = (columns: readonly SheetColumn[]): string =>
  byteOrderMark + formatLine(columns.map(({ label }) => neutraliseFormula(label)));

export const formatCsvLine = (
  columns: readonly SheetColumn[],
  row: readonly SheetValue[],
): string => formatLine(columns.map(({ kind }, at) => formatValue(kind, row[at] ?? null)));

/** A CSV text that a Dutch Excel opens directly: UTF-8 with a byte order mark, separated by semicolons. */
export const toCsv = ({ columns, rows }: Sheet): string =>
  formatCsvHead(columns) + rows.map((row) => formatCsvLine(columns, row)).join('');
