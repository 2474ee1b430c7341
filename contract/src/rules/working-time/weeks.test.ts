import { expect, test } from 'vitest';
import { countOf, monday, on, type Rest, type Row, young } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';

const sixty = on([0, 1, 2, 3, 4], '07:00-19:45');
const fortyFive = on([0, 1, 2, 3, 4], '07:00-16:30');
const week53 = { known: { from: '2026-12-28', to: '2027-01-03' } };
const inWeek53 = ['28', '29', '30', '31'].map((day) => `2026-12-${day} 07:00-19:45`);

/** 58 hours from Monday to Saturday, and these on the night from Sunday. */
const withNight = (times: string) => [
  ...on([0, 1, 2, 3, 4], '07:00-18:45'),
  ...on([5], '07:00-10:00'),
  ...on([6], times),
];

test.each<Row>([
  ['week', '60 hours', sixty, 0],
  [
    'week',
    '60 hours as parts of hours, of which a sum is not exact',
    ['18:00', '18:20', '14:45', '19:35', '18:45', '16:35'].flatMap((end, day) =>
      on([day], `07:00-${end}`),
    ),
    0,
  ],
  ['week', 'a minute more', [...sixty, ...on([5], '07:00-07:01')], 1],
  ['week', 'the minute in the next week', [...sixty, ...on([7], '07:00-07:01')], 0],
  [
    'week',
    'its Sunday is not known',
    [...sixty, ...on([5], '07:00-07:01')],
    0,
    { known: { from: monday, to: addDays(monday, 5) } },
  ],
  [
    'week',
    'its Monday is not known',
    [...sixty, ...on([5], '07:00-07:01')],
    0,
    { known: { from: addDays(monday, 1), to: addDays(monday, 20) } },
  ],
  ['week', 'in week 53, into the new year', [...inWeek53, '2027-01-01 07:00-19:45'], 0, week53],
  [
    'week',
    'in week 53, a minute more',
    [...inWeek53, '2027-01-01 07:00-19:45', '2027-01-03 07:00-07:01'],
    1,
    week53,
  ],
  ['week', 'two hours of a night from Sunday before midnight', withNight('22:00-02:00'), 0],
  ['week', 'a minute more before midnight', withNight('21:59-02:00'), 1],
  [
    'week',
    'vacation besides the shifts of other days',
    sixty,
    1,
    { absent: new Map([[addDays(monday, 5), { quarters: 4, worked: 4, isWhole: true }]]) },
  ],
  [
    'week',
    'a rostered day off besides',
    sixty,
    0,
    { absent: new Map([[addDays(monday, 5), { quarters: 4, worked: 0, isWhole: true }]]) },
  ],
  ['week', 'under 18, 45 hours', fortyFive, 0, young],
  ['week', 'under 18, a minute more', [...fortyFive, ...on([5], '07:00-07:01')], 1, young],
])('article 5:7, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});

const workOf = (hours: number, nights = 0) => ({ hours, nights, lateNights: nights });

/** Hours of this many weeks before the one that is known, which is in week 53 or the one given. */
const weeksBefore = (count: number, hours: number, known = '2026-12-28'): Rest => ({
  known: { from: known, to: addDays(known, 6) },
  around: new Map(
    Array.from({ length: count }, (_, week) => [addDays(known, -7 * (week + 1)), workOf(hours)]),
  ),
});

test.each<Row>([
  ['average', 'four weeks of 55', [...inWeek53, '2027-01-01 07:00-14:30'], 0, weeksBefore(3, 55)],
  ['average', 'a minute more', [...inWeek53, '2027-01-01 07:00-14:31'], 1, weeksBefore(3, 55)],
  ['average', 'too much only before the known week', [], 0, weeksBefore(4, 60)],
  [
    'average',
    'one of four weeks unknown',
    [...inWeek53, '2027-01-01 07:00-19:45'],
    0,
    weeksBefore(2, 90),
  ],
  ['average', 'sixteen weeks of 48', inWeek53, 0, weeksBefore(15, 48)],
  [
    'average',
    'a minute more in the last',
    [...inWeek53, '2027-01-01 07:00-07:01'],
    1,
    weeksBefore(15, 48),
  ],
  [
    'average',
    'one of sixteen weeks unknown',
    [...inWeek53, '2027-01-01 07:00-08:00'],
    0,
    weeksBefore(14, 54),
  ],
  [
    'average',
    'shifts instead of the hours of a known week',
    inWeek53,
    0,
    {
      ...weeksBefore(3, 55),
      around: new Map([...(weeksBefore(3, 55).around ?? []), ['2026-12-28', workOf(80)]]),
    },
  ],
  [
    'average',
    'leave in the known week',
    inWeek53,
    1,
    {
      ...weeksBefore(3, 55),
      absent: new Map([['2027-01-01', { quarters: 32, worked: 32, isWhole: true }]]),
    },
  ],
  [
    'average',
    'leave instead of the shifts of its day',
    [...inWeek53, '2027-01-01 07:00-19:45'],
    0,
    {
      ...weeksBefore(3, 55),
      absent: new Map([['2027-01-01', { quarters: 28, worked: 28, isWhole: true }]]),
    },
  ],
  [
    'average',
    'leave of a part of a day besides its shifts',
    [...inWeek53, '2027-01-01 07:00-14:30'],
    1,
    {
      ...weeksBefore(3, 55),
      absent: new Map([['2027-01-01', { quarters: 1, worked: 1, isWhole: false }]]),
    },
  ],
  [
    'average',
    'under 18, four weeks of 40',
    on([0, 1, 2, 3, 4], '07:00-15:30'),
    0,
    { ...weeksBefore(3, 40, monday), ...young },
  ],
  [
    'average',
    'under 18, a minute more',
    on([0, 1, 2, 3, 4, 5], '07:00-15:30').with(5, '2026-11-21 07:00-07:01'),
    1,
    { ...weeksBefore(3, 40, monday), ...young },
  ],
])('article 5:7 over weeks, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});

/** So many night shifts in each of the fifteen weeks before the known one. */
const nightsBefore = (nights: number, hours: number): Rest => ({
  known: { from: monday, to: addDays(monday, 6) },
  around: new Map(
    Array.from({ length: 15 }, (_, week) => [
      addDays(monday, -7 * (week + 1)),
      workOf(hours, nights),
    ]),
  ),
});
const sixNights = on([0, 1, 2, 3, 4, 5], '22:00-06:00');

test.each<Row>([
  ['nights', '36 until after 02:00 in 16 weeks', sixNights, 0, nightsBefore(2, 30)],
  ['nights', 'one more', [...sixNights, ...on([6], '22:00-06:00')], 1, nightsBefore(2, 30)],
  [
    'nights',
    'one more until 02:00',
    [...sixNights, ...on([6], '20:00-02:00')],
    0,
    nightsBefore(2, 30),
  ],
  [
    'night-average',
    '40 hours on average with sixteen',
    on([0], '22:00-06:00'),
    0,
    nightsBefore(1, 42),
  ],
  ['night-average', 'more', on([0, 1, 2], '22:00-06:00'), 1, nightsBefore(1, 42)],
  ['night-average', 'more with fifteen', on([0, 1, 2], '07:00-15:00'), 0, nightsBefore(1, 42)],
])('article 5:8 over weeks, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});
