import type { Sheet, SheetColumn, SheetKind, SheetValue } from '@ploegplan/contract/values/sheet';
import type { ReactNode } from 'react';
import { formatLongDay, formatShortDay } from '../../lib/dates/dates.ts';
import { formatFullMoment, formatMoment } from '../../lib/dates/moments.ts';
import { formatNumber } from '../../lib/values/numbers.ts';

interface AnyColumn<Row> {
  key: string;
  label: string;
  /** Minimum width in rem; the remaining width is distributed in proportion. */
  width: number;
  /** The cell's content, when it is more than text. */
  cell?: (row: Row) => ReactNode;
  /** The tooltip, when it says more than the cell. */
  hint?: (row: Row) => string;
  /** The sort key, when it is not the value; null sorts last. */
  order?: (row: Row) => SheetValue;
  /** The kind of the sort key, for the menu's words, such as 'A–Z'. */
  orderKind?: SheetKind;
  /** Returns additional search words. */
  alsoFoundBy?: (row: Row) => string;
  /** The columns of an export in its place, where the value says more or less than what a file can be read by. */
  exported?: readonly ExportedColumn<Row>[];
}

interface ExportedColumn<Row> extends SheetColumn {
  value: (row: Row) => SheetValue;
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
  /** A date is shown with its year, even if that is this year. */
  hasYear?: boolean;
  value: (row: Row) => string | null;
}

export type Column<Row> = TextColumn<Row> | NumberColumn<Row> | TimeColumn<Row>;

/** The first column names the row and opens it. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

export const getColumnKind = <Row>({ kind = 'text' }: Column<Row>): SheetKind => kind;

/** A value as text in a list. */
export function formatCell<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === '') return '';
  if (typeof value === 'number') return formatNumber(value);
  if (column.kind === 'date') return formatShortDay(value, column.hasYear ? 0 : undefined);
  return column.kind === 'moment' ? formatMoment(value) : value;
}

/** The full text of a date or moment, where there is room. */
export function formatFullCell<Row>(column: Column<Row>, row: Row): string {
  if (column.kind !== 'date' && column.kind !== 'moment') return formatCell(column, row);
  const value = column.value(row);
  if (!value) return '';
  return column.kind === 'date' ? formatLongDay(value) : formatFullMoment(value);
}

/** The sort key of a row in a column; null when empty. */
export function getSortKey<Row>(column: Column<Row>, row: Row): SheetValue {
  const value = column.order ? column.order(row) : column.value(row);
  return value === '' ? null : value;
}

const listExported = <Row>(column: Column<Row>): readonly ExportedColumn<Row>[] =>
  column.exported ?? [
    { label: column.label, kind: getColumnKind(column), value: (row) => column.value(row) },
  ];

/** The list for export: as shown, with typed values. */
export function createSheet<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Sheet {
  const exported = columns.flatMap(listExported);
  return {
    title,
    columns: exported.map(({ label, kind }) => ({ label, kind })),
    rows: rows.map((row) => exported.map(({ value }) => value(row))),
  };
}

/** The columns that fit in a width in rem, the last ones left out first. */
export function filterFittingColumns<Row>(
  columns: readonly Column<Row>[],
  width: number,
  sortedBy: string,
): readonly Column<Row>[] {
  const shown = [...columns];
  const excess = () => shown.reduce((sum, column) => sum + column.width, 0) - width;
  for (let at = shown.length - 1; at > 0 && excess() > 0; at--) {
    if (shown[at]?.key !== sortedBy) shown.splice(at, 1);
  }
  return shown.length === columns.length ? columns : shown;
}
