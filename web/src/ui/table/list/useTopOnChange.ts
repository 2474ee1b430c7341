import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ListState } from './useList.ts';

/** Scrolls to the top when the order or the filter changes. */
export function useTopOnChange<Row extends { id: string }>(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { sort, search }: ListState<Row>,
) {
  const now = `${sort.sortBy} ${sort.descending} ${search}`;
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    // The view scrolls only when needed, because scrolling lays the page out at once.
    if (virtualizer.scrollOffset) virtualizer.scrollToOffset(0);
  }, [virtualizer, now]);
}
