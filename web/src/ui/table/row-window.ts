/** The top of each row, and after them the bottom of the last one. */
export function computeRowTops(heights: readonly number[]): Float64Array {
  const tops = new Float64Array(heights.length + 1);
  heights.forEach((height, row) => {
    tops[row + 1] = (tops[row] ?? 0) + height;
  });
  return tops;
}

/** Rows from `first` up to but not including `end`. */
export interface RowRange {
  first: number;
  end: number;
}

/** The row at a height, by binary search; clamped to the first and last row. */
export function findRowAt(tops: Float64Array, y: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows that a viewport shows, with a few around it so that scrolling shows no blank rows. */
export function findVisibleRows(
  tops: Float64Array,
  viewport: { top: number; height: number },
  around: number,
): RowRange {
  const count = tops.length - 1;
  return {
    first: Math.max(0, findRowAt(tops, viewport.top) - around),
    end: Math.min(count, findRowAt(tops, viewport.top + viewport.height) + 1 + around),
  };
}

/** Joins two ranges with the rows between them; an empty range adds nothing. */
export const joinRanges = (range: RowRange, other: RowRange, count: number): RowRange =>
  other.first >= Math.min(other.end, count)
    ? range
    : {
        first: Math.min(range.first, other.first),
        end: Math.min(count, Math.max(range.end, other.end)),
      };

/** The visible part of the rows. It is read when that changes, because to read it the browser must lay out what was just drawn. */
export class Viewport {
  private readonly scroller: HTMLElement;
  private readonly around: number;
  private top = 0;
  /** The screen's height is used until it is measured, because reading the window's takes a layout too. */
  private height = window.screen.height;
  /** None around what is seen in the first frame, within which it is measured for the first time. */
  private measured = 0;

  constructor(scroller: HTMLElement, around: number) {
    this.scroller = scroller;
    this.around = around;
  }

  measure(): void {
    const { scrollTop, clientHeight } = this.scroller;
    this.top = scrollTop;
    this.height = clientHeight || window.screen.height;
    this.measured += 1;
  }

  /** The rows in view, with a few around them. */
  rows(tops: Float64Array): RowRange {
    const { height } = this;
    // Fewer rows than before cannot be scrolled as far.
    const last = Math.max(0, (tops.at(-1) ?? 0) - height);
    const top = Math.min(this.top, last);
    return findVisibleRows(tops, { top, height }, this.measured > 1 ? this.around : 0);
  }
}

/** Scrolls so far that a row is in view below the head and above the foot; with `isFirst` so far that it is the first. */
export function revealRow(
  scroller: HTMLElement,
  tops: Float64Array,
  index: number,
  { head, foot = 0, isFirst = false }: { head: number; foot?: number; isFirst?: boolean },
): void {
  const top = tops[index] ?? 0;
  const bottom = (tops[index + 1] ?? top) + head + foot;
  const { scrollTop, clientHeight } = scroller;
  if (isFirst || top < scrollTop) scroller.scrollTop = top;
  else if (bottom > scrollTop + clientHeight) scroller.scrollTop = bottom - clientHeight;
}
