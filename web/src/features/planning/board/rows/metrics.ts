import type { BoardRow } from './rows.ts';

/** Sizes in pixels that row heights are computed from; the styles use the same numbers. */
export interface Metrics {
  /** The amount of text on an item. */
  density: 'full' | 'short';
  /** The least width of a day. */
  day: number;
  lane: number;
  gap: number;
  pad: number;
  /** The least height of a row: two lines of a name. */
  row: number;
  /** The height of a name that stands above its row, on a phone; 0: names stand left. */
  nameAbove: number;
  /** The height of the heading of a group. */
  heading: number;
  /** The height below the items for who is away for a part of a day. */
  part: number;
  /** The number of rows out of view drawn in a frame: the layout of two takes a slow phone 40 ms. */
  rowsAFrame: number;
}

/** Two lines to an item, for the mouse. */
const full: Metrics = {
  density: 'full',
  day: 70,
  lane: 40,
  gap: 3,
  pad: 4,
  row: 49,
  nameAbove: 0,
  heading: 28,
  part: 18,
  rowsAFrame: 30,
};
/** A column of a month has room for a few letters. */
const short: Metrics = { ...full, density: 'short', day: 33, lane: 24, gap: 2, pad: 3, row: 31 };

const onPhone = { rowsAFrame: 2 };
const namesAbove = { ...onPhone, day: 48, heading: 32, nameAbove: 44, row: 0 };

export interface View {
  mode: 'day' | 'week' | 'month';
  isPhone: boolean;
  /** True when a finger presses what is drawn on a larger screen. */
  isTouch?: boolean;
}

export function getMetrics({ mode, isPhone, isTouch = false }: View): Metrics {
  if (isTouch && !isPhone) {
    return mode === 'month'
      ? { ...short, day: 44, lane: 44, row: 51 }
      : { ...full, lane: 44, row: 53 };
  }
  if (mode === 'month')
    return isPhone ? { ...short, ...namesAbove, lane: 44, gap: 3, pad: 4 } : short;
  if (!isPhone) return full;
  if (mode === 'day') return { ...full, ...onPhone, lane: 56, gap: 5, pad: 5, row: 66 };
  // The time and two lines of the work: a column has room for eight letters.
  return { ...full, ...namesAbove, lane: 52, gap: 4, pad: 5 };
}

/** The top of a lane below the name and heading of its row. */
export const computeLaneTop = ({ lane, gap, pad }: Metrics, index: number): number =>
  pad + index * (lane + gap);

/** The height of a row, its border included. */
export function computeRowHeight(
  metrics: Metrics,
  { laneCount, subject, absent }: Pick<BoardRow, 'laneCount' | 'subject' | 'absent'>,
): number {
  const lanes = computeLaneTop(metrics, laneCount) - metrics.gap + metrics.pad + 1;
  const part = absent.some(({ isWhole }) => !isWhole) ? metrics.part : 0;
  const heading = subject.heading === null ? 0 : metrics.heading;
  return Math.max(metrics.row, lanes + part) + metrics.nameAbove + heading;
}
