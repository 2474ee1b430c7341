import { expect, test } from 'vitest';
import { getPeriod, listDays } from '../../lib/dates/periods.ts';
import { createLowerHeads, createUpperHeads } from './period.ts';

test('heads of a month are weeks and days, of a longer period months and weeks', () => {
  const days = ['2026-01-03', '2026-01-04', '2026-01-05'];
  expect(createLowerHeads('month', days).map(({ label }) => label)).toEqual(['3', '4', '5']);
  expect(createUpperHeads('year', days)).toMatchObject([{ label: 'jan', from: 0, count: 3 }]);
});

test.each([
  ['month', '2026-05-01', ['week 18', 'week 19', 'week 20', 'week 21', 'week 22']],
  ['month', '2026-02-01', ['', 'week 6', 'week 7', 'week 8', 'week 9']],
  ['month', '2026-08-01', ['31', 'week 32', 'week 33', 'week 34', 'week 35', '']],
  ['quarter', '2026-01-01', ['1', 'week 2']],
  ['year', '2027-01-01', ['', '1']],
] as const)('the weeks of the %s from %s are named where that fits: %j', (view, day, labels) => {
  const days = listDays(getPeriod(view, day));
  const weeks = view === 'month' ? createUpperHeads(view, days) : createLowerHeads(view, days);
  expect(weeks.slice(0, labels.length).map(({ label }) => label)).toEqual(labels);
});
