import {
  neutraliseFormula,
  type Sheet,
  type SheetKind,
  type SheetValue,
  toLocalTime,
} from './sheet.ts';

const byteOrderMark = '\uFEFF';

const number = new Intl.NumberFormat('nl-NL', { useGrouping: false, maximumFractionDigits: 20 });

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
  return typeof value === 'number' ? number.format(value) : texts[kind](value);
}

const quoted = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV text that a Dutch Excel opens directly: UTF-8 with a byte order mark, separated by semicolons. */
export function toCsv({ columns, rows }: Sheet): string {
  const lines = [
    columns.map(({ label }) => neutraliseFormula(label)),
    ...rows.map((row) => columns.map(({ kind }, at) => textOf(kind, row[at] ?? null))),
  ];
  return byteOrderMark + lines.map((line) => `${line.map(quoted).join(';')}\r\n`).join('');
}
