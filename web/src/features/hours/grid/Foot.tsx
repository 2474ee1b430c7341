import type { HoursGroup } from '../period.ts';
import type { HoursRow } from '../rows.ts';
import { quartersText } from './cell-texts.ts';
import classes from './grid.module.css';
import { SumCells } from './SumCells.tsx';

interface Props {
  rows: readonly HoursRow[];
  days: readonly string[];
  group: HoursGroup;
}

/** The sums of all rows that are shown. */
export function Foot({ rows, days, group }: Props) {
  const sums = days.map(() => 0);
  let [planned, due, recorded] = [0, 0, 0];
  for (const row of rows) {
    if (row.type !== 'group') continue;
    planned += row.planned;
    due += row.due;
    recorded += row.recorded;
    row.days.forEach((quarters, day) => {
      sums[day] = (sums[day] ?? 0) + (quarters ?? 0);
    });
  }
  return (
    <div className={`${classes.line} ${classes.foot}`} role="row">
      <div role="rowheader" className={classes.corner}>
        Totaal
      </div>
      {sums.map((sum, at) => (
        <div key={days[at]} role="gridcell" className={classes.day}>
          {sum > 0 && quartersText(sum)}
        </div>
      ))}
      <SumCells sums={{ planned, due, recorded }} group={group} />
    </div>
  );
}
