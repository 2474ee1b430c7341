import { useCallbackRef } from '@mantine/hooks';
import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPrinting } from '../page/printing.ts';
import { computeRowTops, type RowRange, revealRow, Viewport } from './row-window.ts';

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

const ROWS_AROUND = 4;
const getRemInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Renders only the rows in view. */
export function useRowWindow(settings: Settings) {
  const { scroller, ids, rowHeight, headHeight, footHeight = 0, kept } = settings;
  const isPrinting = useIsPrinting();
  const rem = getRemInPixels();
  const count = ids.length;
  const size = rowHeight * rem;
  const tops = useMemo(
    () => computeRowTops(Array.from({ length: count }, () => size)),
    [count, size],
  );
  const viewport = useRef<Viewport | null>(null);
  const [range, setRange] = useState<RowRange>({ first: 0, end: 0 });
  const show = useEffectEvent((heights = tops) => {
    const next = viewport.current?.rows(heights);
    if (next && (next.first !== range.first || next.end !== range.end)) setRange(next);
  });
  useLayoutEffect(() => {
    if (!scroller.current) return;
    const seen = new Viewport(scroller.current, ROWS_AROUND);
    viewport.current = seen;
    const follow = () => {
      seen.measure();
      show();
    };
    // The rows are rendered before the frame is painted, so that none is missing in it.
    const followNow = () => flushSync(follow);
    const { current } = scroller;
    current.addEventListener('scroll', followNow, { passive: true });
    const resized = new ResizeObserver(follow);
    resized.observe(current);
    follow();
    return () => {
      current.removeEventListener('scroll', followNow);
      resized.disconnect();
    };
  }, [scroller]);
  useLayoutEffect(() => show(tops), [tops]);
  const reveal = useCallbackRef((index: number, isFirst?: boolean) => {
    const around = { head: headHeight * rem, foot: footHeight * rem, isFirst: isFirst === true };
    if (scroller.current) revealRow(scroller.current, tops, index, around);
  });
  const countInView = () => Math.floor((scroller.current?.clientHeight ?? 0) / size);

  if (isPrinting) {
    const onPaper = ids.slice(0, MOST_ON_PAPER);
    const rows = onPaper.map((_, index): DrawnRow => ({ index, gap: 0 }));
    return { rows, below: 0, reveal, countInView };
  }
  const inView = { first: Math.min(range.first, count), end: Math.min(range.end, count) };
  const drawn = Array.from({ length: inView.end - inView.first }, (_, at) => inView.first + at);
  if (kept >= 0 && kept < inView.first) drawn.unshift(kept);
  if (kept >= inView.end && kept < count) drawn.push(kept);
  let end = 0;
  const rows = drawn.map((index): DrawnRow => {
    const gap = (tops[index] ?? 0) - end;
    end = tops[index + 1] ?? 0;
    return { index, gap };
  });
  return { rows, below: (tops[count] ?? 0) - end, reveal, countInView };
}
