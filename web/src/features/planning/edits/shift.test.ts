import { Absence } from '@ploegplan/contract/absences/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it, test } from 'vitest';
import { isMovable, type PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  makeAssignments,
  makePlannedItem,
} from '../../../data/planning/test/test-planning-item.ts';
import type { Obstacles } from '../form/values/days.ts';
import { addWorkdays } from './days.ts';
import { countWorkdays, createFreeDays, planShift } from './shift.ts';

const [ann, bob] = ['ann', 'bob'];
const on = (date: string, ...employeeIds: string[]): PlannedItem =>
  makePlannedItem({
    id: `${date} ${employeeIds.join('+')}`,
    date,
    assignments: makeAssignments(...employeeIds),
  });
const none: Obstacles = {
  workingWeek: usualWeek,
  holidays: {},
  absences: [],
  employees: new Map(),
};
const leave = (employeeId: string, firstDay: string, lastDay = firstDay) => ({
  ...sample(Absence, { firstDay, lastDay, hoursPerDay: null, kindName: 'Vakantie' }),
  employeeId,
});
const shift = (items: PlannedItem[], first: string, obstacles: Partial<Obstacles> = {}) => {
  const { shifted, skipped } = planShift(items, first, { ...none, ...obstacles });
  return {
    days: shifted.map(({ date, employeeIds }) => `${date} ${employeeIds.join('+')}`),
    skipped: skipped.map(({ date, employeeId, reason }) => `${date} ${employeeId} ${reason}`),
  };
};
// 2026-12-07 is a Monday.
const week = ['07', '08', '09', '10', '11'].map((day) => on(`2026-12-${day}`, ann));

test('a week later keeps the days of the week', () => {
  expect(shift(week, '2026-12-14').days).toEqual(
    ['14', '15', '16', '17', '18'].map((day) => `2026-12-${day} ann`),
  );
});

test('some days later skips the weekend, earlier too', () => {
  expect(shift(week.slice(3), '2026-12-11').days).toEqual(['2026-12-11 ann', '2026-12-14 ann']);
  expect(shift(week.slice(0, 2), '2026-12-04').days).toEqual(['2026-12-04 ann', '2026-12-07 ann']);
});

test('a holiday is skipped, and moves the days after it until a gap', () => {
  const later = [...week, on('2026-12-15', ann)];
  expect(shift(later, '2026-12-21', { holidays: { '2026-12-25': 'Eerste kerstdag' } })).toEqual({
    days: ['21', '22', '23', '24', '28', '29'].map((day) => `2026-12-${day} ann`),
    skipped: ['2026-12-25 null Eerste kerstdag'],
  });
});

test('who is absent is taken off that day; a day on which nobody can come is skipped by that crew only', () => {
  const items = [on('2026-12-07', ann, bob), on('2026-12-08', ann, bob), on('2026-12-08', bob)];
  const absences = [leave(ann, '2026-12-14', '2026-12-15'), leave(bob, '2026-12-15')];
  expect(shift(items, '2026-12-14', { absences })).toEqual({
    days: ['2026-12-14 bob', '2026-12-16 ann+bob', '2026-12-16 bob'],
    skipped: ['2026-12-14 ann Vakantie', '2026-12-15 ann Vakantie', '2026-12-15 bob Vakantie'],
  });
});

test('a night shift does not move to a day before a holiday', () => {
  const night = { ...on('2026-12-17', ann), startTime: '22:00', endTime: '06:00' };
  expect(shift([night], '2026-12-24', { holidays: { '2026-12-25': 'Eerste kerstdag' } })).toEqual({
    days: ['2026-12-28 ann'],
    skipped: ['2026-12-24 null Eerste kerstdag (vr 25 dec)', '2026-12-25 null Eerste kerstdag'],
  });
});

test('who is no longer in service then is taken off', () => {
  const employees = new Map([
    [bob, { inServiceFrom: null, lastDay: '2026-12-13', deleted: false, contracts: [] }],
  ]);
  expect(shift([on('2026-12-07', ann, bob)], '2026-12-14', { employees })).toEqual({
    days: ['2026-12-14 ann'],
    skipped: ['2026-12-14 bob Niet in dienst'],
  });
});

