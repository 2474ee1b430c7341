import { type RefObject, useEffect, useRef } from 'react';
import type { ListState } from './useList.ts';

/** What comes in another order, or is another part of it, is read from its top. */
export function useTopOnChange<Row extends { id: string }>(
  scroller: RefObject<HTMLElement | null>,
  { sort, search }: ListState<Row>,
) {
  const now = `${sort.sortBy} ${sort.descending} ${search}`;
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, now]);
}
