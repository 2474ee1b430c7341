import { expect, it } from 'vitest';
import { readDate } from './date-entry.ts';

it.each([
  '2026-11-06',
  '06-11-2026',
  '06-11',
  '06 11 2026',
  '06 11',
  '06.11.2026',
  '06.11',
  '06/11/2026',
  '06/11',
  '06112026',
  '0611',
  '06-11-26',
  '061126',
  '6-11',
  ' 6-11 ',
])('reads %j as 6 November of this year', (typed) => {
  expect(readDate(typed, 2026)).toBe('2026-11-06');
});

it('reads a single-digit month too', () => {
  expect(readDate('6-1', 2026)).toBe('2026-01-06');
  expect(readDate('06-1', 2026)).toBe('2026-01-06');
});

it.each(['', 'morgen', '31-02', '2026-02-30', '13-13', '6', '061'])(
  'takes %j for no date',
  (typed) => {
    expect(readDate(typed, 2026)).toBeNull();
  },
);
