import { type KeyboardEvent, useRef, useState } from 'react';
import { findArrow, findRow, moveCursor } from '../../../ui/day-grid/cursor.ts';
import { getCellAt } from '../commands.ts';
import { findNext, listCellsIn, moveToNextCell } from './cursor.ts';
import type { GridInput } from './useGridInput.ts';

/** The text that is being typed at the cursor. */
interface Typing {
  text: string;
  /** True when typing replaced the cell, so that arrows leave it; else they move in the text. */
  isOver: boolean;
}

/** The field at the cursor: what is typed in it, and its keys. */
export function useTyping({ grid, rows, days, cursor, onCursor: go, actions, textAt }: GridInput) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // A ref, because the field that goes away is left before the next drawing.
  const isOpen = useRef(false);
  const row = cursor && rows[findRow(rows, cursor)];
  const line = row?.type === 'line' ? row : null;

  /** Types over what the cell shows, or goes on in its text with null. */
  const begin = (text: string | null) => {
    if (!cursor) return;
    if (!line) return actions.onNotTyped('sum');
    if (actions.isClosed(getCellAt(line, days, cursor.column)))
      return actions.onNotTyped('approved');
    isOpen.current = true;
    setTyping(
      text === null ? { text: textAt(line, cursor.column), isOver: false } : { text, isOver: true },
    );
  };
  const close = () => {
    isOpen.current = false;
    setTyping(null);
  };
  /** Records what is typed, at all chosen cells with `isAll`. */
  const commit = (isAll = false) => {
    if (!cursor || !typing || !isOpen.current) return;
    const own = line ? [getCellAt(line, days, cursor.column)] : [];
    const cells = isAll ? listCellsIn(rows, days, cursor) : own;
    void actions.onTyped(cells.map((cell) => ({ cell, typed: typing.text })));
    close();
  };

  const onTypingKey = (event: KeyboardEvent) => {
    if (!cursor || !typing) return;
    const step = typing.isOver ? findArrow(event) : undefined;
    const by = event.shiftKey ? -1 : 1;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const isAll = event.ctrlKey || event.metaKey;
      commit(isAll);
      if (!isAll) go(findNext('line', rows, cursor, by));
    } else if (event.key === 'Tab') {
      commit();
      go(moveToNextCell(rows, days.length, cursor, by) ?? cursor);
    } else if (step) {
      commit();
      go(moveCursor(rows, days.length, cursor, step));
    } else return;
    event.preventDefault();
    event.stopPropagation();
    grid.current?.focus({ preventScroll: true });
  };

  const setText = (text: string) => setTyping((now) => now && { ...now, text });
  return { typing, begin, commit, setText, onTypingKey };
}
