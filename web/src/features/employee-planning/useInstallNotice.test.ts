import { expect, test } from 'vitest';
import { isDue } from './useInstallNotice.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [null, true],
  ['2026-11-21T11:59:00Z', false],
  ['2026-11-14T12:00:01Z', false],
  ['2026-11-14T12:00:00Z', true],
  ['2026-11-21T12:00:01Z', true],
])('a notice last shown at %s is due now: %s', (lastAt, due) => {
  expect(isDue(lastAt, now)).toBe(due);
});
