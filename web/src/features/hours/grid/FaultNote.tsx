import type { CSSProperties } from 'react';
import { type Cursor, findRow } from '../../../ui/day-grid/cursor.ts';
import type { HoursRow } from '../rows.ts';
import classes from './grid.module.css';

/** A refused cell: its place and the error. */
export interface FaultAt {
  place: Cursor;
  text: string;
}

interface Props {
  rows: readonly HoursRow[];
  days: readonly string[];
  fault: FaultAt;
  /** The row of the cursor, which the note leaves in view; -1 without a cursor. */
  cursorAt: number;
}

/** Shows beside the cell that was refused last why it was. `HoursSheet` says the same to screen readers. */
export function FaultNote({ rows, days, fault: { place, text }, cursorAt }: Props) {
  const at = findRow(rows, place);
  return (
    <div
      className={classes.fault}
      role="presentation"
      aria-hidden
      data-below={cursorAt >= 0 && cursorAt < at ? true : undefined}
      data-left={place.column >= days.length / 2 || undefined}
      style={{ '--top': at, '--from': place.column } as CSSProperties}
    >
      {text}
    </div>
  );
}
