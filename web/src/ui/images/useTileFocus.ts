import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back when the viewer closes: to the tile of the image that was shown last, as its place or another one may be
 * gone by then, or to the first button after the tiles. The tiles are the first buttons of the place.
 */
export function useTileFocus(
  place: RefObject<HTMLElement | null>,
  viewed: number | null,
  count: number,
): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (viewed === null && last.current !== null) {
      const at = Math.max(0, Math.min(last.current, count - 1));
      place.current?.querySelectorAll('button')[at]?.focus();
    }
    last.current = viewed;
  }, [place, viewed, count]);
}
