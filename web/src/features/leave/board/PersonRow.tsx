import { memo } from 'react';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import frame from '../../../ui/day-grid/grid.module.css';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { stretchClass } from '../../../ui/facts/hue-classes.ts';
import { describeBar, type LeaveBar } from './bars.ts';
import classes from './board.module.css';
import type { BoardPerson } from './LeaveBoard.tsx';
import type { Cursor } from './useCells.ts';

interface RowProps {
  person: BoardPerson;
  index: number;
  gap: number;
  /** The number of days of the whole board. */
  days: number;
  bars: readonly LeaveBar[];
  formatText: (bar: LeaveBar) => string;
  /** The bar that a drawer is about, '' for the person only; null for another row. */
  markedBar: string | null;
  cursor: Cursor | null;
}

/** The row of one person: the name with the balance, and a bar for each absence. */
export const PersonRow = memo(function PersonRow(props: RowProps) {
  const { person, index, gap, bars, days, formatText, markedBar, cursor } = props;
  const { id, name, hue, vacation } = person;
  // Parts of the row: made of the width of a day, all bars would be styled anew when that changes.
  const getPlacement = ({ from, count }: { from: number; count: number }) => ({
    left: `${(100 * from) / days}%`,
    width: `${(100 * count) / days}%`,
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={frame.row}
      data-person={id}
      data-marked={markedBar !== null || undefined}
      style={gap > 0 ? { marginTop: gap } : undefined}
    >
      <div role="rowheader" className={frame.name}>
        {hue !== null && <HueMark hue={hue} />}
        <button type="button" tabIndex={-1} title={`Verlofkaart van ${name}`} data-card={id}>
          <span className={frame.text}>{name}</span>
        </button>
        {vacation !== null && (
          <span
            className={`flex-none ${vacation < 0 ? 'text-error' : 'text-quiet'}`}
            title={`Vakantie: ${formatHoursText(vacation)}`}
          >
            {formatNumber(vacation)}
          </span>
        )}
      </div>
      <div className={`${frame.track} ${classes.track}`} role="presentation">
        {bars.map((bar) => {
          const text = formatText(bar);
          return (
            <div
              key={bar.id}
              role="gridcell"
              aria-label={describeBar(bar)}
              title={describeBar(bar)}
              className={`${classes.bar} ${stretchClass(bar.hue)}`}
              data-bar={bar.id}
              data-request={bar.isRequest || undefined}
              data-part={bar.isPart || undefined}
              data-under={bar.isUnder || undefined}
              data-pattern={text === '' ? bar.pattern : undefined}
              data-short={text !== bar.label || undefined}
              data-before={!bar.begins || undefined}
              data-after={!bar.ends || undefined}
              data-marked={markedBar === bar.id || undefined}
              style={getPlacement(bar)}
            >
              {text}
            </div>
          );
        })}
        {cursor && (
          <div
            id="leave-cursor"
            role="gridcell"
            aria-selected
            aria-label={cursor.label}
            className={`${frame.cursor} ${classes.cursor}`}
            style={getPlacement(cursor)}
          />
        )}
        {bars.length === 0 && !cursor && <span role="gridcell" aria-label="Niet afwezig" />}
      </div>
    </div>
  );
});
