import { expect, test } from 'vitest';
import { formatWhen } from './when.ts';

test.each([
  ['2026-11-16T08:05:12.345Z', 'ma 16-11-2026 09:05'],
  ['2026-07-01T22:30:00.000Z', 'do 02-07-2026 00:30'],
])("%s is %s in the tenants' time zone", (instant, text) => {
  expect(formatWhen(instant)).toBe(text);
});
