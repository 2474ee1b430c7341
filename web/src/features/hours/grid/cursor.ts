import { blockOf, type Cursor, cursorAt, rowOf } from '../../../ui/day-grid/cursor.ts';
import { type GridCell, placeAt } from '../commands.ts';
import { type HoursRow, keyAt } from '../rows.ts';

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
  const column = cursor.column + by;
  if (column >= 0 && column < columns) return cursorAt(cursor.row, column);
  const next = rows[rowOf(rows, cursor) + by];
  return next ? cursorAt(next.id, by === 1 ? 0 : columns - 1) : null;
}
