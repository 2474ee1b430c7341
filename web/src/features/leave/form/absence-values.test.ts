import { openEnd } from '@ploegplan/contract/dates/dates';
import { expect, test } from 'vitest';
import { computeCost, computeHoursPerDay, toLeaveDays } from './absence-values.ts';

const worker = { contracts: [{ from: null, hours: [8, 8, 8, 8, 6.5, 0, 0] }] };
/** A Monday until a Friday. */
const days = { firstDay: '2026-01-05', lastDay: '2026-01-09', part: 'whole', hours: '' } as const;
const never = () => false;

test.each([
  ['whole days', days, null, 38.5],
  ['half days', { ...days, part: 'half' }, 4, 20],
  ['half of a Friday, to a quarter', { ...days, firstDay: '2026-01-09', part: 'half' }, 3.25, 3.25],
  ['typed hours', { ...days, part: 'hours', hours: '2,5' }, 2.5, 12.5],
  ['typed hours and minutes', { ...days, part: 'hours', hours: '2:30' }, 2.5, 12.5],
  ['typed hours, the whole of some days', { ...days, part: 'hours', hours: '7' }, 7, 34.5],
  ['all hours of the longest day', { ...days, part: 'hours', hours: '8' }, null, 38.5],
] as const)('%s are hours a day, and cost', (_, given, hoursPerDay, cost) => {
  expect(computeHoursPerDay(worker, given)).toBe(hoursPerDay);
  expect(computeCost(worker, given, never)).toBe(cost);
});

test('what goes on until further notice has no cost, and its half day is of the first week', () => {
  const open = toLeaveDays(worker, { firstDay: '2026-01-10', lastDay: openEnd, hoursPerDay: 4 });
  expect(open).toEqual({
    firstDay: '2026-01-10',
    lastDay: '',
    isOpen: true,
    part: 'half',
    hours: '',
  });
  expect(computeHoursPerDay(worker, open)).toBe(4);
  expect(computeHoursPerDay(worker, { ...open, part: 'hours', hours: '8' })).toBeNull();
  expect(computeCost(worker, open, never)).toBeNull();
});

test('days off cost nothing, and incomplete days and hours have no cost', () => {
  expect(computeCost(worker, days, (day) => day === '2026-01-05')).toBe(30.5);
  expect(computeCost(worker, { ...days, lastDay: '2026-01' }, never)).toBeNull();
  expect(computeCost(worker, { ...days, part: 'hours', hours: '' }, never)).toBeNull();
  expect(computeCost(worker, { ...days, part: 'hours', hours: 'twee' }, never)).toBeNull();
  expect(computeCost(worker, { ...days, part: 'hours', hours: '3,3' }, never)).toBeNull();
});

test.each([
  [null, 'whole', ''],
  [4, 'half', ''],
  [2.25, 'hours', '2,25'],
] as const)('an absence of %s hours a day is shown as %s', (hoursPerDay, part, hours) => {
  expect(toLeaveDays(worker, { ...days, hoursPerDay })).toEqual({
    ...days,
    isOpen: false,
    part,
    hours,
  });
});
