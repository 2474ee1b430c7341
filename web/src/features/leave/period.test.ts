import { addDays } from '@ploegplan/contract/rules/dates';
import { expect, test } from 'vitest';
import { lowerHeads, periodOf, stepOf, titleOf, upperHeads } from './period.ts';

function datesBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

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
  expect(lowerHeads('month', days).map(({ label }) => label)).toEqual(['3', '4', '5']);
  expect(upperHeads('year', days)).toMatchObject([{ label: 'jan', from: 0, count: 3 }]);
});

test.each([
  ['month', '2026-05-01', ['week 18', 'week 19', 'week 20', 'week 21', 'week 22']],
  ['month', '2026-02-01', ['', 'week 6', 'week 7', 'week 8', 'week 9']],
  ['month', '2026-08-01', ['31', 'week 32', 'week 33', 'week 34', 'week 35', '']],
  ['quarter', '2026-01-01', ['1', 'week 2']],
  ['year', '2027-01-01', ['', '1']],
] as const)('the weeks of the %s from %s are named where that fits: %j', (view, day, labels) => {
  const { from, to } = periodOf(view, day);
  const days = datesBetween(from, to);
  const weeks = view === 'month' ? upperHeads(view, days) : lowerHeads(view, days);
  expect(weeks.slice(0, labels.length).map(({ label }) => label)).toEqual(labels);
});
