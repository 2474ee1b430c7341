import { expect, test } from 'vitest';
import { createCursorAt, findArrow, findStep, getBlock, moveCursor } from './cursor.ts';

const rows = Array.from({ length: 30 }, (_, at) => ({ id: `row ${at}` }));
const COLUMNS = 7;
const from = createCursorAt('row 3', 2);
const after = (key: string, ctrlKey = false) => {
  const step = findStep({ key, ctrlKey });
  const { row, column } = step ? moveCursor(rows, COLUMNS, from, step) : from;
  return [row, column];
};

test.each([
  ['ArrowUp', ['row 2', 2]],
  ['ArrowRight', ['row 3', 3]],
  ['PageDown', ['row 13', 2]],
  ['PageUp', ['row 0', 2]],
  ['Home', ['row 3', 0]],
  ['End', ['row 3', 6]],
  ['Tab', ['row 3', 2]],
] as const)('%s leads to %j, within the board', (key, place) => {
  expect(after(key)).toEqual(place);
});

test('with Ctrl, Home and End lead to the ends of the board, and arrows nowhere', () => {
  expect(after('Home', true)).toEqual(['row 0', 0]);
  expect(after('End', true)).toEqual(['row 29', 6]);
  expect(findStep({ key: 'ArrowDown', ctrlKey: true })).toBeUndefined();
  expect([findArrow({ key: 'ArrowDown' })?.rows, findArrow({ key: 'PageDown' })]).toEqual([
    1,
    undefined,
  ]);
});

test('a longer step chooses the cells between, and those of a row that is gone begin at the cursor', () => {
  const longer = moveCursor(rows, COLUMNS, from, { rows: 2, columns: -1 }, true);
  expect(getBlock(rows, longer)).toEqual({ top: 3, bottom: 5, left: 1, right: 2 });
  const rest = rows.filter(({ id }) => id !== 'row 3');
  expect(getBlock(rest, longer)).toEqual({ top: 4, bottom: 4, left: 1, right: 2 });
});
