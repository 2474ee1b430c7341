import type { BoardRow } from './rows.ts';

/** What an open drawer is about: an item, or the cells that one is planned in. */
export type Mark = { itemId: string } | { employeeIds: readonly string[]; date: string };

/** The part of a mark in one row: the id of its item, or the index of its column; null for none. */
export function markIn(row: BoardRow, mark: Mark | undefined): string | number | null {
  if (!mark) return null;
  if ('itemId' in mark) {
    return row.placed.some(({ item }) => item.id === mark.itemId) ? mark.itemId : null;
  }
  const column = row.columns.findIndex(({ date }) => date === mark.date);
  return column >= 0 && mark.employeeIds.includes(row.employee.id) ? column : null;
}
