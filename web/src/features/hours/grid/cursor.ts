import { type Cursor, createCursorAt, findRow, getBlock } from '../../../ui/day-grid/cursor.ts';
import { type GridCell, getCellAt } from '../commands.ts';
import { createKeyAt, type HoursRow } from '../rows.ts';

/** The chosen cells in which hours can be. */
export function listCellsIn(
  rows: readonly HoursRow[],
  days: readonly string[],
  cursor: Cursor,
): GridCell[] {
  const { top, bottom, left, right } = getBlock(rows, cursor);
  return rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      row.type === 'line'
        ? Array.from({ length: right - left + 1 }, (_, at) => getCellAt(row, days, left + at))
        : [],
    );
}

/** Finds the next row of sums or hours, for typing down a column; the same place after the last. */
export function findNext(
  type: HoursRow['type'],
  rows: readonly HoursRow[],
  cursor: Cursor,
  by: 1 | -1,
): Cursor {
  for (let at = findRow(rows, cursor) + by; rows[at]; at += by) {
    const row = rows[at];
    if (row?.type === type) return createCursorAt(row.id, cursor.column);
  }
  return createCursorAt(cursor.row, cursor.column);
}

/** Finds the position of a cell; null when it is not shown. */
export function findCursor(
  rows: readonly HoursRow[],
  days: readonly string[],
  key: string,
): Cursor | null {
  for (const row of rows) {
    if (row.type === 'group') continue;
    const column = days.findIndex((day) => createKeyAt(row.place, day) === key);
    if (column !== -1) return createCursorAt(row.id, column);
  }
  return null;
}

/** Moves to the next cell, at the end of a row to the row after it; null behind the last cell. */
export function moveToNextCell(
  rows: readonly HoursRow[],
  columns: number,
  cursor: Cursor,
  by: 1 | -1,
): Cursor | null {
  const column = cursor.column + by;
  if (column >= 0 && column < columns) return createCursorAt(cursor.row, column);
  const next = rows[findRow(rows, cursor) + by];
  return next ? createCursorAt(next.id, by === 1 ? 0 : columns - 1) : null;
}
