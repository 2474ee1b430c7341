import { expect, test } from 'vitest';
import { lowerHeads, periodOf, stepOf, titleOf, upperHeads } from './period.ts';

const daysOf = (view: Parameters<typeof periodOf>[0], day: string) => {
  const { from, to } = periodOf(view, day);
  return [from, to];
};

test.each([
  [
    'month',
    '2026-02-14',
    ['2026-02-01', '2026-02-28'],
    'februari 2026',
    '2026-03-01',
    '2026-01-01',
  ],
  [
    'quarter',
    '2026-12-31',
    ['2026-10-01', '2026-12-31'],
    '4e kwartaal 2026',
    '2027-01-01',
    '2026-07-01',
  ],
  ['year', '2028-02-29', ['2028-01-01', '2028-12-31'], '2028', '2029-01-01', '2027-01-01'],
] as const)(
  'the %s of %s has its days, title, next and previous',
  (view, day, days, title, next, before) => {
    expect(daysOf(view, day)).toEqual(days);
    expect(titleOf(view, day)).toBe(title);
    expect([stepOf(view, day, 1), stepOf(view, day, -1)]).toEqual([next, before]);
  },
);

test('heads of a month are weeks and days, of a longer period months and weeks', () => {
  const days = ['2026-01-03', '2026-01-04', '2026-01-05'];
  expect(upperHeads('month', days)).toMatchObject([
    { label: 'week 1', from: 0, count: 2 },
    { label: '2', from: 2, count: 1 },
  ]);
  expect(lowerHeads('month', days).map(({ label }) => label)).toEqual(['3', '4', '5']);
  expect(upperHeads('year', days)).toMatchObject([{ label: 'jan', from: 0, count: 3 }]);
  const fromWednesday = ['2025-12-31', '2026-01-01', '2026-01-02', ...days];
  expect(lowerHeads('quarter', fromWednesday)).toMatchObject([
    { label: 'week 1', count: 5 },
    { label: '2', count: 1 },
  ]);
  expect(lowerHeads('year', fromWednesday).map(({ label }) => label)).toEqual(['1', '']);
});
