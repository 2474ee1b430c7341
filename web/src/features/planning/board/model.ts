import type { Drawing } from './rows/draw.ts';
import type { BoardRow } from './rows/rows.ts';
import type { Scale } from './rows/scale.ts';

export interface BoardModel {
  /** The accessible name of the grid. */
  label: string;
  /** The heading of the names. */
  corner: string;
  rows: readonly BoardRow[];
  scale: Scale;
  drawing: Drawing;
  /** Free cells of several rows are planned together. */
  plansTogether?: boolean;
}

/** A place on the board; `fraction` is where in the width beside the names. */
export interface Spot {
  row: number;
  column: number;
  fraction: number;
}
