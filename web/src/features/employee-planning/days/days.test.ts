import { expect, test } from 'vitest';
import { getFirstSpan, getSpanBefore } from '../../../data/own/employee-planning.ts';
import { makeTestItem } from '../test-item.ts';
import { formatDayName, formatWeekSum, lacksHours, listComingDays, listPastDays } from './days.ts';

const today = '2026-11-16';
const on = (...dates: string[]) => dates.map((date) => makeTestItem({ date }));
const datesOf = (days: { date: string }[]) => days.map((day) => day.date);

test('the first page spans two weeks back and four ahead, each next page four earlier weeks', () => {
  const first = getFirstSpan(today);
  expect(first).toEqual({ from: '2026-11-02', to: '2026-12-14' });
  expect(getSpanBefore(first)).toEqual({ from: '2026-10-05', to: '2026-11-01' });
});

test('today comes first, even when nothing is planned', () => {
  const days = listComingDays(on('2026-11-18', '2026-11-15'), today);
  expect(days.map((day) => [day.date, day.items.length])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-18', 1],
  ]);
  expect(datesOf(listComingDays(on(today, '2026-11-17', today), today))).toEqual([
    today,
    '2026-11-17',
  ]);
});

test('past days are sorted from the latest', () => {
  expect(datesOf(listPastDays(on('2026-11-12', '2026-11-15', today, '2026-11-12'), today))).toEqual(
    ['2026-11-15', '2026-11-12'],
  );
});

test('hours are missing only on past days, and 0 hours count as recorded', () => {
  expect(lacksHours({ date: '2026-11-15', hoursWorked: null }, today)).toBe(true);
  expect(lacksHours({ date: '2026-11-15', hoursWorked: 0 }, today)).toBe(false);
  expect(lacksHours({ date: today, hoursWorked: null }, today)).toBe(false);
  expect(lacksHours({ date: '2026-11-15', hoursWorked: null, isOtherWork: true }, today)).toBe(
    false,
  );
});

test('yesterday, today and tomorrow are named', () => {
  expect(formatDayName('2026-11-15', today)).toBe('Gisteren');
  expect(formatDayName(today, today)).toBe('Vandaag');
  expect(formatDayName('2026-11-17', today)).toBe('Morgen');
  expect(formatDayName('2026-11-18', today)).toBeNull();
});

test.each([
  [[], ''],
  [
    [
      [8, true],
      [8, true],
    ],
    'Deze week 16 uur, goedgekeurd',
  ],
  [
    [
      [8, true],
      [7.75, false],
    ],
    'Deze week 15,75 uur, waarvan 8 goedgekeurd',
  ],
  [
    [
      [7.75, false],
      [null, false],
    ],
    'Deze week 7,75 uur, nog niet goedgekeurd',
  ],
] as const)('the hours %j of a week are summed, with what is approved', (hours, text) => {
  const items = hours.map(([hoursWorked, hoursApproved]) =>
    makeTestItem({ date: '2026-11-18', hoursWorked, hoursApproved }),
  );
  const before = makeTestItem({ date: '2026-11-13', hoursWorked: 6 });
  const week = { monday: '2026-11-16', name: 'Deze week' };
  expect(formatWeekSum([before, ...items], week)).toBe(text);
});