test('an earlier day skips holidays too, and work that is pushed on keeps its order', () => {
  const later = week.map((item) => ({
    ...item,
    date: item.date.replace('-12-', '-01-').replace('2026', '2027'),
  }));
  const holidays = { '2026-12-31': 'Sluiting', '2027-01-01': 'Nieuwjaarsdag' };
  // 2027-01-07 is a Thursday.
  expect(shift(later.slice(0, 3), '2026-12-30', { holidays }).days).toEqual(
    ['2026-12-30', '2027-01-04', '2027-01-05'].map((day) => `${day} ann`),
  );
});

test('a free day by contract and a day at school are skipped like leave, unless work was on one before', () => {
  const hours = [8, 8, 0, 8, 8, 0, 0];
  const service = { inServiceFrom: null, lastDay: null, deleted: false };
  const employees = new Map([
    [ann, { ...service, contracts: [{ from: null, hours }] }],
    [bob, { ...service, contracts: [], schoolDays: ['tuesday' as const] }],
  ]);
  const both = [on('2026-12-10', ann, bob), on('2026-12-11', ann, bob)];
  expect(shift(both, '2026-12-15', { employees })).toEqual({
    days: ['2026-12-15 ann', '2026-12-16 bob'],
    skipped: ['2026-12-15 bob Schooldag', '2026-12-16 ann Geen werkdag volgens het contract'],
  });
  expect(shift([on('2026-12-09', ann)], '2026-12-16', { employees }).days).toEqual([
    '2026-12-16 ann',
  ]);
});

test('work of somebody who is away for long stays', () => {
  const absences = [leave(ann, '2026-12-14', '2027-03-01')];
  const plan = planShift(week.slice(0, 1), '2026-12-14', { ...none, absences });
  expect([plan.shifted, plan.unplaced]).toEqual([[], week.slice(0, 1)]);
});

describe('making room', () => {
  const [monday, tuesday, , thursday] = week;
  const makeRoom = (first: string, followers: readonly (PlannedItem | undefined)[]) =>
    planShift(
      [monday].filter((item) => item !== undefined),
      first,
      none,
      followers.filter((item) => item !== undefined),
    ).shifted.map(({ item, date }) => `${item.id} to ${date}`);

  it('moves what follows only as far as it is in the way, until there is a gap', () => {
    expect(makeRoom('2026-12-08', [tuesday, thursday])).toEqual([
      '2026-12-07 ann to 2026-12-08',
      '2026-12-08 ann to 2026-12-09',
    ]);
    expect(makeRoom('2026-12-11', [week[4], on('2026-12-14', ann), on('2026-12-16', ann)])).toEqual(
      [
        '2026-12-07 ann to 2026-12-11',
        '2026-12-11 ann to 2026-12-14',
        '2026-12-14 ann to 2026-12-15',
      ],
    );
  });

  it('leaves work at another time of the day, and of others, where it is', () => {
    const [morning, evening] = [
      { startTime: '07:00', endTime: '12:00' },
      { startTime: '18:00', endTime: '22:00' },
    ];
    const moved = planShift([{ ...on('2026-12-07', ann), ...morning }], '2026-12-08', none, [
      { ...on('2026-12-08', ann), ...evening },
      on('2026-12-08', bob),
    ]);
    expect(moved.shifted).toHaveLength(1);
  });
});

test.each([
  [5, '2026-12-24', '2027-01-01'],
  [1, '2026-12-24', '2026-12-28'],
  [3, '2026-12-28', '2026-12-22'],
])('%i working days between %s and %s, without weekends and holidays', (count, from, to) => {
  const holidays = { '2026-12-25': 'Eerste kerstdag' };
  const isFree = createFreeDays({ workingWeek: usualWeek, holidays });
  expect(addWorkdays(from, to > from ? count : -count, isFree)).toBe(to);
  expect(countWorkdays(from, to, isFree)).toBe(count);
});

test('work on a Saturday stays on a Saturday', () => {
  expect(shift([...week, on('2026-12-12', ann)], '2026-12-14').days.at(-1)).toBe('2026-12-19 ann');
});

test('work on which hours were recorded cannot be moved', () => {
  const assignments = makeAssignments(ann, bob);
  expect(isMovable(makePlannedItem({ assignments }))).toBe(true);
  const recorded = assignments.map((assignment) => ({ ...assignment, hoursWorked: 8 }));
  expect(isMovable(makePlannedItem({ assignments: recorded }))).toBe(false);
});
