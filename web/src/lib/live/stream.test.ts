import { afterEach, expect, it, vi } from 'vitest';
import { readContinuously } from './stream.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('after 15 seconds without server it reconnects at least every 5 seconds, not always at the same moments', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { host: 'demo.example.nl' });
  const begin = Date.now();
  const attempts: number[] = [];
  vi.stubGlobal('fetch', async () => {
    attempts.push(Date.now() - begin);
    throw new TypeError('Failed to fetch');
  });
  const leaving = new AbortController();
  const reading = readContinuously({
    position: () => undefined,
    onMessage: () => undefined,
    signal: leaving.signal,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  leaving.abort();
  await reading;

  const late = attempts.filter((at) => at > 15_000);
  const gaps = late.slice(1).map((at, place) => at - (late[place] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(5_000);
  expect(Math.min(...gaps), 'a server that comes back is spared').toBeGreaterThanOrEqual(2_500);
  expect(new Set(gaps).size).toBeGreaterThan(1);
  expect(attempts.filter((at) => at <= 15_000).length, 'more often at first').toBeGreaterThan(4);
});
