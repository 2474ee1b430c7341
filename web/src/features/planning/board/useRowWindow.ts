import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { type RowRange, visibleRows } from './row-window.ts';

const rowsAround = 3;

/** The rows to render now. An external store makes React update before the next paint, so that no blank frame shows. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  tops: Float64Array,
): RowRange {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = scroller.current;
      if (!element) return () => undefined;
      const resized = new ResizeObserver(changed);
      resized.observe(element);
      element.addEventListener('scroll', changed, { passive: true });
      return () => {
        resized.disconnect();
        element.removeEventListener('scroll', changed);
      };
    },
    [scroller],
  );
  const range = () => {
    const { scrollTop: top = 0, clientHeight: height = window.innerHeight } =
      scroller.current ?? {};
    return visibleRows(tops, { top, height }, rowsAround);
  };
  const first = useSyncExternalStore(subscribe, () => range().first);
  const end = useSyncExternalStore(subscribe, () => range().end);
  return { first, end };
}
