import { expect, test } from 'vitest';
import { countOf, monday, on, type Row } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';

const nights = (count: number) =>
  on(
    Array.from({ length: count }, (_, day) => day),
    '22:00-06:00',
  );

/** So many nights of more than ten hours, the last of them in the week before. */
const longBefore = (count: number) => ({
  longNights: Array.from({ length: count }, (_, week) => addDays(monday, -7 * (week + 1))),
});

test.each<Row>([
  ['long-nights', 'the 22nd of 52 weeks', on([0], '20:00-06:46'), 0, longBefore(21)],
  ['long-nights', 'the 23rd', on([0], '20:00-06:46'), 1, longBefore(22)],
  ['long-nights', 'no long one after 22', on([0], '20:00-06:45'), 0, longBefore(22)],
  [
    'long-nights',
    'the 23rd, of which the first is 52 weeks ago',
    on([0], '20:00-06:46'),
    0,
    { longNights: [...longBefore(21).longNights, addDays(monday, -52 * 7)] },
  ],
  [
    'long-nights',
    'one of the known days that is no longer planned',
    on([0], '20:00-06:46'),
    0,
    { longNights: [...longBefore(21).longNights, addDays(monday, 1)] },
  ],

  [
    'night-recovery',
    '14 hours after a night until after 02:00',
    ['2026-11-16 22:00-06:00', '2026-11-17 20:00-23:00'],
    0,
  ],
  [
    'night-recovery',
    'eight hours, once in seven days',
    ['2026-11-16 22:00-06:00', '2026-11-17 14:00-17:00'],
    0,
  ],
  [
    'night-recovery',
    'less than eight hours',
    ['2026-11-16 22:00-06:00', '2026-11-17 13:59-17:00'],
    1,
  ],
  [
    'night-recovery',
    'less than 14 hours twice in seven days',
    [
      '2026-11-16 22:00-06:00',
      '2026-11-17 19:00-20:00',
      '2026-11-19 22:00-06:00',
      '2026-11-20 19:59-21:00',
    ],
    1,
  ],
  [
    'night-recovery',
    'the same a week later',
    [
      '2026-11-16 22:00-06:00',
      '2026-11-17 19:00-20:00',
      '2026-11-23 22:00-06:00',
      '2026-11-24 19:00-20:00',
    ],
    0,
  ],
  [
    'night-recovery',
    'less after a night until 02:00',
    ['2026-11-16 20:00-02:00', '2026-11-17 13:00-16:00'],
    0,
  ],
  ['nights-in-row', 'seven', nights(7), 0],
  ['nights-in-row', 'eight', nights(8), 1],
  ['nights-rest', '46 hours after three', [...nights(3), '2026-11-21 04:00-12:00'], 0],
  ['nights-rest', 'a minute less', [...nights(3), '2026-11-21 03:59-12:00'], 1],
  ['nights-rest', 'less after two', [...nights(2), '2026-11-18 20:00-23:00'], 0],
  [
    'nights-rest',
    'three that are not in a row',
    ['16', '18', '20'].map((day) => `2026-11-${day} 22:00-06:00`),
    0,
  ],
])('article 5:8, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});
