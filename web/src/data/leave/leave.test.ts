import { expect, test } from 'vitest';
import { formatDaysOfLeave } from './leave.ts';

test.each([
  ['2026-12-21', '2026-12-23', null, 'ma 21 dec – wo 23 dec'],
  ['2026-12-21', '2026-12-23', 4, 'ma 21 dec – wo 23 dec, 4 uur per dag'],
  ['2026-12-21', '2026-12-21', 2.5, 'ma 21 dec, 2,5 uur'],
])('leave from %s to %s, with %s hours a day, reads %s', (firstDay, lastDay, hoursPerDay, text) => {
  expect(formatDaysOfLeave({ firstDay, lastDay, hoursPerDay }).replace(/ 2026/g, '')).toBe(text);
});
