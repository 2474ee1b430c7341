import { expect, test } from 'vitest';
import { countOf, monday, on, type Row, warningsOf, young } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';

test.each<Row>([
  ['daily-rest', 'once eight hours', ['2026-11-16 12:00-22:00', '2026-11-17 06:00-14:00'], 0],
  ['daily-rest', 'a minute less', ['2026-11-16 12:00-22:00', '2026-11-17 05:59-14:00'], 1],
  [
    'daily-rest',
    'twice in a week',
    [...on([0, 6], '12:00-22:00'), ...on([1, 7], '06:00-14:00')],
    1,
  ],
  [
    'daily-rest',
    'again after 7 × 24 hours',
    [...on([0, 7], '12:00-22:00'), ...on([1, 8], '06:00-14:00')],
    0,
  ],
  [
    'daily-rest',
    'one short rest in the 24 hours of two shifts of a day',
    ['2026-11-16 10:00-11:00', '2026-11-16 19:00-23:00', '2026-11-17 08:00-16:00'],
    0,
  ],
  ['daily-rest', 'eleven hours', [...on([0, 2], '12:00-20:00'), ...on([1, 3], '07:00-14:00')], 0],
  [
    'daily-rest',
    'a minute less for the second time',
    [...on([0, 2], '12:00-20:00'), ...on([1, 3], '06:59-14:00')],
    1,
  ],
  [
    'daily-rest',
    'under 18, twelve hours',
    ['2026-11-16 10:00-18:00', '2026-11-17 06:00-14:00'],
    0,
    young,
  ],
  [
    'daily-rest',
    'under 18, a minute less',
    [
      '2026-11-16 10:00-18:00',
      '2026-11-17 06:01-14:00',
      '2026-11-17 18:00-19:00',
      '2026-11-18 06:59-07:00',
    ],
    1,
    young,
  ],
  [
    'daily-rest',
    'under 18, in March',
    ['2026-03-28 10:00-18:00', '2026-03-29 07:00-14:00'],
    0,
    young,
  ],
  [
    'daily-rest',
    'under 18, in March a minute less',
    ['2026-03-28 10:00-18:00', '2026-03-29 06:59-14:00'],
    1,
    young,
  ],
  [
    'daily-rest',
    'under 18, in October',
    ['2026-10-24 10:00-19:00', '2026-10-25 06:00-14:00'],
    0,
    young,
  ],
  [
    'daily-rest',
    'under 18, at most twelve hours of the day',
    ['2026-11-16 07:00-12:00', '2026-11-16 15:00-19:00'],
    0,
    young,
  ],
  [
    'daily-rest',
    'under 18, a longer day',
    ['2026-11-16 07:00-12:00', '2026-11-16 15:00-19:01', '2026-11-17 07:02-10:00'],
    1,
    young,
  ],
  [
    'daily-rest',
    'under 18, twelve hours after a longer pause of the day',
    ['2026-11-16 06:00-08:00', '2026-11-16 17:00-18:00', '2026-11-17 06:00-08:00'],
    0,
    young,
  ],
  [
    'daily-rest',
    'under 18, a minute less after a longer pause of the day',
    ['2026-11-16 06:00-08:00', '2026-11-16 17:00-18:01', '2026-11-17 06:01-08:00'],
    1,
    young,
  ],
  [
    'night-rest',
    'under 18, from 06:00 until 23:00',
    ['2026-11-16 06:00-12:00', '2026-11-18 14:00-23:00'],
    0,
    young,
  ],
  ['night-rest', 'under 18, after 23:00', ['2026-11-16 14:00-23:01'], 1, young],
  ['night-rest', 'under 18, before 06:00', ['2026-11-16 05:59-12:00'], 1, young],
  ['night-rest', 'at 18', ['2026-11-16 22:00-06:00'], 0],
])('article 5:3, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});

/** Two weeks from Monday to Monday on which there is work on all days but these, and other times on some. */
function twoWeeks(times: Record<number, string | null>) {
  const days = Array.from({ length: 15 }, (_, day) => day);
  return days.flatMap((day) => {
    const own = times[day];
    return own === null ? [] : on([day], own ?? '08:00-16:00');
  });
}

test.each<Row>([
  ['weekly-rest', 'each day', twoWeeks({}), 1],
  ['weekly-rest', 'days of which nothing is known count as rest', twoWeeks({}).slice(0, 11), 0],
  [
    'weekly-rest',
    'a week between two with a free weekend',
    [...on([-7, -6, -5, -4, -3], '08:00-16:00'), ...twoWeeks({ 12: null, 13: null, 14: null })],
    1,
    { known: { from: addDays(monday, -7), to: addDays(monday, 13) } },
  ],
  ['weekly-rest', '36 hours', twoWeeks({ 5: '08:00-17:00', 6: null, 7: '05:00-13:00' }), 0],
  [
    'weekly-rest',
    'under 18, 72 hours in two weeks are not enough',
    twoWeeks({ 5: '08:00-16:00', 6: null, 7: '01:00-09:00', 9: '08:00-16:00', 10: null }),
    1,
    young,
  ],
  ['weekly-rest', 'a minute less', twoWeeks({ 5: '08:00-17:01', 6: null, 7: '05:00-13:00' }), 1],
  [
    'weekly-rest',
    '32 and 40 hours in two weeks',
    twoWeeks({
      5: '08:00-17:00',
      6: null,
      7: '01:00-09:00',
      9: '08:00-17:00',
      10: null,
      11: '09:00-17:00',
    }),
    0,
  ],
  [
    'weekly-rest',
    'a part under 32',
    twoWeeks({
      5: '08:00-17:01',
      6: null,
      7: '01:00-09:00',
      9: '08:00-17:00',
      10: null,
      11: '10:00-18:00',
    }),
    1,
  ],
  [
    'weekly-rest',
    'under 72 together',
    twoWeeks({
      5: '08:00-17:00',
      6: null,
      7: '01:00-09:00',
      9: '08:00-17:01',
      10: null,
      11: '09:00-17:00',
    }),
    1,
  ],
])('article 5:5, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});

test('article 5:5 is told of each week of work without a free day', () => {
  const days = Array.from({ length: 28 }, (_, day) => day);
  const told = warningsOf(on(days, '08:00-16:00')).filter(({ rule }) => rule === 'weekly-rest');
  expect(told.map(({ date }) => date)).toEqual([monday, addDays(monday, 7), addDays(monday, 14)]);
});
