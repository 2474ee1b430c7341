import { addDays } from '@ploegplan/contract/dates/dates';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { expect, test } from 'vitest';
import {
  absenceOf,
  ann,
  bob,
  illness,
  requestOf,
  vacation,
} from '../../../../test/subjects/leave.ts';
import { formatBarText } from './bar-text.ts';
import { assignKindCodes, countAbsent, findMostByWeek, groupBarsByPerson } from './bars.ts';

const codes = assignKindCodes([vacation, illness]);
const days31 = Array.from({ length: 31 }, (_, at) => addDays('2026-01-01', at));
const never = () => false;
const period = { from: '2026-01-01', to: '2026-01-31', codes };

test('a bar covers the shown days of an absence and tells where it goes on', () => {
  const bars = groupBarsByPerson([absenceOf(ann, '2025-12-29', '2026-01-02')], [], period);
  expect(bars.get(ann.id)).toMatchObject([
    { from: 0, count: 2, begins: false, ends: true, label: 'Vakantie', isPart: false },
  ]);
  expect(groupBarsByPerson([absenceOf(ann, '2026-02-01')], [], period).size).toBe(0);
});

test('an illness lies above the vacation that it interrupts, and the day counts once', () => {
  const days = [
    absenceOf(ann, '2026-01-06', '2026-01-06', illness),
    absenceOf(ann, '2026-01-05', '2026-01-07'),
  ];
  const bars = groupBarsByPerson(days, [], period);
  expect(bars.get(ann.id)).toMatchObject([
    { label: 'Vakantie', isUnder: true },
    { label: 'Ziek', isUnder: false },
  ]);
  expect(countAbsent(bars, days31, never).slice(3, 8)).toEqual([0, 1, 1, 1, 0]);
});

test('neither requests nor parts of a day count as absent', () => {
  const part = { ...absenceOf(bob, '2026-01-05'), hoursPerDay: 2.5 };
  const bars = groupBarsByPerson([part], [requestOf(ann)], period);
  expect(bars.get(bob.id)).toMatchObject([
    { isPart: true, label: '2,5 u Vakantie', short: '2,5 u' },
  ]);
  expect(bars.get(ann.id)).toMatchObject([{ isRequest: true, from: 20, count: 3 }]);
  expect(countAbsent(bars, days31, never)).toEqual(Array.from({ length: 31 }, () => 0));
});

test('the most usual kinds have one letter for a code, no two the same, and neighbours differ by pattern', () => {
  const kinds: [string, LeaveKind['kind']][] = [
    ['Zorgverlof', 'care-leave'],
    ['Overig', 'other'],
    ['Ziek', 'sick'],
    ['Onbetaald verlof', 'unpaid-leave'],
    ['Onwerkbaar weer', 'unworkable-weather'],
    ['Vakantie', 'vacation'],
  ];
  const given = [
    ...assignKindCodes(kinds.map(([name, kind]) => ({ id: name, name, kind }))).values(),
  ];
  expect(given.map(({ code }) => code)).toEqual(['V', 'Z', 'Zo', 'O', 'On', 'Ov']);
  expect(given.map(({ pattern }) => pattern)).toEqual([
    'solid',
    'dashed',
    'dotted',
    'half',
    'ends',
    'sparse',
  ]);
});

test('nobody is counted as absent on a day on which everybody is free', () => {
  const bars = groupBarsByPerson([absenceOf(ann, '2026-01-02', '2026-01-05')], [], period);
  const isWeekend = (day: string) => day === '2026-01-03' || day === '2026-01-04';
  expect(countAbsent(bars, days31, isWeekend).slice(0, 6)).toEqual([0, 1, 0, 0, 1, 0]);
});

test('each week has the most that are absent on one of its days', () => {
  const days = ['2026-01-03', '2026-01-04', '2026-01-05', '2026-01-06'];
  expect(findMostByWeek([2, 1, 0, 3], days)).toMatchObject([
    { week: '1', from: 0, count: 2, most: 2 },
    { week: '2', from: 2, count: 2, most: 3 },
  ]);
});

test.each([
  ['Vakantie', 'V', 90, 'Vakantie'],
  ['Onwerkbaar weer', 'On', 80, 'Onwerkbaar weer'],
  ['Ziek', 'Z', 50, 'Ziek'],
  ['Vakantie', 'V', 50, 'V'],
  ['4 u Vakantie', '4 u', 40, '4 u'],
  ['Onwerkbaar weer', 'On', 20, ''],
  ['Vakantie', 'V', 3, ''],
])('a bar %s, for short %s, of %d pixels reads %j', (label, short, width, text) => {
  expect(formatBarText({ label, short }, width, ({ length }) => 10 * length)).toBe(text);
});
