import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { placeAt } from '../commands.ts';
import type { HoursRow } from '../rows.ts';
import { type Cursor, cellsIn, cursorAt, moved, nextOf, rowOf, stepped } from './cursor.ts';
import type { GridActions } from './HoursGrid.tsx';
import { useGridClipboard } from './useGridClipboard.ts';

/** What is being typed at the cursor. */
export interface Typing {
  text: string;
  /** Begun by typing over, when arrows leave the cell; else they move in the text. */
  isOver: boolean;
}

interface Options {
  grid: RefObject<HTMLDivElement | null>;
  rows: readonly HoursRow[];
  days: readonly string[];
  cursor: Cursor | null;
  onCursor: (cursor: Cursor | null) => void;
  actions: GridActions;
  /** What a cell shows. */
  textAt: (row: HoursRow | undefined, column: number) => string;
}

const arrows: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: -12, columns: 0 },
  PageDown: { rows: 12, columns: 0 },
};

const cellAt = (target: EventTarget): { row: string; column: number } | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row
    ? { row: row.dataset.row ?? '', column: Number(cell.dataset.column ?? 0) }
    : null;
};

/** Works the grid like a spreadsheet: arrows, typing over, Enter, Tab, a chosen block, copying and pasting. */
export function useGridInput({ grid, rows, days, cursor, onCursor: go, actions, textAt }: Options) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // Known at once: the field that goes away is left before the next drawing.
  const isOpen = useRef(false);
  const [isChoosing, setChoosing] = useState(false);
  // After Esc, Tab leaves the grid.
  const isLeaving = useRef(false);
  const columns = days.length;

  const lineAt = (at: number) => {
    const row = rows[at];
    return row?.type === 'line' ? row : null;
  };

  const begin = (text: string | null) => {
    if (!cursor) return;
    const line = lineAt(rowOf(rows, cursor));
    if (!line) return actions.onNotTyped('sum');
    if (actions.isClosed(placeAt(line, days, cursor.column))) return actions.onNotTyped('approved');
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
    const line = lineAt(rowOf(rows, cursor));
    const cells = isAll
      ? cellsIn(rows, days, cursor)
      : line
        ? [placeAt(line, days, cursor.column)]
        : [];
    actions.onTyped(cells.map((cell) => ({ cell, typed: typing.text })));
    close();
  };

  const onGridKey = (event: KeyboardEvent) => {
    if (event.target !== grid.current || event.altKey) return;
    const leaves = isLeaving.current && event.key === 'Tab';
    if (event.key !== 'Shift') isLeaving.current = event.key === 'Escape';
    if (leaves) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const { key } = event;
    if (isCommand) {
      const isRedo = key === 'y' || (event.shiftKey && key.toLowerCase() === 'z');
      if (isRedo) actions.onRedo();
      else if (key === 'z') actions.onUndo();
      else if (cursor && (key === 'ArrowDown' || key === 'ArrowUp')) {
        go(nextOf('group', rows, cursor, key === 'ArrowDown' ? 1 : -1));
      } else return;
      return event.preventDefault();
    }
    if (key === 'F8' || key === '?') {
      event.preventDefault();
      return key === '?' ? actions.onKeys() : actions.onFault();
    }
    const first = rows[0];
    if (!first) return;
    const arrow = arrows[key];
    if (arrow) {
      event.preventDefault();
      go(
        cursor
          ? moved(rows, columns, cursor, { ...arrow, extends: event.shiftKey })
          : cursorAt(first.id, 0),
      );
      return;
    }
    if (!cursor) return;
    if (key === 'Tab') {
      const next = stepped(rows, columns, cursor, event.shiftKey ? -1 : 1);
      if (!next) return;
      go(next);
    } else if (key === 'Home' || key === 'End') {
      go(
        moved(rows, columns, cursor, {
          columns: key === 'Home' ? -columns : columns,
          extends: event.shiftKey,
        }),
      );
    } else if (key === 'F2' && event.shiftKey) {
      actions.onReason();
    } else if (key === 'Enter' || key === 'F2') {
      const row = rows[rowOf(rows, cursor)];
      if (row?.type === 'group') {
        if (row.opens) actions.onOpen(row, cursor.column);
      } else begin(null);
    } else if (key === 'Delete' || key === 'Backspace')
      actions.onEmptied(cellsIn(rows, days, cursor));
    else if (key === 'Escape' && cellsIn(rows, days, cursor).length > 1) {
      go(cursorAt(cursor.row, cursor.column));
    } else if (key.length === 1 && key !== ' ' && key !== '/') begin(key);
    else return;
    event.preventDefault();
  };

  /** Who comes by the keyboard begins at a cell, as in a spreadsheet. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const first = rows[0];
    if (target !== currentTarget || cursor || !first) return;
    if (currentTarget.matches(':focus-visible')) go(cursorAt(first.id, 0));
  };

  const onTypingKey = (event: KeyboardEvent) => {
    if (!cursor || !typing) return;
    const arrow = typing.isOver ? arrows[event.key] : undefined;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') {
      const isAll = event.ctrlKey || event.metaKey;
      commit(isAll);
      if (!isAll) go(nextOf('line', rows, cursor, event.shiftKey ? -1 : 1));
    } else if (event.key === 'Tab') {
      commit();
      go(stepped(rows, columns, cursor, event.shiftKey ? -1 : 1) ?? cursor);
    } else if (arrow) {
      commit();
      go(moved(rows, columns, cursor, arrow));
    } else return;
    event.preventDefault();
    event.stopPropagation();
    grid.current?.focus({ preventScroll: true });
  };

  const onPointerDown = (event: PointerEvent) => {
    const at = cellAt(event.target);
    if (!at || event.button !== 0) return;
    // Before another cell is chosen: what was typed belongs to this one.
    commit();
    const isAgain = cursor?.row === at.row && cursor.column === at.column;
    if (event.pointerType === 'touch' && isAgain) return begin(null);
    go(
      event.shiftKey && cursor
        ? { ...cursor, row: at.row, column: at.column }
        : cursorAt(at.row, at.column),
    );
    setChoosing(event.pointerType !== 'touch');
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!isChoosing || !cursor) return;
    if (event.buttons === 0) return setChoosing(false);
    const at = cellAt(event.target);
    if (at && (at.row !== cursor.row || at.column !== cursor.column)) {
      go({ ...cursor, row: at.row, column: at.column });
    }
  };
  const onDoubleClick = (event: React.MouseEvent) => {
    if (cellAt(event.target)) begin(null);
  };

  const clipboard = useGridClipboard({
    ...{ rows, days, onCursor: go, actions, textAt },
    // While one types, the field copies and pastes.
    cursor: typing ? null : cursor,
  });

  return {
    typing,
    commit,
    setText: (text: string) => setTyping((now) => now && { ...now, text }),
    onTypingKey,
    events: {
      onFocus,
      onKeyDown: onGridKey,
      onPointerDown,
      onPointerMove,
      onPointerUp: () => setChoosing(false),
      onDoubleClick,
      ...clipboard,
    },
  };
}
