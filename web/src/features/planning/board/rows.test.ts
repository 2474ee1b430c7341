import { Employee } from '@ploegplan/contract/employees.schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it } from 'vitest';
import { assigned, makeItem } from '../../../data/test-planning-item.ts';
import { columnsOf, weekDates } from './columns.ts';
import { itemsAt, rowMaker, shownEmployees } from './rows.ts';

const employee = (id: string, name: string, deleted = false): Employee => ({
  ...sample(Employee),
  id,
  name,
  deleted,
});

const item = (id: string, date: string, startTime: string | null, on: string[]) =>
  makeItem({ id, date, startTime, assignments: assigned(...on) });

const ann = employee('ann', 'Ann de Boer');
const bob = employee('bob', 'Bob Kuipers');
const gone = employee('gone', 'Gerrit Vertrokken', true);
const columns = columnsOf(weekDates('2026-11-16'), '2026-11-16');
const late = item('late', '2026-11-16', '13:00:00', ['ann']);
const early = item('early', '2026-11-16', '07:00:00', ['ann', 'bob']);
const untimed = item('untimed', '2026-11-16', null, ['ann']);
const nextWeek = item('next', '2026-11-23', '07:00:00', ['ann']);

describe('the rows of the board', () => {
  it('contain the items of each employee by time, those without a time last', () => {
    const rows = rowMaker()([ann, bob], [untimed, late, early, nextWeek], columns);
    expect(rows[0] && itemsAt(rows[0], 0).map((placed) => placed.item.id)).toEqual([
      'early',
      'late',
      'untimed',
    ]);
    expect(rows.map(({ laneCount }) => laneCount)).toEqual([3, 1]);
    expect(rows[1]?.placed).toEqual([{ item: early, column: 0, lane: 0 }]);
  });

  it('give an empty row one lane', () => {
    expect(rowMaker()([bob], [], columns)).toMatchObject([{ placed: [], laneCount: 1 }]);
  });

  it('keep their identity while nothing in them changes', () => {
    const rowsOf = rowMaker();
    const [annBefore, bobBefore] = rowsOf([ann, bob], [early, late], columns);
    const changed = { ...late, startTime: '14:00:00' };
    const [annAfter, bobAfter] = rowsOf([ann, bob], [early, changed], columns);
    expect(bobAfter).toBe(bobBefore);
    expect(annAfter).not.toBe(annBefore);
  });

  it('are rebuilt for another week', () => {
    const rowsOf = rowMaker();
    const [before] = rowsOf([bob], [], columns);
    const [after] = rowsOf([bob], [], columnsOf(weekDates('2026-11-23'), '2026-11-16'));
    expect(after).not.toBe(before);
  });
});

describe('the employees of the board', () => {
  it('are those in service, and those who left while they have items', () => {
    expect(shownEmployees([ann, gone], [], '')).toEqual([ann]);
    expect(shownEmployees([ann, gone], [item('x', '2026-11-16', null, ['gone'])], '')).toEqual([
      ann,
      gone,
    ]);
  });

  it('are filtered by part of a name, ignoring case', () => {
    expect(shownEmployees([ann, bob], [], ' kUIP ')).toEqual([bob]);
  });
});
