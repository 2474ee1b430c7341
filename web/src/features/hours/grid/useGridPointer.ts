import { type MouseEvent, type PointerEvent, useState } from 'react';
import { createCursorAt } from '../../../ui/day-grid/cursor.ts';
import type { GridInput } from './useGridInput.ts';

const findCellAt = (target: EventTarget): { row: string; column: number } | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row
    ? { row: row.dataset.row ?? '', column: Number(cell.dataset.column ?? 0) }
    : null;
};

interface Typing {
  begin: (text: null) => void;
  commit: () => void;
}

/** Chooses cells with the pointer; a double click, or a second touch, types in one. */
export function useGridPointer(
  { cursor, onCursor: go }: Pick<GridInput, 'cursor' | 'onCursor'>,
  { begin, commit }: Typing,
) {
  const [isChoosing, setChoosing] = useState(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      const at = findCellAt(event.target);
      if (!at || event.button !== 0) return;
      // Input is saved before another cell is chosen, because it belongs to this one.
      commit();
      const isAgain = cursor?.row === at.row && cursor.column === at.column;
      if (event.pointerType === 'touch' && isAgain) return begin(null);
      go(event.shiftKey && cursor ? { ...cursor, ...at } : createCursorAt(at.row, at.column));
      setChoosing(event.pointerType !== 'touch');
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isChoosing || !cursor) return;
      if (event.buttons === 0) return setChoosing(false);
      const at = findCellAt(event.target);
      if (at && (at.row !== cursor.row || at.column !== cursor.column)) go({ ...cursor, ...at });
    },
    onPointerUp: () => setChoosing(false),
    onDoubleClick: (event: MouseEvent) => {
      if (findCellAt(event.target)) begin(null);
    },
  };
}
