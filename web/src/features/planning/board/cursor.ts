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

const rowsPerPage = 8;

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** The nearest existing position. */
export function clampCursor({ row, column, slot }: Cursor, shape: Shape): Cursor {
  const inside = { row: clamp(row, shape.rows), column: clamp(column, shape.columns) };
  return { ...inside, slot: clamp(slot, shape.itemsAt(inside.row, inside.column)) };
}

function down({ row, column, slot }: Cursor, shape: Shape): Cursor {
  if (slot + 1 < shape.itemsAt(row, column)) return { row, column, slot: slot + 1 };
  return row + 1 < shape.rows ? { row: row + 1, column, slot: 0 } : { row, column, slot };
}

function up({ row, column, slot }: Cursor): Cursor {
  if (slot > 0) return { row, column, slot: slot - 1 };
  return row > 0 ? { row: row - 1, column, slot: Number.MAX_SAFE_INTEGER } : { row, column, slot };
}

function target(
  cursor: Cursor,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  shape: Shape,
): Cursor | undefined {
  const { row, column } = cursor;
  switch (key) {
    case 'ArrowDown':
      return down(cursor, shape);
    case 'ArrowUp':
      return up(cursor);
    case 'ArrowLeft':
      return { ...cursor, column: column - 1 };
    case 'ArrowRight':
      return { ...cursor, column: column + 1 };
    case 'PageDown':
      return { row: row + rowsPerPage, column, slot: 0 };
    case 'PageUp':
      return { row: row - rowsPerPage, column, slot: 0 };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0, slot: 0 };
    case 'End':
      return { row: ctrlKey ? shape.rows - 1 : row, column: shape.columns - 1, slot: 0 };
    default:
      return undefined;
  }
}

/** The position after a key; undefined for other keys. */
export function moveCursor(
  cursor: Cursor,
  press: { key: string; ctrlKey: boolean },
  shape: Shape,
): Cursor | undefined {
  const moved = target(cursor, press, shape);
  return moved && clampCursor(moved, shape);
}
