import { describe, expect, it } from 'vitest';
import { clampCursor, moveCursor, type Shape } from './cursor.ts';

/** Three rows of seven days; the second row has three items on the first day. */
const shape: Shape = {
  rows: 3,
  columns: 7,
  itemsAt: (row, column) => (row === 1 && column === 0 ? 3 : 0),
};
const at = (row: number, column: number, slot = 0) => ({ row, column, slot });
const press = (from: ReturnType<typeof at>, key: string, ctrlKey = false) =>
  moveCursor(from, { key, ctrlKey }, shape);

describe('the keyboard cursor', () => {
  it('moves through the items of a cell and then to the next row', () => {
    expect(press(at(0, 0), 'ArrowDown')).toEqual(at(1, 0, 0));
    expect(press(at(1, 0, 0), 'ArrowDown')).toEqual(at(1, 0, 1));
    expect(press(at(1, 0, 2), 'ArrowDown')).toEqual(at(2, 0));
  });

  it('enters a cell from below at its last item', () => {
    expect(press(at(2, 0), 'ArrowUp')).toEqual(at(1, 0, 2));
    expect(press(at(1, 0, 2), 'ArrowUp')).toEqual(at(1, 0, 1));
  });

  it('moves sideways to the neighbouring day, within the board', () => {
    expect(press(at(1, 0, 2), 'ArrowRight')).toEqual(at(1, 1));
    expect(press(at(0, 0), 'ArrowLeft')).toEqual(at(0, 0));
    expect(press(at(0, 6), 'ArrowRight')).toEqual(at(0, 6));
    expect(press(at(0, 3), 'ArrowUp')).toEqual(at(0, 3));
    expect(press(at(2, 3), 'ArrowDown')).toEqual(at(2, 3));
  });

  it('moves to the ends of a row and of the board', () => {
    expect(press(at(1, 3), 'Home')).toEqual(at(1, 0));
    expect(press(at(1, 3), 'End')).toEqual(at(1, 6));
    expect(press(at(1, 3), 'Home', true)).toEqual(at(0, 0));
    expect(press(at(1, 3), 'End', true)).toEqual(at(2, 6));
    expect(press(at(0, 3), 'PageDown')).toEqual(at(2, 3));
    expect(press(at(2, 3), 'PageUp')).toEqual(at(0, 3));
  });

  it('ignores other keys', () => {
    expect(press(at(0, 0), 'Tab')).toBeUndefined();
    expect(press(at(0, 0), 'toString')).toBeUndefined();
  });

  it('moves to the nearest position when rows or items are removed', () => {
    expect(clampCursor(at(9, 9, 9), shape)).toEqual(at(2, 6));
    expect(clampCursor(at(1, 0, 9), shape)).toEqual(at(1, 0, 2));
    expect(clampCursor(at(4, 4), { ...shape, rows: 0 })).toEqual(at(0, 4));
  });
});
