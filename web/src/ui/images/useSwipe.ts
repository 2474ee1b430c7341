import { type PointerEvent, useRef } from 'react';

/** Minimum distance of a swipe; shorter movements are taps. */
const LEAST = 48;

/** Turns a swipe to the left into one step on, and one to the right into one step back. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger means pinch zoom.
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= LEAST && Math.abs(across) > Math.abs(along))
        step(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
