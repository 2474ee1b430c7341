import { type RefObject, useEffect, useRef } from 'react';
import type { ListState } from './useList.ts';

/** Scrolls to the top when the order or the filter changes. */
export function useTopOnChange<Row extends { id: string }>(
  scroller: RefObject<HTMLElement | null>,
  { sort, search }: ListState<Row>,
) {
  const now = `${sort.sortBy} ${sort.descending} ${search}`;
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    if (scroller.current?.scrollTop) scroller.current.scrollTop = 0;
  }, [scroller, now]);
}
