import { type GridCell, placeAt } from '../commands.ts';
import { type HoursRow, keyAt } from '../rows.ts';

/** The chosen cells: from the anchor to the place, which has the focus. Rows by id, because rows come and go. */
export interface Cursor {
  row: string;
  column: number;
  anchorRow: string;
  anchorColumn: number;
}

export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

export const cursorAt = (row: string, column: number): Cursor => ({
  row,
  column,
  anchorRow: row,
  anchorColumn: column,
});

const indexOf = (rows: readonly HoursRow[], id: string) => rows.findIndex((row) => row.id === id);

/** The row of the cursor; 0 when it is gone. */
export const rowOf = (rows: readonly HoursRow[], { row }: Cursor): number =>
  Math.max(0, indexOf(rows, row));

/** The rows and columns that are chosen. */
export function blockOf(rows: readonly HoursRow[], cursor: Cursor): Block {
  const at = rowOf(rows, cursor);
  const anchor = indexOf(rows, cursor.anchorRow);
  const from = anchor < 0 ? at : anchor;
  return {
    top: Math.min(at, from),
    bottom: Math.max(at, from),
    left: Math.min(cursor.column, cursor.anchorColumn),
    right: Math.max(cursor.column, cursor.anchorColumn),
  };
}

/** The chosen cells in which hours can be. */
export function cellsIn(
  rows: readonly HoursRow[],
  days: readonly string[],
  cursor: Cursor,
): GridCell[] {
  const { top, bottom, left, right } = blockOf(rows, cursor);
  return rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      row.type === 'line'
        ? Array.from({ length: right - left + 1 }, (_, at) => placeAt(row, days, left + at))
        : [],
    );
}

interface Step {
  rows?: number;
  columns?: number;
  /** The anchor stays. */
  extends?: boolean;
}

/** The keys that move the cursor, and how far. */
export const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
  PageUp: { rows: -12 },
  PageDown: { rows: 12 },
};

export function moved(
  rows: readonly HoursRow[],
  columns: number,
  cursor: Cursor,
  { rows: down = 0, columns: right = 0, extends: isLonger = false }: Step,
): Cursor {
  const at = clamp(rowOf(rows, cursor) + down, rows.length - 1);
  const row = rows[at]?.id ?? cursor.row;
  const column = clamp(cursor.column + right, columns - 1);
  return isLonger ? { ...cursor, row, column } : cursorAt(row, column);
}

/** To the next row of sums or of hours, as to type a column straight down; the same place after the last. */
export function nextOf(
  type: HoursRow['type'],
  rows: readonly HoursRow[],
  cursor: Cursor,
  by: 1 | -1,
): Cursor {
  for (let at = rowOf(rows, cursor) + by; rows[at]; at += by) {
    const row = rows[at];
    if (row?.type === type) return cursorAt(row.id, cursor.column);
  }
  return cursorAt(cursor.row, cursor.column);
}

/** Where a cell is; null when it is not shown. */
export function cursorOf(
  rows: readonly HoursRow[],
  days: readonly string[],
  key: string,
): Cursor | null {
  for (const row of rows) {
    if (row.type === 'group') continue;
    const column = days.findIndex((day) => keyAt(row.place, day) === key);
    if (column !== -1) return cursorAt(row.id, column);
  }
  return null;
}

/** To the next cell, at the end of a row to the row after it; null behind the last cell. */
export function stepped(
  rows: readonly HoursRow[],
  columns: number,
  cursor: Cursor,
  by: 1 | -1,
): Cursor | null {
  const at = rowOf(rows, cursor);
  const column = cursor.column + by;
  if (column >= 0 && column < columns) return cursorAt(cursor.row, column);
  const next = rows[at + by];
  return next ? cursorAt(next.id, by === 1 ? 0 : columns - 1) : null;
}
