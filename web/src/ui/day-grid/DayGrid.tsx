import type { CSSProperties, HTMLAttributes, ReactNode, RefObject } from 'react';
import classes from './grid.module.css';

interface Props extends HTMLAttributes<HTMLDivElement> {
  ref: RefObject<HTMLDivElement | null>;
  /** The number of days, and the width of one on the screen in pixels. */
  days: number;
  dayWidth: number;
  /** The head of the names, and those of the days. */
  corner: ReactNode;
  heads: ReactNode;
  /** The height of the rows that are not drawn, in pixels. */
  below: number;
  /** A row of sums. */
  foot: ReactNode;
  /** The layers behind the rows, and the rows. */
  children: ReactNode;
}

/** Rows over days. It has one tab stop, and scrolls below its heads and beside its names. */
export function DayGrid(props: Props) {
  const { days, dayWidth, corner, heads, below, foot, children, className = '', ...grid } = props;
  return (
    <div
      role="grid"
      tabIndex={0}
      {...grid}
      className={`${classes.grid} ${className}`}
      style={{ '--days': days, '--day-on-screen': `${dayWidth}px` } as CSSProperties}
    >
      <div className={classes.headGroup} role="presentation">
        <div className={classes.head} role="row">
          <div className={classes.corner} role="columnheader" data-beside>
            {corner}
          </div>
          {heads}
        </div>
      </div>
      <div className={classes.body} role="presentation">
        {children}
        <div className={classes.below} style={{ minHeight: below }} role="presentation" />
      </div>
      {foot}
    </div>
  );
}
