import { expect, test } from 'vitest';
import { addJitter, computeBackoff } from './backoff.ts';

test('a wait doubles after each failure, up to its limit', () => {
  const waits = [0, 1, 2, 3, 4, 2_000].map((failures) =>
    computeBackoff(failures, { firstMs: 500, longestMs: 5_000 }),
  );
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
});

test('a jittered wait is half of it to all of it', () => {
  for (let round = 0; round < 100; round += 1) {
    expect(addJitter(1_000)).toBeGreaterThanOrEqual(500);
    expect(addJitter(1_000)).toBeLessThanOrEqual(1_000);
  }
});
