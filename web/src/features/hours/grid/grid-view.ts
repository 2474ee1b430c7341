import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor } from './cursor.ts';

/** The least width of a day, in pixels: a whole month has room at 1440. */
const LEAST_OF_MONTH = 27;
/** In which '10,75' is whole. */
const LEAST_OF_WEEK = 42;
/** The greatest one. */
const MOST = 120;
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
  const least = days > 7 ? LEAST_OF_MONTH : LEAST_OF_WEEK;
  // As many as have room, none of them in part.
  const columns = Math.max(1, Math.min(days, Math.floor(width / least)));
  // In the browser's units of layout, so that the columns take the whole room.
  return Math.max(least, Math.min(MOST, Math.floor((64 * width) / columns) / 64));
}

/** Of a month that is wider than the window today and the days before it are in view. */
export function useTodayInView(
  grid: RefObject<HTMLDivElement | null>,
  days: readonly string[],
  today: string,
  dayWidth: number,
) {
  const drawn = useRef({ dayWidth, room: 0 });
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const { dayWidth: before, room: had } = drawn.current;
    const room = element.clientWidth - widthBesideDays(element);
    drawn.current = { dayWidth, room };
    if (had === 0) return;
    // The last day in view stays when the window or a drawer changes the width.
    const after = Math.floor((element.scrollLeft + had) / before);
    element.scrollLeft = Math.max(0, after - Math.floor(room / dayWidth)) * dayWidth;
  }, [grid, dayWidth]);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const { dayWidth: width, room } = drawn.current;
    const after = days.indexOf(today) + 1 + AFTER_TODAY;
    element.scrollLeft = Math.max(0, after - Math.floor(room / width)) * width;
  }, [grid, days, today]);
}

/** Marks at which side of the days in view there are more. */
export function useMoreMarks(grid: RefObject<HTMLDivElement | null>, dayWidth: number): void {
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute(
        'data-more-after',
        scrollLeft + clientWidth < scrollWidth - dayWidth / 2,
      );
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [grid, dayWidth]);
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
