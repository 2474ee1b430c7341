import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor } from './cursor.ts';

/** The least width of a day, in pixels. */
const LEAST = 50;
/** Columns after today that are in view. */
const AFTER_TODAY = 2;

/** The heads of the columns that stay in view beside the days. */
const headsBesideDays = (grid: HTMLElement) => [
  ...grid.querySelectorAll<HTMLElement>('[data-beside]'),
];

const widthBesideDays = (grid: HTMLElement): number =>
  headsBesideDays(grid).reduce((sum, head) => sum + head.offsetWidth, 0);

/** Days share the room beside the other columns. */
export function useDayWidth(grid: RefObject<HTMLDivElement | null>, days: number): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth - widthBesideDays(element));
    measure();
    const observer = new ResizeObserver(measure);
    for (const shown of [element, ...headsBesideDays(element)]) observer.observe(shown);
    return () => observer.disconnect();
  }, [grid]);
  return Math.max(LEAST, Math.min(120, Math.floor(width / days)));
}

/** Of a month that is wider than the window today and the days before it are in view. */
export function useTodayInView(
  grid: RefObject<HTMLDivElement | null>,
  days: readonly string[],
  today: string,
  dayWidth: number,
) {
  const latest = useRef(dayWidth);
  latest.current = dayWidth;
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const room = element.clientWidth - widthBesideDays(element);
    const after = days.indexOf(today) + 1 + AFTER_TODAY;
    element.scrollLeft = Math.max(0, after * latest.current - room);
  }, [grid, days, today]);
}

interface InView {
  cursor: Cursor | null;
  at: number;
  dayWidth: number;
  scrollTo: (index: number, options: { align: 'auto' }) => void;
}

/** The cursor stays in view, not behind the names or the sums. */
export function useCursorInView(
  grid: RefObject<HTMLDivElement | null>,
  { cursor, at, dayWidth, scrollTo }: InView,
) {
  const column = cursor?.column;
  useEffect(() => {
    const element = grid.current;
    if (!element || column === undefined || at < 0) return;
    scrollTo(at, { align: 'auto' });
    const left = column * dayWidth;
    const room = element.clientWidth - widthBesideDays(element);
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (left + dayWidth > element.scrollLeft + room) {
      element.scrollLeft = left + dayWidth - room;
    }
  }, [grid, column, at, dayWidth, scrollTo]);
}
