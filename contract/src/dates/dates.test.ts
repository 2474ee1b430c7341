import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  countDaysBetween,
  fromDayNumber,
  getDayOfWeek,
  getIsoWeek,
  getMonday,
  getToday,
  isDate,
  toDayNumber,
} from './dates.ts';

test('addDays and daysBetween count across months, leap days and daylight saving changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(countDaysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(countDaysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

test('dayNumber and dateOfDay agree with Date in five centuries, and on the first and last day', () => {
  for (let day = -90_000; day < 90_000; day += 13) {
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    if (toDayNumber(date) !== day || fromDayNumber(day) !== date)
      expect([date, fromDayNumber(day)]).toBe(day);
  }
  for (const date of ['0001-01-01', '9999-12-31'])
    expect(fromDayNumber(toDayNumber(date))).toBe(date);
});

test.each([
  ['2026-11-16', 1, '2026-12-16'],
  ['2026-12-16', 1, '2027-01-16'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-16', -1, '2025-12-16'],
  ['2028-02-29', 12, '2029-02-28'],
])(
  'addMonths adds to %s %i months and returns %s, at most the last day of the month',
  (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  },
);

test.each(['2026-11-16', '2028-02-29', '0001-01-01', '9999-12-31'])('isDate accepts %s', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  '',
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-6',
  '26-11-16',
  '2026-11-16T00:00:00Z',
  ' 2026-11-16',
  'morgen',
])('isDate rejects %j', (text) => {
  expect(isDate(text)).toBe(false);
});

test('a week begins on Monday, 1, and ends on Sunday, 7', () => {
  expect(getDayOfWeek('2026-11-16')).toBe(1);
  expect(getDayOfWeek('2026-11-22')).toBe(7);
  expect(getMonday('2026-11-16')).toBe('2026-11-16');
  expect(getMonday('2026-11-22')).toBe('2026-11-16');
});

test.each([
  ['2026-01-01', 2026, 1],
  ['2026-12-31', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2024-12-30', 2025, 1],
  ['2021-01-03', 2020, 53],
])('%s is in ISO year %i, week %i: week 1 contains 4 January', (date, year, week) => {
  expect(getIsoWeek(date)).toEqual({ year, week });
});

test('today returns the date in Amsterdam, whatever the time zone of the server', () => {
  expect(getToday(new Date('2026-11-20T22:59:00Z'))).toBe('2026-11-20');
  expect(getToday(new Date('2026-11-20T23:01:00Z'))).toBe('2026-11-21');
  expect(getToday(new Date('2026-07-01T22:01:00Z'))).toBe('2026-07-02');
});
