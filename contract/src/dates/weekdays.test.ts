import { expect, test } from 'vitest';
import { getDateOfWeekday, getNameOfIsoWeekday, isWeekend, toIsoWeekday } from './weekdays.ts';

test.each([
  ['monday', 1],
  ['tuesday', 2],
  ['wednesday', 3],
  ['thursday', 4],
  ['friday', 5],
  ['saturday', 6],
  ['sunday', 7],
])('%s is day %i of the week', (name, index) => {
  expect(toIsoWeekday(name)).toBe(index);
  expect(getNameOfIsoWeekday(index)).toBe(name);
});

test('weekdayIndex ignores case', () => {
  expect(toIsoWeekday('Monday')).toBe(1);
  expect(toIsoWeekday('SUNDAY')).toBe(7);
});

test.each(['maandag', 'mon', '', ' monday', '1'])('weekdayIndex throws for %j', (day) => {
  expect(() => toIsoWeekday(day)).toThrow(new RangeError(`Invalid day of week: ${day}`));
});

test.each([0, 8, -1, 1.5, Number.NaN])('weekdayName throws for %d', (index) => {
  expect(() => getNameOfIsoWeekday(index)).toThrow(new RangeError('Invalid day of week index'));
});

test('dateOfWeekday takes weeks from Monday to Sunday, also across a new year', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => getDateOfWeekday('2027-01-01', day))).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  expect(getDateOfWeekday('2026-11-22', 'monday')).toBe('2026-11-16');
  expect(getDateOfWeekday('2026-11-16', 'sunday')).toBe('2026-11-22');
});

test.each([0, 8, -1, 2.5, Number.NaN])('dateOfWeekday throws for day %d', (day) => {
  expect(() => getDateOfWeekday('2026-11-16', day)).toThrow(
    new RangeError('dayOfWeek must be between 1 (Monday) and 7 (Sunday)'),
  );
});

test('Saturday and Sunday are the weekend', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
