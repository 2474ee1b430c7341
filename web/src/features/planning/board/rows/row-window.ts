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
