import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import type { PublicItem } from '@ploegplan/contract/planning-links/schemas';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { drawDay, drawDays, drawWeek } from './draw.ts';
import { isWide } from './fit.ts';
import { Pages } from './pages.ts';

let isPrinting = false;

/** A browser that is to print lays the page out before it says that the medium is paper, which is wide. */
function followWidth(listener: () => void) {
  const over = new AbortController();
  const { signal } = over;
  const print = (isPrinted: boolean) => () => {
    isPrinting = isPrinted;
    flushSync(listener);
  };
  isWide.addEventListener('change', listener, { signal });
  addEventListener('beforeprint', print(true), { signal });
  addEventListener('afterprint', print(false), { signal });
  return () => over.abort();
}

interface Props {
  items: readonly PublicItem[];
  /** The day that is shown, or the week that it lies in. */
  date: string;
  today: string;
  mode: 'day' | 'week';
  /** Called with the page in view, when there is too much for a screen. */
  onPage: (text: string) => void;
}

/**
 * The cards of a day or the table of a week, as large as there is room. Its elements are not React's: cards are moved between columns
 * until all of them are in view.
 */
export function PlannedPeriod({ items, date, today, mode, onPage }: Props) {
  const main = useRef<HTMLElement>(null);
  const pages = useRef<Pages>(null);
  const hasRoom = useSyncExternalStore(followWidth, () => isPrinting || isWide.matches);
  useLayoutEffect(() => {
    if (!main.current) return;
    const over = new AbortController();
    const fitting = new Pages(main.current, onPage, over.signal);
    pages.current = fitting;
    // The measurement waits for the next frame, because the size of the text can change that of the place.
    const resized = new ResizeObserver(() => requestAnimationFrame(() => fitting.fit()));
    resized.observe(main.current);
    return () => {
      over.abort();
      resized.disconnect();
      document.documentElement.style.removeProperty('--fit');
    };
  }, [onPage]);
  useLayoutEffect(() => {
    const monday = getMonday(date);
    const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
    const week = hasRoom ? drawWeek : drawDays;
    main.current?.replaceChildren(
      mode === 'day' ? drawDay(items, date, date === today) : week(items, days, today),
    );
    pages.current?.fit();
  }, [items, date, today, mode, hasRoom]);
  const shown = `${mode} ${date} ${today}`;
  // The view scrolls to the begin of a screen; on a phone to today in the week, unless that is at its begin.
  useLayoutEffect(() => {
    if (!shown) return;
    main.current?.scrollTo({ top: 0 });
    main.current?.querySelector('.listed + .today')?.scrollIntoView();
  }, [shown]);
  return <main ref={main} className="planning flex-1 p-4" tabIndex={-1} />;
}
