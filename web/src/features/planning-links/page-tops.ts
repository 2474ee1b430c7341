/**
 * Computes the top of each page of a screen, for rows that begin at these heights. A row that does not fit whole begins the next page; one
 * that is higher than a page goes on there, with some of it still in view.
 */
export function computePageTops(rows: readonly number[], whole: number, view: number): number[] {
  const tops: number[] = [];
  for (let top = 0; ; ) {
    tops.push(top);
    const end = top + view;
    if (end >= whole) return tops;
    top = rows.findLast((row) => row > top && row <= end) ?? top + 0.8 * view;
  }
}
