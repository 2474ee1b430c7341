import { expect, test } from 'vitest';
import {
  findMaterialConflicts,
  findMoveConflicts,
  type PlannedAbsence,
  type PlannedEmployee,
  type PlannedItem,
  type PlanningConflict,
  type PlanningSituation,
} from './conflicts.ts';

/** 'a 2026-11-16 07:00-16:00'; '?' is an unknown time. */
function item(text: string, projectId: string | null = null): PlannedItem {
  const [id = '', date = '', times = '?-?'] = text.split(' ');
  const [startTime = null, endTime = null] = times
    .split('-')
    .map((value) => (value === '?' ? null : value));
  return { id, date, startTime, endTime, projectId };
}

const drivenBy = (employeeId: string) => (materialId: string) => ({ materialId, employeeId });
const driven = (text: string, ...vehicles: string[]): PlannedItem => ({
  ...item(text),
  drivers: vehicles.map(drivenBy('ann')),
});

const nothing: PlanningSituation = {
  employees: new Map(),
  absences: new Map(),
  daysOff: new Map(),
  closedProjects: new Set(),
};
const day = '2026-11-16';
const crane = { id: 'crane', state: 'usable' } as const;
const fourDays = { from: null, hours: [8, 8, 8, 8, 0, 0, 0] };
const employee = { deleted: false, inServiceFrom: null, lastDay: null, contracts: [fourDays] };
/** Five days a week from the day after. */
const laterFiveDays = { from: '2026-11-21', hours: [8, 8, 8, 8, 8, 0, 0] };
const ann = (values: Partial<PlannedEmployee>) => ({
  employees: new Map([['ann', { ...employee, ...values }]]),
});
const absence: PlannedAbsence = {
  kindName: 'Vakantie',
  firstDay: day,
  lastDay: '2026-11-17',
  hoursPerDay: 4,
};

