import { expect, test } from 'vitest';
import { computeExceededHours, computePlannedHours } from './planned-hours.ts';
import { usualWeek } from './working-week.ts';

const item = (startTime: string | null, endTime: string | null, id = 'a', date = '2026-11-16') => ({
  id,
  date,
  startTime,
  endTime,
});
/** A week with this break on its workdays. */
const weekWith = (breakMinutes: number) => usualWeek.map((day) => day && { ...day, breakMinutes });
const hoursOf = (breakMinutes: number, ...[first, ...others]: ReturnType<typeof item>[]) =>
  first
    ? computePlannedHours(first, { own: [first, ...others], workingWeek: weekWith(breakMinutes) })
    : null;

test.each([
  ['07:00:00', '16:00:00', 60, 8, 60],
  ['07:00:00', '16:00:00', 30, 8.5, 30],
  ['07:00:00', '16:00:00', 0, 9, 0],
  ['07:00:00', '12:30:00', 30, 5.5, 0],
  ['07:00:00', '12:45:00', 30, 5.25, 30],
  ['07:00:00', '17:00:00', 30, 9.5, 30],
  ['07:00:00', '17:15:00', 30, 9.75, 30],
  ['07:00:00', '17:45:00', 30, 10, 45],
  ['07:00:00', '17:30:00', 30, 10, 30],
  ['07:00:00', '17:15:00', 60, 9.25, 60],
  ['07:00:00', '17:15:00', 0, 10.25, 0],
  ['22:00:00', '06:00:00', 30, 7.5, 30],
  ['22:00:00', '01:00:00', 30, 3, 0],
  ['07:00:00', '16:00:00', 20, 8.75, 20],
  ['07:05:00', '12:00:00', 30, 5, 0],
])('%s to %s with a break of %i minutes is %d hours', (start, end, usual, hours, minutes) => {
  expect(hoursOf(usual, item(start, end))).toEqual({ hours, breakMinutes: minutes });
});

test('the break is that of the weekday', () => {
  const workingWeek = usualWeek.with(4, { startTime: '07:00', endTime: '13:00', breakMinutes: 15 });
  const on = (date: string) => {
    const planned = item('07:00:00', '16:00:00', 'a', date);
    return computePlannedHours(planned, { own: [planned], workingWeek })?.breakMinutes;
  };
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(on)).toEqual([30, 15, 30]);
});

test('a night in which the clocks change has its real hours', () => {
  expect(hoursOf(0, item('22:00:00', '06:00:00', 'a', '2026-10-24'))?.hours).toBe(9);
  expect(hoursOf(0, item('22:00:00', '06:00:00', 'a', '2026-03-28'))?.hours).toBe(7);
});

test.each([
  ['2027-03-28', '02:30', '03:15', 0.25],
  ['2027-03-28', '02:15', '02:45', 0],
  ['2027-03-28', '01:00', '02:30', 1],
  ['2026-10-25', '02:30', '03:15', 1.75],
  ['2026-10-25', '01:00', '02:30', 1.5],
  ['2027-10-30', '22:00', '02:30', 4.5],
])('on %s, when the clocks change, %s to %s is %d hours', (date, start, end, hours) => {
  expect(hoursOf(0, item(start, end, 'a', date))?.hours).toBe(hours);
});

test('without a planned begin or end there are no hours', () => {
  expect(hoursOf(30, item(null, '16:00:00'))).toBeNull();
  expect(hoursOf(30, item('07:00:00', null))).toBeNull();
});

test('a begin equal to the end is 24 hours, with the break of the day', () => {
  const watch = item('07:00:00', '07:00:00', 'a');
  expect(hoursOf(60, watch)).toEqual({ hours: 23, breakMinutes: 60 });
  expect(hoursOf(30, item('08:00:00', '16:00:00', 'b'), watch)?.breakMinutes).toBe(0);
  expect(hoursOf(0, item('07:00:00', '07:00:00', 'a', '2026-10-24'))?.hours).toBe(24);
});

test.each([
  ['two works that follow each other', '12:00:00', '15:30:00', 60, 5 - 1, 3.5],
  ['the longer one last', '12:00:00', '18:00:00', 60, 5, 6 - 1],
  ['a pause that is part of the break', '12:30:00', '16:00:00', 60, 5 - 0.5, 3.5],
  ['a pause as long as the break', '13:00:00', '16:00:00', 60, 5, 3],
  ['a day of 5.5 hours', '12:00:00', '12:30:00', 60, 5, 0.5],
])('a day of two works has its break once: %s', (_, start, end, usual, first, second) => {
  const morning = item('07:00:00', '12:00:00', 'a');
  const other = item(start, end, 'b');
  expect(hoursOf(usual, morning, other)?.hours).toBe(first);
  expect(hoursOf(usual, other, morning)?.hours).toBe(second);
});

test('of two items of a day that are as long the earliest has the break', () => {
  const early = item('06:00:00', '12:00:00', 'b');
  const late = item('12:00:00', '18:00:00', 'a');
  expect(hoursOf(30, early, late)?.breakMinutes).toBe(45);
  expect(hoursOf(30, late, early)?.breakMinutes).toBe(0);
  expect(hoursOf(30, late, item('06:00:00', '10:00:00'))?.breakMinutes).toBe(0);
  expect(hoursOf(30, late, item('06:00:00', '12:00:00', 'b', '2026-11-15'))?.breakMinutes).toBe(30);
  expect(
    hoursOf(30, item('07:00:00', '16:00:00', 'a'), item('07:00:00', '16:00:00', 'b'))?.breakMinutes,
  ).toBe(30);
  expect(
    hoursOf(30, item('07:00:00', '16:00:00', 'b'), item('07:00:00', '16:00:00', 'a'))?.breakMinutes,
  ).toBe(0);
});

test.each([
  [7.75, null, [['08:00:00', '13:00:00']], 5],
  [5, null, [['08:00:00', '13:00:00']], null],
  [7.75, 7.75, [['08:00:00', '13:00:00']], null],
  [8, 7.75, [['08:00:00', '13:00:00']], 5],
  [
    7.75,
    null,
    [
      ['08:00:00', '12:00:00'],
      ['12:00:00', '16:00:00'],
    ],
    null,
  ],
  [
    8.25,
    null,
    [
      ['08:00:00', '12:00:00'],
      ['12:00:00', '16:00:00'],
    ],
    8,
  ],
  [
    7.75,
    null,
    [
      ['08:00:00', '13:00:00'],
      [null, null],
    ],
    null,
  ],
  [9, null, [['22:00:00', '06:00:00']], 8],
  [7.75, null, [], null],
  [null, 8, [['08:00:00', '13:00:00']], null],
] as const)(
  '%d hours, where %d are recorded, planned %j, exceed %d',
  (hours, recorded, times, exceeded) => {
    const planned = times.map(([start = null, end = null]) => item(start, end));
    expect(computeExceededHours(hours, { planned, recorded })).toBe(exceeded);
  },
);
