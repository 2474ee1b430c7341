import { type RefObject, useEffect } from 'react';
import { preventScroll } from './follow-pointer.ts';

/**
 * Keeps an element from scrolling below a finger that drags in it.
 * The browser decides by the listeners that are there when the finger comes down: one that the drag adds may be too late.
 */
export function useDragWithoutScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => current?.removeEventListener('touchmove', preventScroll);
  }, [element]);
}
