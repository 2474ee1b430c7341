import type { CSSProperties, HTMLAttributes, ReactNode, RefObject } from 'react';
import { useDragWithoutScroll } from '../drag/follow-pointer.ts';
import classes from './grid.module.css';

interface Props extends HTMLAttributes<HTMLDivElement> {
  ref: RefObject<HTMLDivElement | null>;
  /** The number of days, and the width of one on the screen in pixels; left out where they are of several widths. */
  days?: number;
  dayWidth?: number;
  /** The head of the names, and those of the days. */
  corner: ReactNode;
  heads: ReactNode;
  /** The height of the rows that are not drawn, in pixels. */
  below?: number;
  /** A row of sums. */
  foot?: ReactNode;
  /** The layers behind the rows, and the rows. */
  children: ReactNode;
}

/** Rows over days. It has one tab stop, and scrolls below its heads and beside its names, but not below a finger that drags. */
export function DayGrid(props: Props) {
  const { days, dayWidth, corner, heads, below, foot, children, className = '', ...grid } = props;
  useDragWithoutScroll(grid.ref);
  return (
    <div
      role="grid"
      tabIndex={0}
      {...grid}
      className={`${classes.grid} ${className}`}
      style={
        days ? ({ '--days': days, '--day-on-screen': `${dayWidth}px` } as CSSProperties) : undefined
      }
    >
      <div className={classes.headGroup} role="presentation">
        <div className={classes.head} role="row" aria-rowindex={1}>
          <div className={classes.corner} role="columnheader" data-beside>
            {corner}
          </div>
          {heads}
        </div>
      </div>
      <div className={classes.body} role="presentation">
        {children}
        {below !== undefined && (
          <div className={classes.below} style={{ minHeight: below }} role="presentation" />
        )}
      </div>
      {foot}
    </div>
  );
}
