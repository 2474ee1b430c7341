import { type CSSProperties, useMemo } from 'react';
import type { QueueState } from '../../../data/hours-queue.ts';
import { type HoursRow, keyAt } from '../rows.ts';
import { refusedText } from './GridRow.tsx';
import classes from './grid.module.css';

interface Props {
  rows: readonly HoursRow[];
  days: readonly string[];
  refused: QueueState['refused'];
  /** The row of the cursor, which it does not cover; -1 without one. */
  cursorAt: number;
}

/** At the cell that was refused last: why. The sheet says it too, for who does not see it. */
export function FaultNote({ rows, days, refused, cursorAt }: Props) {
  const [key, fault] = [...refused].at(-1) ?? [];
  const place = useMemo(() => key && placeOf(key, rows, days), [key, rows, days]);
  if (!place || !fault) return null;
  return (
    <div
      className={classes.fault}
      role="presentation"
      aria-hidden
      data-below={cursorAt >= 0 && cursorAt < place.at ? true : undefined}
      data-left={place.column >= days.length / 2 || undefined}
      style={{ '--top': place.at, '--from': place.column } as CSSProperties}
    >
      {refusedText(fault)}
    </div>
  );
}

function placeOf(key: string, rows: readonly HoursRow[], days: readonly string[]) {
  for (const [at, row] of rows.entries()) {
    if (row.type === 'group') continue;
    const column = days.findIndex((day) => keyAt(row.place, day) === key);
    if (column !== -1) return { at, column };
  }
  return null;
}
