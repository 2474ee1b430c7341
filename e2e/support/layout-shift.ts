import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: { shift: number };
  }
}

/** Sums the layout shifts of the page that are not caused by user input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = { shift: 0 };
    window.layoutShifts = state;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & {
          value?: number;
          hadRecentInput?: boolean;
        };
        if (!hadRecentInput) state.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page) => page.evaluate(() => window.layoutShifts.shift);
