import type { ReactNode } from 'react';
import type { HoursGroup } from '../period.ts';
import type { Sums } from '../rows.ts';
import { differenceText, sumText } from './cell-texts.ts';
import classes from './sums.module.css';

/** The heads of the columns that stay in view at the right. */
export const SumHeads = ({ group }: { group: HoursGroup }) => (
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
      Verschil tot nu
    </div>
    {group === 'people' && (
      <div role="columnheader" className={classes.state}>
        Goedkeuring
      </div>
    )}
  </div>
);

interface Props {
  sums: Sums;
  group: HoursGroup;
  /** What the weeks wait for. */
  state?: ReactNode;
}

/** The sums of a row, in view also when its days are not. */
export const SumCells = ({ sums, group, state }: Props) => (
  <div role="presentation" className={classes.sums}>
    <div role="gridcell" className={classes.sum} data-of="planned">
      {sums.planned > 0 && sumText(sums.planned)}
    </div>
    <div role="gridcell" className={classes.sum} data-strong>
      {sums.recorded > 0 && sumText(sums.recorded)}
    </div>
    <div role="gridcell" className={classes.sum} data-less={sums.recorded < sums.due || undefined}>
      {differenceText(sums)}
    </div>
    {group === 'people' && (
      <div role="gridcell" className={classes.state}>
        {state}
      </div>
    )}
  </div>
);
