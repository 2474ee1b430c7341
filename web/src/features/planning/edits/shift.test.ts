import { Absence } from '@ploegplan/contract/absences/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { isMovable, type PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  makeAssignments,
  makePlannedItem,
} from '../../../data/planning/test/test-planning-item.ts';
import type { Obstacles } from '../form/values/days.ts';
import { planShift } from './shift.ts';

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

test('work on a Saturday stays on a Saturday', () => {
  expect(shift([...week, on('2026-12-12', ann)], '2026-12-14').days.at(-1)).toBe('2026-12-19 ann');
});

test('work on which hours were recorded cannot be moved', () => {
  const assignments = makeAssignments(ann, bob);
  expect(isMovable(makePlannedItem({ assignments }))).toBe(true);
  const recorded = assignments.map((assignment) => ({ ...assignment, hoursWorked: 8 }));
  expect(isMovable(makePlannedItem({ assignments: recorded }))).toBe(false);
});
