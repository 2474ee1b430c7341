type Rows = readonly { id: string }[];

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

export const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

export const createCursorAt = (row: string, column: number): Cursor => ({
  row,
  column,
  anchorRow: row,
  anchorColumn: column,
});

const findIndex = (rows: Rows, id: string) => rows.findIndex((row) => row.id === id);

/** The row of the cursor; 0 when it is gone. */
export const findRow = (rows: Rows, { row }: Pick<Cursor, 'row'>): number =>
  Math.max(0, findIndex(rows, row));

interface Cell {
  row: number;
  column: number;
}

/** The rows and columns from one cell to another. */
export const getBlockBetween = (cell: Cell, other: Cell): Block => ({
  top: Math.min(cell.row, other.row),
  bottom: Math.max(cell.row, other.row),
  left: Math.min(cell.column, other.column),
  right: Math.max(cell.column, other.column),
});

/** The rows and columns that are chosen. */
export function getBlock(rows: Rows, cursor: Cursor): Block {
  const row = findRow(rows, cursor);
  const anchor = findIndex(rows, cursor.anchorRow);
  return getBlockBetween(
    { row, column: cursor.column },
    { row: anchor < 0 ? row : anchor, column: cursor.anchorColumn },
  );
}

interface Press {
  key: string;
  ctrlKey?: boolean;
}

/** A number of rows and columns; infinite to the first or last. */
export interface Step {
  rows: number;
  columns: number;
}

const END = Number.POSITIVE_INFINITY;
const PAGE = 10;

const steps = new Map<string, Step>([
  ['ArrowUp', { rows: -1, columns: 0 }],
  ['ArrowDown', { rows: 1, columns: 0 }],
  ['ArrowLeft', { rows: 0, columns: -1 }],
  ['ArrowRight', { rows: 0, columns: 1 }],
  ['PageUp', { rows: -PAGE, columns: 0 }],
  ['PageDown', { rows: PAGE, columns: 0 }],
  ['Home', { rows: 0, columns: -END }],
  ['End', { rows: 0, columns: END }],
]);

/** Returns the step of a key, equal on every board. With Ctrl, Home and End lead to the first and last row too. */
export function findStep({ key, ctrlKey = false }: Press): Step | undefined {
  const step = steps.get(key);
  if (!ctrlKey || !step) return step;
  return Math.abs(step.columns) === END ? { rows: step.columns, columns: step.columns } : undefined;
}

/** The step of an arrow, and of no other key. */
export const findArrow = ({ key }: Pick<Press, 'key'>): Step | undefined =>
  key.startsWith('Arrow') ? steps.get(key) : undefined;

/** The cursor after a step; the anchor stays where cells between are chosen too. */
export function moveCursor(
  rows: Rows,
  columns: number,
  cursor: Cursor,
  step: Step,
  isLonger = false,
): Cursor {
  const row = rows[clamp(findRow(rows, cursor) + step.rows, rows.length - 1)]?.id ?? cursor.row;
  const column = clamp(cursor.column + step.columns, columns - 1);
  return isLonger ? { ...cursor, row, column } : createCursorAt(row, column);
}
