import { type KeyboardEvent, useRef } from 'react';
import {
  type Cursor,
  createCursorAt,
  findRow,
  findStep,
  moveCursor,
} from '../../../ui/day-grid/cursor.ts';
import { findNext, listCellsIn, moveToNextCell } from './cursor.ts';
import type { GridInput } from './useGridInput.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>;

/** Finds where a key moves the cursor; undefined for a key that does not move it, null for one that leaves the grid. */
function findCursorAfter(
  keys: Keys,
  { rows, days, cursor }: Pick<GridInput, 'rows' | 'days'> & { cursor: Cursor },
): Cursor | null | undefined {
  const { key, shiftKey } = keys;
  const step = findStep(keys);
  if (step) return moveCursor(rows, days.length, cursor, step, shiftKey);
  if (key === 'Tab') return moveToNextCell(rows, days.length, cursor, shiftKey ? -1 : 1);
  if (key === 'Escape' && listCellsIn(rows, days, cursor).length > 1) {
    return createCursorAt(cursor.row, cursor.column);
  }
  return undefined;
}

/** The keys of the grid while nothing is typed; `begin` types in the cell. */
export function useGridKeys(input: GridInput, begin: (text: string | null) => void) {
  const { grid, rows, days, cursor, onCursor: go, actions } = input;
  // After Esc, Tab leaves the grid.
  const isLeaving = useRef(false);

  /** Each of these tells whether the key was one of its own. */
  const onMove = (keys: Keys): boolean => {
    const [first] = rows;
    if (!first) return false;
    const next = cursor
      ? findCursorAfter(keys, { rows, days, cursor })
      : findStep(keys) && createCursorAt(first.id, 0);
    if (next) go(next);
    return Boolean(next);
  };
  const onCommand = (keys: Keys): boolean => {
    const { key, shiftKey } = keys;
    const isRedo = key === 'y' || (shiftKey && key.toLowerCase() === 'z');
    if (isRedo) actions.onRedo();
    else if (key === 'z') actions.onUndo();
    else if (cursor && (key === 'ArrowDown' || key === 'ArrowUp')) {
      go(findNext('group', rows, cursor, key === 'ArrowDown' ? 1 : -1));
    } else return findStep(keys) !== undefined && onMove(keys);
    return true;
  };
  const onCell = ({ key, shiftKey }: Keys): boolean => {
    const row = cursor && rows[findRow(rows, cursor)];
    if (!row) return false;
    if (key === 'F2' && shiftKey) actions.onReason();
    else if (key === 'Enter' || key === 'F2') {
      if (row.type === 'line') begin(null);
      else if (row.opens) actions.onOpen(row, cursor.column);
    } else if (key === 'Delete' || key === 'Backspace') {
      actions.onEmptied(listCellsIn(rows, days, cursor));
    } else if (key.length === 1 && key !== ' ' && key !== '/') begin(key);
    else return false;
    return true;
  };
  const onKey = (keys: Keys): boolean => {
    if (keys.key === 'F8') actions.onFault();
    else if (keys.key === '?') actions.onKeys();
    else return onMove(keys) || onCell(keys);
    return true;
  };

  return (event: KeyboardEvent) => {
    if (event.target !== grid.current || event.altKey) return;
    const leaves = isLeaving.current && event.key === 'Tab';
    if (event.key !== 'Shift') isLeaving.current = event.key === 'Escape';
    if (leaves) return;
    const isOwn = event.ctrlKey || event.metaKey ? onCommand(event) : onKey(event);
    if (isOwn) event.preventDefault();
  };
}
