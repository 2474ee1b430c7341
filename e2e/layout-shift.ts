import type { Page } from '@playwright/test';

/** Adds up what moves on the page without anybody having touched it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(window, { layoutShifts: state });
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

export const shiftOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { layoutShifts: { shift: number } }).layoutShifts.shift,
  );
