import type { CSSProperties } from 'react';
import type { Column } from './columns.ts';

/** The grid columns of the printed board, where content determines row heights. */
export const gridTemplateOf = (columns: readonly Column[]): string =>
  columns.map(({ width }) => `minmax(0, ${100 * width}fr)`).join(' ');

/** The position of a column as fractions of the width beside the names. */
export const placementOf = (column: Column | undefined): CSSProperties => ({
  '--from': column?.left ?? 0,
  '--span': column?.width ?? 0,
});
