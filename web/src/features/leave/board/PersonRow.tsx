import { type CSSProperties, memo } from 'react';
import { hoursText } from '../../../data/leave.ts';
import { columns } from '../../../ui/days/columns.ts';
import { hueStyle } from '../../../ui/HueMark.tsx';
import type { LeaveBar } from './bars.ts';
import classes from './board.module.css';
import type { BoardPerson } from './LeaveBoard.tsx';
import type { CellRange } from './useCells.ts';

interface RowProps {
  person: BoardPerson;
  row: number;
  bars: readonly LeaveBar[];
  /** The bar that a drawer is about, '' for the person only; null for another row. */
  markedBar: string | null;
  cursor: (CellRange & { label: string; from: number; count: number }) | null;
}

/** The row of one person: the name with the balance, and a bar for each absence. */
export const PersonRow = memo(function PersonRow({
  person,
  row,
  bars,
  markedBar,
  cursor,
}: RowProps) {
  const { id, name, vacation } = person;
  return (
    <div
      role="row"
      aria-rowindex={row + 1}
      className={classes.row}
      data-person={id}
      data-marked={markedBar !== null || undefined}
    >
      <div role="rowheader" className={classes.name}>
        <button type="button" tabIndex={-1} title={`Verlofkaart van ${name}`} data-card={id}>
          {name}
        </button>
        {vacation !== null && (
          <span
            className={classes.vacation}
            data-short={vacation < 0 || undefined}
            title={`Vakantie: ${hoursText(vacation)}`}
          >
            {hoursText(vacation)}
          </span>
        )}
      </div>
      <div className={classes.track} role="presentation">
        {bars.map((bar) => (
          <div
            key={bar.id}
            role="gridcell"
            aria-label={bar.description}
            title={bar.description}
            className={classes.bar}
            data-bar={bar.id}
            data-request={bar.isRequest || undefined}
            data-part={bar.isPart || undefined}
            data-under={bar.isUnder || undefined}
            data-day={bar.count === 1 || undefined}
            data-open={(!bar.begins && !bar.ends) || undefined}
            data-marked={markedBar === bar.id || undefined}
            style={{ ...columns(bar.from, bar.count), ...hueStyle(bar.hue) } as CSSProperties}
          >
            <span>{bar.label}</span>
          </div>
        ))}
        {cursor && (
          <div
            id="leave-cursor"
            role="gridcell"
            aria-selected
            aria-label={cursor.label}
            className={classes.cursor}
            style={columns(cursor.from, cursor.count)}
          />
        )}
        {bars.length === 0 && !cursor && <span role="gridcell" aria-label="Niet afwezig" />}
      </div>
    </div>
  );
});
