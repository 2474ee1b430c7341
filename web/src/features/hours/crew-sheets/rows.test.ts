import { CrewDay } from '@ploegplan/contract/crew/schemas';
import { createCellKey, type HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { canTakeOver, createSheetRows, sumVoice, takeOver } from './rows.ts';

const date = '2026-01-14';

const cellOf = (targetId: string, quarters: Partial<HoursCell>): [string, HoursCell] => {
  const key = createCellKey('ann', date, targetId, 'normal');
  const place = { employeeId: 'ann', date, targetId, projectId: targetId, clientId: null };
  const empty = { planned: null, entered: null, line: null, quarters: null, notes: '' };
  return [key, { ...place, ...empty, key, kindId: 'normal', approved: false, ...quarters }];
};
const workOf = (target: string | null, hoursWorked: number) => ({
  ...{ id: `item ${target}`, hoursWorked, projectId: target, clientId: null, title: target ?? '' },
});

function rowOf(cells: [string, HoursCell][], values: Partial<CrewDay>, isApproved = false) {
  const known = { employeeId: 'ann', date, isAbsent: false, answer: null };
  const day = { ...sample(CrewDay), ...known, ...values };
  const [row] = createSheetRows([day], {
    cells: new Map(cells),
    standardKindId: 'normal',
    isApproved: () => isApproved,
    getName: () => 'Ann',
    getTitle: (id) => id,
  });
  if (!row) throw new Error('No row');
  return row;
}

const line = { kindId: 'normal' } as HoursCell['line'];

test.each<[string, [string, HoursCell][], Partial<CrewDay>, string]>([
  ['nothing recorded', [], { works: [workOf('quay', 8)] }, 'silent'],
  ['other hours', [cellOf('quay', { quarters: 28 })], { works: [workOf('quay', 8)] }, 'different'],
  ['the same hours', [cellOf('quay', { quarters: 32 })], { works: [workOf('quay', 8)] }, 'equal'],
  ['other work', [cellOf('tower', { quarters: 32 })], { works: [workOf('quay', 8)] }, 'different'],
  [
    'two items of one work',
    [cellOf('quay', { quarters: 32 })],
    { works: [workOf('quay', 5), workOf('quay', 3)] },
    'equal',
  ],
  [
    'an objection',
    [cellOf('quay', { quarters: 28 })],
    { works: [workOf('quay', 8)], answer: 'objected' },
    'objected',
  ],
  [
    'other hours of the office',
    [cellOf('quay', { quarters: 28, line })],
    { works: [workOf('quay', 8)], answer: 'objected' },
    'decided',
  ],
  ['nobody there', [], { works: [], isAbsent: true }, 'absent'],
  [
    'hours of who was not there',
    [cellOf('quay', { quarters: 32 })],
    { works: [], isAbsent: true },
    'different',
  ],
])('a day with %s stands among the others by its state', (_, cells, values, state) => {
  expect(rowOf(cells, values).state).toBe(state);
});

test('an approved week is done, and has nothing to take over', () => {
  const row = rowOf([], { works: [workOf('quay', 8)] }, true);
  expect([row.state, canTakeOver(row)]).toEqual(['approved', false]);
});

test('work whose planning was deleted is not taken over', () => {
  expect(canTakeOver(rowOf([], { works: [workOf(null, 8)] }))).toBe(false);
});

test('the foreman is taken over whole: what he does not have is no hours, what the worker has too is left to him', () => {
  const cells = [
    cellOf('quay', { entered: 32, quarters: 32 }),
    cellOf('tower', { entered: 8, quarters: 8 }),
    cellOf('roof', { planned: 16 }),
  ];
  const row = rowOf(cells, { works: [workOf('quay', 8), workOf('yard', 1)] });
  expect(takeOver(row, 'foreman').map(({ cell, to }) => [cell.place.targetId, to.hours])).toEqual([
    ['quay', null],
    ['yard', 1],
    ['tower', 0],
    ['roof', null],
  ]);
  expect(takeOver(row, 'worker').map(({ to }) => to.hours)).toEqual([null, null, null, null]);
  expect([sumVoice(row, 'foreman'), sumVoice(row, 'worker'), sumVoice(row, 'planned')]).toEqual([
    9, 10, 4,
  ]);
});
