import frame from '../../../ui/day-grid/grid.module.css';
import { type HoursRow, sumRows } from '../rows.ts';
import { formatQuarters } from './cell-texts.ts';
import classes from './grid.module.css';
import { SumCells } from './SumCells.tsx';

interface Props {
  rows: readonly HoursRow[];
  days: readonly string[];
}

/** The sums of all rows that are shown. */
export function Foot({ rows, days }: Props) {
  const byDay = days.map(() => 0);
  for (const row of rows) {
    if (row.type !== 'group') continue;
    row.days.forEach((quarters, day) => {
      byDay[day] = (byDay[day] ?? 0) + (quarters ?? 0);
    });
  }
  return (
    <div className={`${frame.foot} ${classes.foot}`} role="row">
      <div role="rowheader" className={frame.corner}>
        Totaal
      </div>
      {byDay.map((sum, at) => (
        <div key={days[at]} role="gridcell" className={classes.day}>
          {sum > 0 && formatQuarters(sum)}
        </div>
      ))}
      <SumCells sums={sumRows(rows)} isTotal />
    </div>
  );
}
