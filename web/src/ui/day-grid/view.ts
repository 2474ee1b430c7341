import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

type Grid = RefObject<HTMLDivElement | null>;

/** The heads of the columns that stay in view beside the days. */
const listHeadsBeside = (grid: HTMLElement) => [
  ...grid.querySelectorAll<HTMLElement>('[data-beside]'),
];

/** The pixels that days share: those of the grid beside its other columns. */
export function useRoomForDays(grid: Grid): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const beside = listHeadsBeside(element);
    const measure = () =>
      setRoom(element.clientWidth - beside.reduce((sum, head) => sum + head.offsetWidth, 0));
    measure();
    const observer = new ResizeObserver(measure);
    for (const shown of [element, ...beside]) observer.observe(shown);
    return () => observer.disconnect();
  }, [grid]);
  return room;
}

interface Shown {
  dayWidth: number;
  room: number;
}

interface InView extends Shown {
  days: readonly string[];
  /** The first column that is in view when other days are shown. */
  first: number;
  /** The column that stays in view when a drawer takes room; -1 for none. */
  kept: number;
}

/** Columns after what stays in view, so that it does not lie at the edge. */
const AFTER_KEPT = 2;

/** Returns the days in view of those that are wider than the window. */
export function useDaysInView(grid: Grid, { days, first, kept, dayWidth, room }: InView) {
  const before = useRef<Shown>({ dayWidth, room });
  const keep = useEffectEvent((now: Shown) => {
    const had = before.current;
    before.current = now;
    const end = kept + 1;
    const element = grid.current;
    if (!element || kept < 0 || had.room <= now.room) return;
    const wasInView = had.dayWidth * end <= element.scrollLeft + had.room + 1;
    const hidden = now.dayWidth * end - element.scrollLeft - now.room;
    if (wasInView && hidden > 0) element.scrollLeft += hidden + AFTER_KEPT * now.dayWidth;
  });
  useLayoutEffect(() => keep({ dayWidth, room }), [dayWidth, room]);
  const begin = useEffectEvent((shown: readonly string[]) => {
    const last = shown.length - 1;
    if (grid.current) grid.current.scrollLeft = Math.max(0, Math.min(first, last)) * dayWidth;
  });
  useEffect(() => begin(days), [days]);
}

interface CursorInView extends Shown {
  /** The index of its row, -1 without one, and its column. */
  at: number;
  column: number;
  reveal: (row: number) => void;
}

/** The cursor stays in view, not behind names or sums. */
export function useCursorInView(grid: Grid, { at, column, dayWidth, room, reveal }: CursorInView) {
  useEffect(() => {
    const element = grid.current;
    if (!element || at < 0) return;
    reveal(at);
    const left = column * dayWidth;
    const least = left + dayWidth - room;
    element.scrollLeft = Math.min(left, Math.max(least, element.scrollLeft));
  }, [grid, column, at, dayWidth, room, reveal]);
}
