import { expect, test } from 'vitest';
import { formatWeeks } from './approving.ts';

const week = (employeeId: string, monday: string) => ({ employeeId, monday });

test.each([
  [
    'one week of several people',
    [week('a', '2026-11-16'), week('b', '2026-11-16')],
    'Weekstaat van 2 mensen',
  ],
  ['one week of somebody', [week('a', '2026-11-16')], 'Weekstaat van 1 persoon'],
  [
    'several weeks',
    [week('a', '2026-11-16'), week('a', '2026-11-23'), week('b', '2026-11-16')],
    '3 weekstaten van 2 mensen',
  ],
])('what is approved names the people that are counted: %s', (_, weeks, text) => {
  expect(formatWeeks(weeks)).toBe(text);
});
