import { expect, test } from 'vitest';
import { countOf, law, type Rest, type Row, young } from '../../test/working-time.ts';
import { usualWeek } from './working-week.ts';

const noBreak: Rest = { limits: [{ from: '2007-04-01', limits: { ...law, deductedBreaks: [] } }] };

const withBreaks = (breakMinutes: number): Rest => ({
  workingWeek: usualWeek.map((day) => day && { ...day, breakMinutes }),
});

test.each<Row>([
  ['shift', 'twelve hours and the break', ['2026-11-16 07:00-19:45'], 0],
  ['shift', 'a minute more', ['2026-11-16 07:00-19:46'], 1],
  ['shift', "the company's longer break", ['2026-11-16 07:00-20:00'], 0, withBreaks(60)],
  ['shift', 'a minute more than that', ['2026-11-16 07:00-20:01'], 1, withBreaks(60)],
  ['shift', "the company's shorter break", ['2026-11-16 07:00-19:45'], 0, withBreaks(15)],
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
  [
    'shift',
    'on the eighteenth birthday',
    ['2027-11-20 07:00-16:31'],
    0,
    { worker: { dateOfBirth: '2009-11-20' } },
  ],
  [
    'shift',
    'the day before it',
    ['2027-11-19 07:00-16:31'],
    1,
    { worker: { dateOfBirth: '2009-11-20' } },
  ],
  ['night-shift', 'ten hours', ['2026-11-16 20:00-06:45'], 0],
  ['night-shift', 'a minute more', ['2026-11-16 20:00-06:46'], 1],
  ['night-shift', 'the same begin and end, which is 24 hours', ['2026-11-16 07:00-07:00'], 1],
  [
    'night-shift',
    'less than four hours between',
    ['2026-11-16 18:00-23:00', '2026-11-17 02:59-08:59'],
    1,
  ],
  ['night-shift', 'four hours between', ['2026-11-16 18:00-23:00', '2026-11-17 03:00-09:00'], 0],
  ['night-shift', 'an hour of night is a day', ['2026-11-16 13:00-01:00'], 0],
  ['night-shift', 'more than an hour is a night', ['2026-11-16 13:00-01:01'], 1],
  ['night-shift', 'in March an hour is skipped', ['2026-03-28 20:00-07:45'], 0],
  ['night-shift', 'in March a minute more', ['2026-03-28 20:00-07:46'], 1],
  ['night-shift', 'in October an hour comes twice', ['2026-10-24 20:00-05:45'], 0],
  ['night-shift', 'in October a minute more', ['2026-10-24 20:00-05:46'], 1],
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
