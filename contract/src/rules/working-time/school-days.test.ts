import { expect, test } from 'vitest';
import { countOf, monday, on, type Rest, young } from '../../../test/working-time.ts';
import { mapAbsentDays } from '../leave/hours.ts';
import { countSchoolQuarters, type Pupil } from './school-days.ts';
import { usualWeek } from './working-week.ts';

const week = { from: monday, to: '2026-11-22' };
const school = { ...week, workingWeek: usualWeek, isDayOff: (_day: string) => false };
const pupil: Pupil = {
  ...{ dateOfBirth: '2009-11-20', inServiceFrom: null, lastDay: null, deleted: false },
  contracts: [{ from: null, hours: [8, 8, 8, 8, 0, 0, 0] }],
  schoolDays: ['monday'],
};

test.each<[string, Partial<Pupil>, Partial<typeof school>, Record<string, number>]>([
  ['the contract hours of the weekday', {}, {}, { '2026-11-16': 32 }],
  ['a usual day of the company', { schoolDays: ['friday'] }, {}, { '2026-11-20': 34 }],
  [
    'two weekdays',
    { schoolDays: ['tuesday', 'monday'] },
    {},
    { '2026-11-16': 32, '2026-11-17': 32 },
  ],
  ['no school days', { schoolDays: [] }, {}, {}],
  ['18 years', { dateOfBirth: '2008-11-16' }, {}, {}],
  ['an unknown date of birth', { dateOfBirth: null }, {}, {}],
  ['not yet in service', { inServiceFrom: '2026-11-17' }, {}, {}],
  ['a day off', {}, { isDayOff: (day) => day === monday }, {}],
])('school counts as work: %s', (_, values, situation, expected) => {
  const hours = countSchoolQuarters({ ...pupil, ...values }, { ...school, ...situation });
  expect(Object.fromEntries(hours)).toEqual(expected);
});

const absence = { id: 'a', firstDay: monday, lastDay: monday, kind: 'sick' as const };
const atSchool = (
  values: Partial<Pupil> = {},
  away: Parameters<typeof mapAbsentDays>[0] = [],
): Rest => ({
  ...young,
  absent: mapAbsentDays(away, pupil, week, countSchoolQuarters({ ...pupil, ...values }, school)),
});

// Nine hours a day and 45 a week under 18.
test.each<[Parameters<typeof countOf>[0], string, readonly string[], Rest, 0 | 1]>([
  ['shift', 'an hour after school', on([0], '17:00-18:00'), atSchool(), 0],
  ['shift', 'a minute more', on([0], '17:00-18:01'), atSchool(), 1],
  ['shift', 'the day after', on([1], '07:00-16:30'), atSchool(), 0],
  [
    'shift',
    'ill at home',
    on([0], '17:00-18:01'),
    atSchool({}, [{ ...absence, hoursPerDay: null }]),
    0,
  ],
  ['shift', '18 years', on([0], '17:00-18:01'), atSchool({ dateOfBirth: '2008-11-16' }), 0],
  [
    'week',
    '37 hours beside eight',
    [...on([1, 2, 3, 4], '07:00-16:30'), ...on([5], '07:00-08:00')],
    atSchool(),
    0,
  ],
  [
    'week',
    'a minute more',
    [...on([1, 2, 3, 4], '07:00-16:30'), ...on([5], '07:00-08:01')],
    atSchool(),
    1,
  ],
])('%s with school: %s', (rule, _what, shifts, rest, count) => {
  expect(countOf(rule, shifts, rest)).toBe(count);
});
