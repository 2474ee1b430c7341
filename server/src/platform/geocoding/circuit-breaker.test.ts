import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

it('opens after three failures in a row, each further one for twice as long, an hour at most', () => {
  const breaker = new CircuitBreaker();
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.isOpen).toBe(false);
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    breaker.failed();
    vi.advanceTimersByTime(minutes * MINUTE - 1);
    expect(breaker.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(breaker.isOpen).toBe(false);
  }
  breaker.succeeded();
  breaker.failed();
  expect(breaker.isOpen).toBe(false);
});
