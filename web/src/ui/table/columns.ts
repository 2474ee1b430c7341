import type { ReactNode } from 'react';
import { formatLongDay, formatShortDay } from '../../lib/dates.ts';
import type { Sheet, SheetKind, SheetValue } from '../../lib/export/sheet.ts';
import { formatFullMoment, formatMoment } from '../../lib/moments.ts';

interface AnyColumn<Row> {
  key: string;
  label: string;
  /** The least width at which it reads well, in rem; the room that is left is shared out by it. */
  width: number;
  /** What stands in the cell where that is more than text. */
  cell?: (row: Row) => ReactNode;
  /** What shows on hover, where that says more than the cell. */
  hint?: (row: Row) => string;
  /** What it is sorted by, where that is not its value; null comes last. */
  order?: (row: Row) => SheetValue;
  /** Other words by which the row is found here. */
  alsoFoundBy?: (row: Row) => string;
}

interface TextColumn<Row> extends AnyColumn<Row> {
  kind?: 'text';
  value: (row: Row) => string;
}

interface NumberColumn<Row> extends AnyColumn<Row> {
  kind: 'number';
  value: (row: Row) => number | null;
}

/** A date is yyyy-MM-dd, a moment an ISO instant. */
interface TimeColumn<Row> extends AnyColumn<Row> {
  kind: 'date' | 'moment';
  value: (row: Row) => string | null;
}

export type Column<Row> = TextColumn<Row> | NumberColumn<Row> | TimeColumn<Row>;

/** The first column names the row and opens it. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

export const kindOfColumn = <Row>({ kind = 'text' }: Column<Row>): SheetKind => kind;

const number = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A value as it reads in a list. */
export function textOf<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === '') return '';
  if (typeof value === 'number') return number.format(value);
  if (column.kind === 'date') return formatShortDay(value);
  return column.kind === 'moment' ? formatMoment(value) : value;
}

/** The same in full, for where there is room: a date, or when something was. */
export function fullTextOf<Row>(column: Column<Row>, row: Row): string {
  if (column.kind !== 'date' && column.kind !== 'moment') return textOf(column, row);
  const value = column.value(row);
  if (!value) return '';
  return column.kind === 'date' ? formatLongDay(value) : formatFullMoment(value);
}

/** What a row is sorted by in a column; null when there is nothing. */
export function orderOf<Row>(column: Column<Row>, row: Row): SheetValue {
  const value = column.order ? column.order(row) : column.value(row);
  return value === '' ? null : value;
}

/** The list for a spreadsheet: as it is shown, but with the values themselves. */
export const sheetOf = <Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet => ({
  title,
  columns: columns.map((column) => ({ label: column.label, kind: kindOfColumn(column) })),
  rows: rows.map((row) => columns.map((column) => column.value(row))),
});
