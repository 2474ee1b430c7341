import { type CSSProperties, useMemo } from 'react';
import type { QueueState } from '../../../data/hours-queue.ts';
import type { HoursRow } from '../rows.ts';
import { cursorOf, rowOf } from './cursor.ts';
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
  const place = useMemo(() => key && cursorOf(rows, days, key), [key, rows, days]);
  if (!place || !fault) return null;
  const at = rowOf(rows, place);
  return (
    <div
      className={classes.fault}
      role="presentation"
      aria-hidden
      data-below={cursorAt >= 0 && cursorAt < at ? true : undefined}
      data-left={place.column >= days.length / 2 || undefined}
      style={{ '--top': at, '--from': place.column } as CSSProperties}
    >
      {refusedText(fault)}
    </div>
  );
}
