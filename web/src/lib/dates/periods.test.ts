import { expect, test } from 'vitest';
import { formatPeriod, getPeriod, listDays, stepFrom, stepLabels } from './periods.ts';

test.each([
  ['day', '2026-02-28', ['2026-02-28', '2026-02-28'], 'zaterdag 28 februari 2026'],
  ['week', '2027-01-01', ['2026-12-28', '2027-01-03'], 'week 53, 2026'],
  ['month', '2028-02-15', ['2028-02-01', '2028-02-29'], 'februari 2028'],
  ['quarter', '2026-12-31', ['2026-10-01', '2026-12-31'], '4e kwartaal 2026'],
  ['year', '2028-02-29', ['2028-01-01', '2028-12-31'], '2028'],
] as const)('the %s of %s has its days and title', (period, day, days, title) => {
  const { from, to } = getPeriod(period, day);
  expect([from, to]).toEqual(days);
  expect(formatPeriod(period, day)).toBe(title);
});

test('all days of a period follow each other', () => {
  expect(listDays(getPeriod('week', '2026-11-19'))).toEqual(
    [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`),
  );
  expect(listDays({ from: '2026-11-19', to: '2026-11-18' })).toEqual([]);
});

test.each([
  ['day', '2026-03-28', '2026-03-29', '2026-03-27'],
  ['day', '2026-10-25', '2026-10-26', '2026-10-24'],
  ['week', '2026-12-28', '2027-01-04', '2026-12-21'],
  ['month', '2026-01-31', '2026-02-28', '2025-12-31'],
  ['quarter', '2026-11-30', '2027-02-28', '2026-08-30'],
  ['year', '2028-02-29', '2029-02-28', '2027-02-28'],
] as const)('after one %s on from %s comes %s, and before it %s', (period, day, next, before) => {
  expect([stepFrom(period, day, 1), stepFrom(period, day, -1)]).toEqual([next, before]);
});

test('the buttons are called after the period', () => {
  expect(stepLabels('week')).toEqual(['Vorige week', 'Volgende week']);
  expect(stepLabels('year')).toEqual(['Vorig jaar', 'Volgend jaar']);
});
