import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrinting } from '../page/printing.ts';
import { type Column, filterFittingColumns } from './columns.ts';

interface Room {
  scroller: RefObject<HTMLElement | null>;
  /** The width of what stands beside the columns, in rem. */
  sides: number;
  /** The key of the column that the rows are sorted by. */
  sortedBy: string;
}

/**
 * The columns that fit beside each other; those at the end stay away where there is no room, as beside a drawer, which shows
 * the rest. The first one names the row and stays, and so does the one that the rows are sorted by. On paper all are there.
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  { scroller, sides, sortedBy }: Room,
): readonly Column<Row>[] {
  const isPrinting = useIsPrinting();
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setWidth(element.clientWidth / rem);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return isPrinting ? columns : filterFittingColumns(columns, width - sides, sortedBy);
}
