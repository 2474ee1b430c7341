import { expect, test } from 'vitest';
import {
  computeLeave,
  findOverfullDay,
  type LeaveDays,
  leaveByDay,
  listWholeDayAbsences,
  mapAbsentDays,
  sumQuarters,
} from './hours.ts';

const fullTime = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
const partTime = { from: '2026-07-08', hours: [8, 8, 0, 6.25, 0, 0, 0] };
const worker = { contracts: [fullTime], isFree: () => false };
/** Monday to Sunday of week 28. */
const week = { firstDay: '2026-07-06', lastDay: '2026-07-12', hoursPerDay: null };
const hoursOf = (days: ReturnType<typeof leaveByDay>) => sumQuarters(days) / 4;

test.each([
  ['a week of a full-time contract', week, worker, 40],
  ['half days', { ...week, hoursPerDay: 4 }, worker, 20],
  ['a part of a day to a quarter', { ...week, hoursPerDay: 1.25 }, worker, 6.25],
  ['more hours than the contract has', { ...week, hoursPerDay: 10 }, worker, 40],
  ['a holiday within', week, { ...worker, isFree: (day: string) => day === '2026-07-07' }, 32],
  ['a contract that changes within', week, { ...worker, contracts: [fullTime, partTime] }, 22.25],
  ['the last day of service within', week, { ...worker, lastDay: '2026-07-07' }, 16],
  ['the first day of service within', week, { ...worker, inServiceFrom: '2026-07-10' }, 8],
  ['no contract', week, { ...worker, contracts: [] }, 0],
])('leave of %s costs its contract hours', (_, leave, whose, hours) => {
  expect(hoursOf(leaveByDay(leave, whose))).toBe(hours);
});

test('leave names each day with its quarters', () => {
  expect(leaveByDay({ ...week, firstDay: '2026-07-10' }, worker)).toEqual([
    { day: '2026-07-10', quarters: 32 },
  ]);
});

const tuesday = { firstDay: '2026-07-07', lastDay: '2026-07-07' };
const whole = { ...week, id: '2' };
const part = { ...tuesday, hoursPerDay: 5, id: '1' };
const otherPart = { ...part, id: '3' };

test.each([
  ['a part on a whole day', [part, whole], { '2': 40 }],
  ['two parts of a day', [otherPart, part], { '1': 5, '3': 3 }],
  ['parts that fit', [part, { ...otherPart, hoursPerDay: 2 }], { '1': 5, '3': 2 }],
])('%s cost no more together than the contract has', (_, absences, expected) => {
  const hours: Record<string, number> = {};
  for (const { id, quarters } of computeLeave(absences, worker)) {
    hours[id] = (hours[id] ?? 0) + quarters / 4;
  }
  expect(hours).toEqual(expected);
});

const friday = { from: '2026-07-10', to: '2026-07-11' };

const vacation = (absences: readonly (LeaveDays & { id: string })[]) =>
  absences.map((absence) => ({ ...absence, kind: 'vacation' as const }));

test.each([
  ['illness during leave, on its days within the range', [whole, { ...whole, id: '4' }], 32, true],
  ['a part of a day', [{ ...whole, hoursPerDay: 2 }], 8, false],
])('%s counts once as worked', (_, absences, quarters, isWhole) => {
  const days = [...mapAbsentDays(vacation(absences), worker, friday)];
  const saturday = ['2026-07-11', { quarters: 0, worked: 0, isWhole: true }];
  expect(days).toEqual([
    ['2026-07-10', { quarters, worked: quarters, isWhole }],
    ...(isWhole ? [saturday] : []),
  ]);
});

test.each([
  ['vacation', 32],
  ['sick', 32],
  ['doctor', 32],
  ['special-leave', 32],
  ['training', 32],
  ['rostered-day-off', 0],
  ['time-for-time', 0],
  ['parental-leave', 0],
  ['unpaid-leave', 0],
] as const)('article 5:2: of a day of %s %i quarters count as worked', (kind, worked) => {
  const [[, day] = []] = mapAbsentDays([{ ...whole, kind }], worker, friday);
  expect(day).toEqual({ quarters: 32, worked, isWhole: true });
});

test('leave in hours that fills a day counts as all of it', () => {
  const [[, day] = []] = mapAbsentDays(
    vacation([{ ...tuesday, hoursPerDay: 8, id: '1' }]),
    worker,
    {
      from: '2026-07-07',
      to: '2026-07-07',
    },
  );
  expect(day).toEqual({ quarters: 32, worked: 32, isWhole: true });
});

const hoursOn = (...hours: (number | null)[]) =>
  hours.map((hoursPerDay) => ({ ...tuesday, hoursPerDay }));

test.each([
  ['a whole day', hoursOn(null), [fullTime], '2026-07-07', 1],
  ['a whole day without a contract', hoursOn(null), [], '2026-07-07', 1],
  ['another day', hoursOn(null), [fullTime], '2026-07-08', 0],
  ['as many hours as the contract has', hoursOn(8), [fullTime], '2026-07-07', 1],
  ['fewer hours', hoursOn(7.75), [fullTime], '2026-07-07', 0],
  ['two parts that fill the day', hoursOn(4, 4), [fullTime], '2026-07-07', 2],
  ['two parts that do not', hoursOn(4, 3), [fullTime], '2026-07-07', 0],
  ['hours beside a whole day', hoursOn(2, null), [fullTime], '2026-07-07', 1],
  ['hours without a contract', hoursOn(8), [], '2026-07-07', 0],
  [
    'the hours of the contract of then',
    [{ ...week, hoursPerDay: 6.25 }],
    [fullTime, partTime],
    '2026-07-09',
    1,
  ],
  ['hours on a day without any', [{ ...week, hoursPerDay: 8 }], [fullTime], '2026-07-11', 0],
])('%s: absences that take all of the day', (_, absences, contracts, day, count) => {
  expect(listWholeDayAbsences(absences, { contracts }, day)).toHaveLength(count);
});

test('leave outside the range does not count as worked', () => {
  expect(mapAbsentDays(vacation([part]), worker, friday).size).toBe(0);
});

const overfull = '2026-07-07';
const small = { ...part, hoursPerDay: 3 };

test.each([
  ['a part of a whole day', part, [week], null, overfull],
  ['a whole day with a part of it', week, [part], null, overfull],
  ['parts of more than the day', { ...week, hoursPerDay: 5 }, [part], null, overfull],
  ['parts of the whole day', small, [part], null, null],
  [
    'another part on another day',
    part,
    [{ ...part, firstDay: '2026-07-08', lastDay: '2026-07-08' }],
    null,
    null,
  ],
  [
    'a day without contract hours',
    { ...part, firstDay: '2026-07-11', lastDay: '2026-07-11' },
    [week],
    null,
    null,
  ],
  ['what was too much before', part, [part], part, null],
  ['less than what was too much before', { ...part, hoursPerDay: 4 }, [part], part, null],
  ['more than what was too much before', { ...part, hoursPerDay: 6 }, [part], part, overfull],
])('of %s the first day that is overfull is known', (_, leave, others, before, day) => {
  expect(findOverfullDay(leave, { others, worker, before })).toBe(day);
});
