import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { useIsPrinting } from '../page/printing.ts';

/** The most rows that are printed; export is for more. */
export const MOST_ON_PAPER = 2_000;

/** A rendered row, and the gap to the one rendered before it. */
export interface DrawnRow {
  index: number;
  gap: number;
}

interface Settings {
  scroller: RefObject<HTMLDivElement | null>;
  ids: readonly { id: string }[];
  /** The height in rem, as in the styles. */
  rowHeight: number;
  headHeight: number;
  /** The height of what covers the last rows in view. */
  footHeight?: number;
  /** The focused row stays rendered while scrolling. */
  kept: number;
}

const getRemInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Renders only the rows in view. */
export function useRowWindow(settings: Settings) {
  const { scroller, ids, rowHeight, headHeight, footHeight = 0, kept } = settings;
  const isPrinting = useIsPrinting();
  const rem = getRemInPixels();
  const head = headHeight * rem;
  const size = rowHeight * rem;
  // Stable, because a new function has it measure all rows again.
  const estimateSize = useCallback(() => size, [size]);
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    paddingStart: head,
    scrollPaddingStart: head,
    scrollPaddingEnd: footHeight * rem,
    overscan: 4,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return kept < 0 || inView.includes(kept) ? inView : [...inView, kept].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (size > 0) virtualizer.measure();
  }, [virtualizer, size]);

  if (isPrinting) {
    const onPaper = ids.slice(0, MOST_ON_PAPER);
    return {
      rows: onPaper.map((_, index): DrawnRow => ({ index, gap: 0 })),
      below: 0,
      virtualizer,
    };
  }
  let end = head;
  const rows = virtualizer.getVirtualItems().map((item): DrawnRow => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return { rows, below: virtualizer.getTotalSize() - end, virtualizer };
}
