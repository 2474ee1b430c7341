import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HoursView } from '../period.ts';
import type { Cursor } from './cursor.ts';

/** The least width of a day, in pixels. */
const least: Record<HoursView, number> = { week: 50, month: 50 };
/** Columns before today that stay in view. */
const BEFORE_TODAY = 12;

/** Days share the room beside the other columns. */
export function useDayWidth(
  grid: RefObject<HTMLDivElement | null>,
  view: HoursView,
  days: number,
): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const heads = [...element.querySelectorAll<HTMLElement>('[role=columnheader]:not([data-day])')];
    const measure = () =>
      setWidth(element.clientWidth - heads.reduce((sum, head) => sum + head.offsetWidth, 0));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return Math.max(least[view], Math.min(120, Math.floor(width / days)));
}

/** A month that is wider than the window begins some days before today. */
export function useTodayInView(
  grid: RefObject<HTMLDivElement | null>,
  days: readonly string[],
  today: string,
  dayWidth: number,
) {
  const isShown = dayWidth > 0;
  const latest = useRef(dayWidth);
  latest.current = dayWidth;
  useEffect(() => {
    const at = days.indexOf(today) - BEFORE_TODAY;
    if (grid.current && isShown) grid.current.scrollLeft = Math.max(0, at) * latest.current;
  }, [grid, days, today, isShown]);
}

interface InView {
  cursor: Cursor | null;
  at: number;
  dayWidth: number;
  scrollTo: (index: number, options: { align: 'auto' }) => void;
}

/** The cursor stays in view, not behind the names. */
export function useCursorInView(
  grid: RefObject<HTMLDivElement | null>,
  { cursor, at, dayWidth, scrollTo }: InView,
) {
  const column = cursor?.column;
  useEffect(() => {
    const element = grid.current;
    if (!element || column === undefined || at < 0) return;
    scrollTo(at, { align: 'auto' });
    const names = element.querySelector<HTMLElement>('[role=columnheader]')?.offsetWidth ?? 0;
    const left = column * dayWidth;
    const room = element.clientWidth - names;
    if (left < element.scrollLeft) element.scrollLeft = left;
    else if (left + dayWidth > element.scrollLeft + room) {
      element.scrollLeft = left + dayWidth - room;
    }
  }, [grid, column, at, dayWidth, scrollTo]);
}
