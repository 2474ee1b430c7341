import { expect, test } from 'vitest';
import { countOf, law, monday, on, type Row, warningsOf } from '../../../test/working-time.ts';
import { addDays } from '../../dates/dates.ts';
import { legalLimits } from './limits.ts';

/** So many worked Sundays before the one of the known week, the last ones first. */
const sundaysBefore = (count: number) => ({
  sundays: Array.from({ length: count }, (_, week) => addDays(monday, -1 - 7 * week)),
});

test.each<Row>([
  ['sunday', 'the fortieth of 52 on a Sunday', ['2026-11-22 07:00-16:00'], 1, sundaysBefore(39)],
  ['sunday', 'the thirty-ninth', ['2026-11-22 07:00-16:00'], 0, sundaysBefore(38)],
  ['sunday', 'without times', ['2026-11-22'], 1, sundaysBefore(39)],
  [
    'sunday',
    'two items on it',
    ['2026-11-22 07:00-12:00', '2026-11-22 13:00-16:00'],
    1,
    sundaysBefore(39),
  ],
  ['sunday', 'until Sunday morning', ['2026-11-21 22:00-06:00'], 1, sundaysBefore(39)],
  ['sunday', 'until midnight', ['2026-11-21 16:00-00:00'], 0, sundaysBefore(39)],
  [
    'sunday',
    'worked more than 52 weeks ago',
    ['2026-11-22 07:00-16:00'],
    0,
    { sundays: [...sundaysBefore(38).sundays, addDays('2026-11-22', -52 * 7)] },
  ],
  [
    'sunday',
    'told of a known day on which nothing is planned any more',
    ['2026-11-29 07:00-16:00'],
    0,
    { sundays: [...sundaysBefore(38).sundays, '2026-11-22'] },
  ],
])('article 5:6, %s: %s', (rule, _what, shifts, count, rest) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});

test.each<Row>([
  ['too-young', 'at fifteen', ['2026-11-19 07:00-12:00'], 1],
  ['too-young', 'on the sixteenth birthday', ['2026-11-20 07:00-12:00'], 0],
])('article 3:2, %s: %s', (rule, _what, shifts, count) => {
  const worker = { dateOfBirth: '2010-11-20', kind: 'own' as const };
  expect(countOf(rule, shifts, { worker })).toBe(count);
});

test('a warning has its article, day, shifts and facts', () => {
  const shifts = ['2026-11-16 12:00-22:00', '2026-11-17 05:00-13:30'];
  expect(warningsOf(shifts)).toEqual([
    {
      rule: 'daily-rest',
      article: 'Atw art. 5:3',
      date: '2026-11-16',
      shiftIds: shifts,
      isYoung: false,
      facts: { ends: '22:00', begins: '05:00', hours: 7, limit: 11 },
    },
  ]);
});

test('the figures are those of the day of the shift', () => {
  const agreed = { ...law, adult: { ...law.adult, shift: 10 } };
  const limits = [...legalLimits, { from: '2026-11-17', limits: agreed }];
  const warnings = warningsOf(on([0, 1], '07:00-18:00'), { limits });
  expect(warnings.map(({ date, facts }) => [date, facts])).toEqual([
    ['2026-11-17', { hours: 10.25, limit: 10 }],
  ]);
});

test('an ordinary year of work has no warnings', () => {
  const days = Array.from({ length: 52 * 7 }, (_, day) => day).filter((day) => day % 7 < 5);
  const known = { from: monday, to: addDays(monday, 52 * 7) };
  expect(warningsOf(on(days, '07:00:00-16:00:00'), { known })).toEqual([]);
});
