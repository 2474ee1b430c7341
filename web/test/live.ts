import { expect, vi } from 'vitest';
import type { TestApi } from './api.ts';

/** Fakes the timers of the page. They advance in real time; `pass` skips time. */
export const useTimers = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Waits until the page is connected to the event stream, which it opens once the screen has loaded. */
export const untilLive = ({ events }: TestApi) =>
  expect
    .poll(async () => {
      await pass(500);
      return events.isOpen();
    })
    .toBe(true);
