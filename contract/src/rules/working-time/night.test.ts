import { expect, test } from 'vitest';
import { countOf, on, type Row } from '../../../test/working-time.ts';

const nights = (count: number) =>
  on(
    Array.from({ length: count }, (_, day) => day),
    '22:00-06:00',
  );

test.each<Row>([
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
])('article 5:8, %s: %s', (rule, _what, shifts, count) => {
  expect(countOf(rule, shifts)).toBe(count);
});
