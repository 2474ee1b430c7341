import type { FocusEvent, RefObject } from 'react';
import { type Cursor, createCursorAt } from '../../../ui/day-grid/cursor.ts';
import type { HoursRow } from '../rows.ts';
import type { GridActions } from './HoursGrid.tsx';
import { useGridClipboard } from './useGridClipboard.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { useTyping } from './useTyping.ts';

export interface GridInput {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly HoursRow[];
  days: readonly string[];
  cursor: Cursor | null;
  onCursor: (cursor: Cursor | null) => void;
  actions: GridActions;
  textAt: (row: HoursRow | undefined, column: number) => string;
}

/** Works the grid like a spreadsheet: arrows, typing over, Enter, Tab, a chosen block, copying and pasting. */
export function useGridInput(input: GridInput) {
  const { rows, cursor, onCursor } = input;
  const { typing, begin, commit, setText, onTypingKey } = useTyping(input);
  const onKeyDown = useGridKeys(input, begin);
  const pointer = useGridPointer(input, { begin, commit });
  // While one types, the field copies and pastes.
  const clipboard = useGridClipboard({ ...input, cursor: typing ? null : cursor });
  /** Keyboard focus begins at a cell, as in a spreadsheet. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const first = rows[0];
    if (target !== currentTarget || cursor || !first) return;
    if (currentTarget.matches(':focus-visible')) onCursor(createCursorAt(first.id, 0));
  };
  const events = { onFocus, onKeyDown, ...pointer, ...clipboard };
  return { typing, commit, setText, onTypingKey, events };
}
