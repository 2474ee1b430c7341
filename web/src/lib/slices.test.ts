import { afterEach, expect, it, vi } from 'vitest';
import { inSlices } from './slices.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Steps that take so many milliseconds each. */
function stepsOf(count: number, duration: number) {
  let done = 0;
  const step = () => {
    if (done === count) return false;
    done++;
    now += duration;
    return true;
  };
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { step, done: () => done };
}

it('does short steps in one task, and long ones in a task each', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const short = stepsOf(5, 1);
  inSlices(short.step);
  expect(short.done()).toBe(0);
  vi.advanceTimersToNextTimer();
  expect(short.done()).toBe(5);

  const long = stepsOf(3, 20);
  const stop = inSlices(long.step);
  vi.advanceTimersToNextTimer();
  expect(long.done()).toBe(1);
  vi.advanceTimersToNextTimer();
  expect(long.done()).toBe(2);
  stop();
  vi.runAllTimers();
  expect(long.done()).toBe(2);
});
