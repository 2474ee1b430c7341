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

const number = once(
  () => new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 20 }),
);

const dutchDay = (date: string) => date.split('-').reverse().join('-');

function dutchMoment(instant: string): string {
  const [date = '', time = ''] = toLocalTime(instant).split(' ');
  return `${dutchDay(date)} ${time}`;
}

const texts: Record<SheetKind, (value: string) => string> = {
  text: neutraliseFormula,
  number: neutraliseFormula,
  date: dutchDay,
  moment: dutchMoment,
};

function textOf(kind: SheetKind, value: SheetValue): string {
  if (value === null || value === '') return '';
  return typeof value === 'number' ? number().format(value) : texts[kind](value);
}

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(';')}\r\n`;

/** The beginning of a file: a byte order mark, without which Excel misreads it, and the headings. */
export const csvHead = (columns: readonly SheetColumn[]): string =>
  byteOrderMark + lineOf(columns.map(({ label }) => neutraliseFormula(label)));

export const csvLine = (columns: readonly SheetColumn[], row: readonly SheetValue[]): string =>
  lineOf(columns.map(({ kind }, at) => textOf(kind, row[at] ?? null)));

/** A CSV text that a Dutch Excel opens directly: UTF-8 with a byte order mark, separated by semicolons. */
export const toCsv = ({ columns, rows }: Sheet): string =>
  csvHead(columns) + rows.map((row) => csvLine(columns, row)).join('');
