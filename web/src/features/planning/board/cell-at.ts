import type { MouseEvent } from 'react';
import { columnAt } from './columns.ts';
import type { Cursor } from './cursor.ts';
import { type BoardRow, itemsAt } from './rows.ts';

/** A position on the board; a slot beyond the items of its cell is free. */
export type Spot = Cursor;

/** The cell below the pointer; null outside the days. */
export function cellAt(event: MouseEvent<HTMLElement>, rows: readonly BoardRow[]): Spot | null {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>('[data-row]');
  const index = Number(element?.dataset.row);
  const row = rows[index];
  const name = element?.querySelector('th');
  if (!element || !row || !name || name.contains(target)) return null;

  const id = target?.closest('[data-item]')?.getAttribute('data-item');
  const placed = row.placed.find(({ item }) => item.id === id);
  if (placed) {
    const slot = itemsAt(row, placed.column).indexOf(placed);
    return { row: index, column: placed.column, slot };
  }
  const { left, width } = element.getBoundingClientRect();
  const days = width - name.offsetWidth;
  const column = columnAt(row.columns, (event.clientX - left - name.offsetWidth) / days);
  return { row: index, column, slot: itemsAt(row, column).length };
}
