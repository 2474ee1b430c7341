import type { Page } from '@playwright/test';
import { workOf } from './main-thread.ts';

const FRAMES = 60;

/** How far a board scrolls: all of it in these frames, or so many pixels in each. */
export type Pace = 'whole board' | { down: number; right: number };

/** A turn of the wheel. */
export const WHEEL: Pace = { down: 120, right: 40 };

interface Scrolled {
  /** Between frames, in milliseconds. */
  median: number;
  p95: number;
  /** Work of the page's main thread per frame, in milliseconds. */
  work: number;
  /** Frames without a row, or without a head, in the middle. */
  blank: number;
}

const scroll = (page: Page, pace: Pace) =>
  page.evaluate(
    async ([frames, wanted]) => {
      const frame = () => new Promise<number>(requestAnimationFrame);
      let scroller = document.querySelector('[role=grid]');
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) {
        scroller = scroller.parentElement;
      }
      if (!scroller) throw new Error('Nothing to scroll');
      const down = scroller.scrollHeight - scroller.clientHeight;
      const right = scroller.scrollWidth - scroller.clientWidth;
      const step =
        wanted === 'whole board' ? { down: down / frames, right: right / frames } : wanted;
      const box = scroller.getBoundingClientRect();
      const isAt = (x: number, y: number, what: string) =>
        document.elementsFromPoint(x, y).some((one) => one.closest(what));
      scroller.scrollTo(0, 0);
      await frame();
      await frame();
      const times: number[] = [];
      let blank = 0;
      let before = await frame();
      for (let at = 1; at <= frames; at++) {
        scroller.scrollTo({ top: step.down * at, left: step.right * at });
        const now = await frame();
        times.push(now - before);
        before = now;
        const hasRow = isAt(box.left + 40, box.top + box.height / 2, '[data-row], [data-person]');
        const hasHead = isAt(
          box.left + box.width / 2,
          box.top + 12,
          '[role=row] span, [role=columnheader]',
        );
        if (!hasRow || !hasHead) blank += 1;
      }
      times.sort((a, b) => a - b);
      return { median: times[frames >> 1] ?? 0, p95: times[Math.floor(frames * 0.95)] ?? 0, blank };
    },
    [FRAMES, pace] as const,
  );

/** Scrolls a board down and to the right in sixty frames. */
export async function scrollBoard(page: Page, pace: Pace): Promise<Scrolled> {
  const { answer, work } = await workOf(page, () => scroll(page, pace));
  return { ...answer, work: work / FRAMES };
}

export const textOf = ({ median, p95, work, blank }: Scrolled) =>
  `work ${work.toFixed(1)} ms a frame; frames median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; blank ${blank} of ${FRAMES}`;
