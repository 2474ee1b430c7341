import type { ReactNode } from 'react';
import type { HoursGroup, HoursView } from '../remembered.ts';
import type { Sums } from '../rows.ts';
import { formatDifferenceOfSums, formatUntimed, sumText } from './cell-texts.ts';
import classes from './sums.module.css';

/** The heads of the columns that stay in view at the right. */
export const SumHeads = ({ group, view }: { group: HoursGroup; view: HoursView }) => (
  <div role="presentation" className={classes.sums} data-beside>
    <div role="columnheader" className={classes.sum} data-of="planned">
      Gepland
    </div>
    <div role="columnheader" className={classes.sum}>
      Uren
    </div>
    <div
      role="columnheader"
      className={classes.sum}
      title="Met wat gepland was op de dagen die voorbij zijn of al uren hebben"
    >
      Verschil<span className="sr-only"> tot nu</span>
    </div>
    <div role="columnheader" className={classes.state}>
      {group === 'people' && 'Goedkeuring'}
      {group === 'projects' && (view === 'week' ? 'Mandagenregister' : 'Register')}
    </div>
  </div>
);

interface Props {
  sums: Sums;
  /** The state of the weeks, or a button to open something. */
  state?: ReactNode;
  /** True for the sum of all rows, which may be thousands. */
  isTotal?: true;
}

/** The sums of a row, in view also when its days are not. */
export const SumCells = ({ sums, state, isTotal }: Props) => (
  <div
    role="presentation"
    className={classes.sums}
    data-total={isTotal}
    title={sums.planned > 0 ? `Gepland ${sumText(sums.planned)} uur` : undefined}
  >
    <div role="gridcell" className={classes.sum} data-of="planned">
      {sums.planned > 0 && sumText(sums.planned)}
    </div>
    <div role="gridcell" className={classes.sum} data-strong>
      {sums.recorded > 0 && sumText(sums.recorded)}
    </div>
    <div
      role="gridcell"
      className={classes.sum}
      data-less={sums.recorded < sums.due || undefined}
      data-untimed={sums.untimed > 0 || undefined}
      title={formatUntimed(sums) || undefined}
    >
      {formatDifferenceOfSums(sums) || (sums.untimed > 0 && '0')}
    </div>
    <div role="gridcell" className={classes.state}>
      {state}
    </div>
  </div>
);
