import { expect, it } from 'vitest';
import { formatWeekdayHours } from './weekday-hours.ts';

it.each([
  [[8, 8, 8, 8, 8, 0, 0], 'ma–vr 8 uur, 40 uur per week'],
  [[9, 9, 9, 9, 0, 0, 0], 'ma–do 9 uur, 36 uur per week'],
  [[8, 8, 0, 8, 4.25, 0, 0], 'ma en di 8 uur, do 8 uur, vr 4,25 uur, 28,25 uur per week'],
  [[0, 0, 0, 0, 0, 0, 6], 'zo 6 uur, 6 uur per week'],
  [[0, 0, 0, 0, 0, 0, 0], '0 uur per week'],
  [null, ''],
])('%j is %j', (hours, text) => {
  expect(formatWeekdayHours(hours)).toBe(text);
});
