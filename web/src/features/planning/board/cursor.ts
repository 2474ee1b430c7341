import { clamp, findStep } from '../../../ui/day-grid/cursor.ts';

/** The position of the keyboard cursor: the `slot` counts the items of a cell; an empty cell has slot 0 only. */
export interface Cursor {
  row: number;
  column: number;
  slot: number;
}

/** The dimensions that the cursor moves in. */
export interface Shape {
  rows: number;
  columns: number;
  itemsAt: (row: number, column: number) => number;
}

/** The nearest existing position. */
export function clampCursor({ row, column, slot }: Cursor, shape: Shape): Cursor {
  const inside = { row: clamp(row, shape.rows - 1), column: clamp(column, shape.columns - 1) };
  return { ...inside, slot: clamp(slot, shape.itemsAt(inside.row, inside.column) - 1) };
}

/** The position after a key, up and down by way of the items of a cell; undefined for other keys. */
export function moveCursor(
  cursor: Cursor,
  press: { key: string; ctrlKey: boolean },
  shape: Shape,
): Cursor | undefined {
  const step = findStep(press);
  if (!step) return undefined;
  const row = cursor.row + step.rows;
  const column = cursor.column + step.columns;
  if (Math.abs(step.rows) === 1) {
    const slot = cursor.slot + step.rows;
    if (slot >= 0 && slot < shape.itemsAt(cursor.row, column)) return { ...cursor, slot };
    if (row < 0 || row >= shape.rows) return cursor;
    return clampCursor({ row, column, slot: step.rows < 0 ? Number.MAX_SAFE_INTEGER : 0 }, shape);
  }
  const slot = step.rows === 0 && Number.isFinite(column) ? cursor.slot : 0;
  return clampCursor({ row, column, slot }, shape);
}
