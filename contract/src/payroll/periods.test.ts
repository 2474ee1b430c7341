import { expect, test } from 'vitest';
import { addDays } from '../dates/dates.ts';
import { findPayPeriod, listPayPeriods } from './periods.ts';

test.each([
  ['month', '2026-11-30', '2026-11-01', '2026-11-30', '2026-11'],
  ['month', '2028-02-01', '2028-02-01', '2028-02-29', '2028-02'],
  ['four-weeks', '2026-01-25', '2025-12-29', '2026-01-25', '2026-01'],
  ['four-weeks', '2026-01-26', '2026-01-26', '2026-02-22', '2026-02'],
  // 2026 has 53 weeks.
  ['four-weeks', '2027-01-03', '2026-11-30', '2027-01-03', '2026-13'],
  ['four-weeks', '2027-01-04', '2027-01-04', '2027-01-31', '2027-01'],
  ['four-weeks', '2027-12-31', '2027-12-06', '2028-01-02', '2027-13'],
] as const)('the period by %s of %s', (kind, date, from, to, period) => {
  expect(findPayPeriod(kind, date)).toEqual({ from, to, period });
});

test.each(['month', 'four-weeks'] as const)('periods by %s leave out no day', (kind) => {
  let { from, to } = findPayPeriod(kind, '2020-01-01');
  for (let at = 0; at < 200; at++) {
    expect(findPayPeriod(kind, to)).toMatchObject({ from, to });
    const next = addDays(to, 1);
    ({ from, to } = findPayPeriod(kind, next));
    expect(from).toBe(next);
  }
});

test('the period of a day is listed with those before it, the newest first', () => {
  const periods = listPayPeriods('four-weeks', '2027-01-05');
  expect(periods.map(({ period }) => period).slice(0, 3)).toEqual([
    '2027-01',
    '2026-13',
    '2026-12',
  ]);
  expect(periods).toHaveLength(14);
});