test.each([
  ['the same hours', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16 15:59-18:00'], true],
  [
    'a watch until the next morning',
    ['a 2026-11-16 07:00-07:00', 'b 2026-11-17 06:59-08:00'],
    true,
  ],
  ['the morning after a watch', ['a 2026-11-16 07:00-07:00', 'b 2026-11-17 07:00-08:00'], false],
  ['one after the other', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16 16:00-18:00'], false],
  ['one within the other', ['b 2026-11-16 09:00-10:00', 'a 2026-11-16 07:00-16:00'], true],
  [
    'the same hours of another day',
    ['a 2026-11-16 07:00-16:00', 'b 2026-11-17 07:00-16:00'],
    false,
  ],
  ['the morning after a night', ['a 2026-11-16 22:00-06:00', 'b 2026-11-17 05:59-08:00'], true],
  ['the day after a night', ['a 2026-11-16 22:00-06:00', 'b 2026-11-17 06:00-08:00'], false],
  ['no times', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16'], false],
  ['no times twice', ['a 2026-11-16', 'b 2026-11-16'], false],
  ['a begin within', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16 15:59-?'], true],
  ['a begin after', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16 16:00-?'], false],
  ['an end within', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16 ?-07:01'], true],
  ['an end before', ['a 2026-11-16 07:00-16:00', 'b 2026-11-16 ?-07:00'], false],
])('double booking, %s: %o is %s', (_what, texts, isDouble) => {
  const items = texts.map((text) => item(text));
  const pairs = [
    { itemId: 'a', otherItemId: 'b' },
    { itemId: 'b', otherItemId: 'a' },
  ];
  const expected = isDouble ? pairs.map((pair) => expect.objectContaining(pair)) : [];
  const found = findMoveConflicts(nothing, 'ann', items).filter(
    ({ kind }) => kind === 'double-booked',
  );
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
  const kinds = findMaterialConflicts(crane, items, day).map(({ kind }) => kind);
  expect(kinds).toEqual(isDouble ? Array(2).fill('material-double-booked') : []);
});

test.each<[string, string, Partial<PlanningSituation>, string[]]>([
  ['at school', 'a 2026-11-16', ann({ schoolDays: ['monday'] }), ['school-day']],
  [
    'at school on a day without contract hours',
    'a 2026-11-20',
    ann({ schoolDays: ['friday'] }),
    ['school-day'],
  ],
  ['on another weekday', 'a 2026-11-17', ann({ schoolDays: ['monday'] }), []],
  [
    'on a holiday',
    'a 2026-11-16',
    {
      ...ann({ schoolDays: ['monday'] }),
      daysOff: new Map([[day, { name: 'Feestdag', kind: 'holiday' }]]),
    },
    ['day-off'],
  ],
])('work of an apprentice %s', (_, text, values, kinds) => {
  const found = findMoveConflicts({ ...nothing, ...values }, 'ann', [item(text)]);
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
});

test('a material that cannot be used is a conflict on each item from today on', () => {
  const items = [item('a 2026-11-15'), item(`b ${day}`), item('c 2026-11-17 07:00-16:00')];
  expect(findMaterialConflicts(crane, items, day)).toEqual([]);
  const common = { kind: 'material-unusable', materialId: 'crane', state: 'defective' };
  expect(findMaterialConflicts({ ...crane, state: 'defective' }, items, day)).toEqual([
    { ...common, itemId: 'b' },
    { ...common, itemId: 'c' },
  ]);
});

test('three items at the same time are two conflicts for each', () => {
  const items = ['a', 'b', 'c'].map((id) => item(`${id} ${day} 07:00-16:00`));
  expect(findMoveConflicts(nothing, 'ann', items)).toHaveLength(6);
});

type Kind = PlanningConflict['kind'];

test.each<[string, PlannedItem, Partial<PlanningSituation>, Kind[]]>([
  [
    'nothing against it',
    item(`a ${day} 07:00-16:00`, 'kade'),
    { employees: new Map([['ann', employee]]) },
    [],
  ],
  [
    'the last day of an absence',
    item('a 2026-11-17'),
    { absences: new Map([['ann', [absence]]]) },
    ['absent'],
  ],
  ['the day after it', item('a 2026-11-18'), { absences: new Map([['ann', [absence]]]) }, []],
  ['the day before it', item('a 2026-11-15'), { absences: new Map([['ann', [absence]]]) }, []],
  ['the absence of a colleague', item(`a ${day}`), { absences: new Map([['bob', [absence]]]) }, []],
  [
    'a day off',
    item(`a ${day}`),
    { daysOff: new Map([[day, { kind: 'closure', name: 'Bouwvak' }]]) },
    ['day-off'],
  ],
  [
    'a day without contract hours',
    item('a 2026-11-20'),
    { employees: new Map([['ann', employee]]) },
    ['not-contract-day'],
  ],
  ['unknown contract hours', item('a 2026-11-20'), ann({ contracts: [] }), []],
  [
    'a day without hours of the contract of then',
    item('a 2026-11-20'),
    ann({ contracts: [fourDays, laterFiveDays] }),
    ['not-contract-day'],
  ],
  [
    'the same weekday under a later contract',
    item('a 2026-11-27'),
    ann({ contracts: [fourDays, laterFiveDays] }),
    [],
  ],
  ['somebody who left', item(`a ${day}`), ann({ deleted: true }), ['left']],
  ['the last day in service', item(`a ${day}`), ann({ lastDay: day, deleted: true }), []],
  ['the day after it', item('a 2026-11-17'), ann({ lastDay: day }), ['left']],
  ['the first day in service', item(`a ${day}`), ann({ inServiceFrom: day }), []],
  [
    'the day before it',
    item(`a ${day}`),
    ann({ inServiceFrom: '2026-11-17' }),
    ['not-yet-in-service'],
  ],
  [
    'a closed project',
    item(`a ${day}`, 'kade'),
    { closedProjects: new Set(['kade']) },
    ['project-closed'],
  ],
  ['the same begin and end, which is 24 hours', item(`a ${day} 07:00-07:00`), {}, ['long-night']],
  ['a night of twelve hours', item(`a ${day} 19:00-07:00`), {}, []],
  ['a minute more', item(`a ${day} 19:00-07:01`), {}, ['long-night']],
  ['a long day', item(`a ${day} 07:00-23:00`), {}, []],
])('%s', (_what, one, situation, kinds) => {
  const conflicts = findMoveConflicts({ ...nothing, ...situation }, 'ann', [one]);
  expect(conflicts.map(({ kind }) => kind)).toEqual(kinds);
  for (const conflict of conflicts)
    expect(conflict).toMatchObject({ itemId: 'a', employeeId: 'ann' });
});

const christmas = '2026-12-25';
const off: Partial<PlanningSituation> = {
  daysOff: new Map([[christmas, { kind: 'holiday', name: 'Eerste kerstdag' }]]),
};
const leaveOn = (firstDay: string, lastDay: string): Partial<PlanningSituation> => ({
  employees: new Map([['ann', employee]]),
  absences: new Map([['ann', [{ ...absence, firstDay, lastDay }]]]),
});

// 24 December 2026 is a Thursday; the contract has no hours on Friday.
test.each<[string, string, Partial<PlanningSituation>, [Kind, string?][]]>([
  ['a holiday on the second day', '22:00-06:00', off, [['day-off', christmas]]],
  ['the same of a watch of 24 hours', '06:00-06:00', off, [['day-off', christmas], ['long-night']]],
  ['a night until midnight', '22:00-00:00', off, []],
  ['a day without an end', '22:00-?', off, []],
  [
    'leave on the second day',
    '22:00-06:00',
    leaveOn(christmas, christmas),
    [['absent', christmas]],
  ],
  ['leave on both days', '22:00-06:00', leaveOn('2026-12-24', christmas), [['absent']]],
  ['the last day in service', '22:00-06:00', ann({ lastDay: '2026-12-24' }), [['left', christmas]]],
  ['who left before', '22:00-06:00', ann({ lastDay: '2026-12-23' }), [['left']]],
  [
    'who comes the day after',
    '22:00-06:00',
    ann({ inServiceFrom: christmas }),
    [['not-yet-in-service']],
  ],
  ['a second day without contract hours', '22:00-06:00', ann({}), []],
])('a night shift of 24 December, %s (%s)', (_what, times, situation, expected) => {
  const night = item(`a 2026-12-24 ${times}`);
  const found = findMoveConflicts({ ...nothing, ...situation }, 'ann', [night]);
  const days = found.map((conflict) => [
    conflict.kind,
    'nextDay' in conflict ? conflict.nextDay : undefined,
  ]);
  expect(days).toEqual(expected.map(([kind, nextDay]) => [kind, nextDay]));
});

test('an absence of part of a day comes with the hours of the contract on it', () => {
  const situation = {
    ...nothing,
    employees: new Map([['ann', employee]]),
    absences: new Map([['ann', [absence]]]),
  };
  expect(findMoveConflicts(situation, 'ann', [item(`a ${day}`)])).toEqual([
    { kind: 'absent', itemId: 'a', employeeId: 'ann', absence, contractHours: 8 },
  ]);
});

test.each<[string, string[], PlannedItem[], [string, string[]][]]>([
  ['two vehicles of one item', ['van', 'truck'], [item('a 2026-11-16')], [['a', ['van', 'truck']]]],
  ['one vehicle', ['van'], [item('a 2026-11-16 07:00-16:00')], []],
  [
    'two at the same time',
    ['van'],
    [item('a 2026-11-16 07:00-16:00'), driven('b 2026-11-16 15:00-18:00', 'truck')],
    [
      ['a', ['van', 'truck']],
      ['b', ['truck', 'van']],
    ],
  ],
  [
    'the same one at the same time',
    ['van'],
    [item('a 2026-11-16 07:00-16:00'), driven('b 2026-11-16 15:00-18:00', 'van')],
    [],
  ],
  [
    'two after each other',
    ['van'],
    [item('a 2026-11-16 07:00-16:00'), driven('b 2026-11-16 16:00-18:00', 'truck')],
    [],
  ],
])('driving %s', (_, vehicles, [first, ...others], expected) => {
  const drivers = [...vehicles.map(drivenBy('ann')), drivenBy('bob')('bike')];
  const items = [{ ...(first ?? item('a')), drivers }, ...others];
  const found = findMoveConflicts(nothing, 'ann', items).flatMap((conflict) =>
    conflict.kind === 'drives-several' ? [[conflict.itemId, conflict.materialIds]] : [],
  );
  expect(found).toEqual(expected);
});
