import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { formatDay, formatLongDay } from '../../../lib/dates/dates.ts';
import classes from './board.module.css';
import type { Column } from './columns.ts';
import { placementOf } from './placement.ts';

const inFull = ({ date, holiday }: Column) =>
  [formatLongDay(date), holiday].filter(Boolean).join(', ');

/** The days, which stay on top. */
export const BoardHead = memo(function BoardHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1} className={classes.headRow}>
        <th scope="col" aria-colindex={1} className={classes.corner}>
          Werknemer
        </th>
        {columns.map((column, index) => (
          <th
            key={column.date}
            scope="col"
            aria-colindex={index + 2}
            aria-label={inFull(column)}
            title={inFull(column)}
            aria-current={column.isToday ? 'date' : undefined}
            className={classes.day}
            data-today={column.isToday || undefined}
            data-weekend={column.isWeekend || undefined}
            data-holiday={column.holiday}
            style={placementOf(column)}
          >
            <Link to="/planning" search={{ datum: column.date }} tabIndex={-1}>
              {formatDay(column.date)}
              {column.holiday && <span className={classes.holiday}>{column.holiday}</span>}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** Today's tint, the grey of weekends and holidays, and the lines between days, once behind all rows. */
export const BoardBackground = memo(function BoardBackground({
  columns,
}: {
  columns: readonly Column[];
}) {
  return (
    <div className={classes.backdrop} aria-hidden>
      {columns.map((column) => (
        <div
          key={column.date}
          className={classes.column}
          data-today={column.isToday || undefined}
          data-weekend={column.isWeekend || undefined}
          data-holiday={column.holiday}
          style={placementOf(column)}
        />
      ))}
    </div>
  );
});
