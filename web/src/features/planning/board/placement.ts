import type { CSSProperties } from 'react';
import type { Column } from './columns.ts';

/** The columns of a board on paper, where what is written decides how high a row is. */
export const gridTemplateOf = (columns: readonly Column[]): string =>
  columns.map(({ width }) => `minmax(0, ${100 * width}fr)`).join(' ');

/** Where a column lies, as fractions of the width beside the names; the styles make pixels of them. */
export const placementOf = (column: Column | undefined): CSSProperties => ({
  '--from': column?.left ?? 0,
  '--span': column?.width ?? 0,
});
