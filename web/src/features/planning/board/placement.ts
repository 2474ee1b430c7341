import type { CSSProperties } from 'react';
import type { Column } from './columns.ts';

/** Where a column lies, as fractions of the width beside the names; the styles make pixels of them. */
export const placementOf = (column: Column | undefined): CSSProperties => ({
  '--from': column?.left ?? 0,
  '--span': column?.width ?? 0,
});
