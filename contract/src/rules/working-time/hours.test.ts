import { expect, test } from 'vitest';
import { countOf, on, type Rest, type Row, young } from '../../../test/working-time.ts';
import { usualWeek } from './working-week.ts';

const withBreaks = (breakMinutes: number): Rest => ({
  workingWeek: usualWeek.map((day) => day && { ...day, breakMinutes }),
});
const noBreak = withBreaks(0);

/** Nights of a minute more than ten hours of work. */
const longNights = (count: number) =>
  on(
    Array.from({ length: count }, (_, day) => day),
    '20:00-06:46',
  );

test.each<Row>([
  ['shift', 'twelve hours and the break', ['2026-11-16 07:00-19:45'], 0],
  ['shift', 'a minute more', ['2026-11-16 07:00-19:46'], 1],
  ['shift', "the company's longer break", ['2026-11-16 07:00-20:00'], 0, withBreaks(60)],
  ['shift', 'a minute more than that', ['2026-11-16 07:00-20:01'], 1, withBreaks(60)],
  ['shift', "the company's shorter break", ['2026-11-16 07:00-19:45'], 0, withBreaks(15)],
  [
    'shift',
    'the whole of a self-employed person',
    ['2026-11-16 07:00-23:00'],
    0,
    { worker: { dateOfBirth: null, kind: 'self-employed' } },
  ],
  [
    'shift',
    'somebody who is hired',
    ['2026-11-16 07:00-23:00'],
    1,
    { worker: { dateOfBirth: null, kind: 'hired' } },
  ],
  [
    'shift',
    'two items with a break between',
    ['2026-11-16 06:00-12:00', '2026-11-16 13:00-19:00'],
    0,
  ],
  ['shift', 'two items a minute longer', ['2026-11-16 06:00-12:00', '2026-11-16 13:00-19:01'], 1],
  ['shift', 'two places at once', ['2026-11-16 07:00-19:00', '2026-11-16 07:00-19:00'], 0],
  [
    'night-shift',
    'eight hours of rest on one day',
    ['2026-11-16 00:00-06:30', '2026-11-16 14:30-21:30'],
    0,
  ],
  ['night-shift', 'less rest than that', ['2026-11-16 00:00-06:30', '2026-11-16 14:29-21:30'], 1],
  ['shift', 'no time known', ['2026-11-16', '2026-11-16 07:00-16:00'], 0],
  ['shift', 'under 18, nine hours', ['2026-11-16 07:00-16:30'], 0, young],
  ['shift', 'under 18, a minute more', ['2026-11-16 07:00-16:31'], 1, young],
  ['shift', 'on the eighteenth birthday', ['2027-11-20 07:00-16:31'], 0, young],
  ['shift', 'the day before it', ['2027-11-19 07:00-16:31'], 1, young],
  ['night-shift', 'ten hours', ['2026-11-16 20:00-06:45'], 0],
  ['night-shift', 'twelve hours', ['2026-11-16 20:00-08:45'], 0],
  ['night-shift', 'a minute more', ['2026-11-16 20:00-08:46'], 1],
  [
    'night-shift',
    'a minute more than ten, with twelve hours of rest',
    ['2026-11-16 20:00-06:46', '2026-11-17 18:46-20:00'],
    0,
  ],
  [
    'night-shift',
    'a minute more than ten, with less rest',
    ['2026-11-16 20:00-06:46', '2026-11-17 18:45-20:00'],
    1,
  ],
  ['night-shift', 'five long ones in 14 days', longNights(5), 0],
  ['night-shift', 'six', longNights(6), 1],
  ['night-shift', 'a sixth after 14 days', [...longNights(5), '2026-11-30 20:00-06:46'], 0],
  ['night-shift', 'the same begin and end, which is 24 hours', ['2026-11-16 07:00-07:00'], 1],
  [
    'night-shift',
    'less than four hours between',
    ['2026-11-16 18:00-23:00', '2026-11-17 02:59-10:45'],
    1,
  ],
  ['night-shift', 'four hours between', ['2026-11-16 18:00-23:00', '2026-11-17 03:00-10:45'], 0],
  [
    'night-shift',
    'an hour of night is a day',
    ['2026-11-16 13:00-01:00', '2026-11-17 12:00-13:00'],
    0,
  ],
  [
    'night-shift',
    'more than an hour is a night',
    ['2026-11-16 13:00-01:01', '2026-11-17 12:00-13:00'],
    1,
  ],
  [
    'night-shift',
    'in March an hour is skipped',
    ['2026-03-28 20:00-07:45', '2026-03-29 19:00-20:00'],
    0,
  ],
  [
    'night-shift',
    'in March a minute more',
    ['2026-03-28 20:00-07:46', '2026-03-29 19:00-20:00'],
    1,
  ],
  [
    'night-shift',
    'in October an hour comes twice',
    ['2026-10-24 20:00-05:45', '2026-10-25 17:00-18:00'],
    0,
  ],
  [
    'night-shift',
    'in October a minute more',
    ['2026-10-24 20:00-05:46', '2026-10-25 17:00-18:00'],
    1,
  ],
  ['night-shift', 'under 18, nine hours', ['2026-11-16 22:00-07:30'], 0, young],
  ['night-shift', 'under 18, a minute more', ['2026-11-16 22:00-07:31'], 1, young],
])('articles 5:7 and 5:8, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});

test.each<Row>([
  ['break', '5.5 hours without', ['2026-11-16 07:00-12:30'], 0, noBreak],
  ['break', 'a minute more', ['2026-11-16 07:00-12:31'], 1, noBreak],
  [
    'break',
    '30 minutes between two items',
    ['2026-11-16 07:00-12:00', '2026-11-16 12:30-17:30'],
    0,
    noBreak,
  ],
  ['break', '29 minutes', ['2026-11-16 07:00-12:00', '2026-11-16 12:29-17:30'], 1, noBreak],
  [
    'break',
    'two parts of 15',
    ['2026-11-16 07:00-09:00', '2026-11-16 09:15-12:00', '2026-11-16 12:15-16:00'],
    0,
    noBreak,
  ],
  [
    'break',
    'three parts of 14',
    [
      '2026-11-16 07:00-09:00',
      '2026-11-16 09:14-11:00',
      '2026-11-16 11:14-12:00',
      '2026-11-16 12:14-16:00',
    ],
    1,
    noBreak,
  ],
  ['break', 'ten hours with 30', ['2026-11-16 07:00-12:00', '2026-11-16 12:30-17:30'], 0, noBreak],
  [
    'break',
    'a minute more with 30',
    ['2026-11-16 07:00-12:00', '2026-11-16 12:30-17:31'],
    1,
    noBreak,
  ],
  [
    'break',
    'a minute more with 45',
    ['2026-11-16 07:00-12:00', '2026-11-16 12:45-17:46'],
    0,
    noBreak,
  ],
  ['break', "a company's break of 15 minutes", ['2026-11-16 07:00-15:30'], 1, withBreaks(15)],
  ['break', "a company's break of 30 minutes", ['2026-11-16 07:00-15:30'], 0, withBreaks(30)],
  [
    'break',
    "a company's short break on a short day",
    ['2026-11-16 07:00-12:30'],
    0,
    withBreaks(15),
  ],
  ['break', 'what the company deducts', ['2026-11-16 07:00-16:00', '2026-11-17 07:00-18:30'], 0],
  ['break', 'under 18, 4.5 hours without', ['2026-11-16 07:00-11:30'], 0, young],
  ['break', 'under 18, a minute more', ['2026-11-16 07:00-11:31'], 1, young],
  [
    'break',
    'under 18, 30 minutes',
    ['2026-11-16 07:00-11:30', '2026-11-16 12:00-13:00'],
    0,
    { ...noBreak, ...young },
  ],
  [
    'break',
    'under 18, 29 minutes',
    ['2026-11-16 07:00-11:30', '2026-11-16 11:59-13:00'],
    1,
    { ...noBreak, ...young },
  ],
])('article 5:4, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});
