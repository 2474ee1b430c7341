import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Cursor, clampCursor, moveCursor } from './cursor.ts';
import { type BoardRow, itemsAt } from './rows.ts';

const topLeft: Cursor = { row: 0, column: 0, slot: 0 };

/** The keyboard cursor: the one cell of the board that has, or would get, the focus. */
export function useCursor(
  grid: RefObject<HTMLElement | null>,
  rows: readonly BoardRow[],
  columnCount: number,
) {
  const [wanted, setWanted] = useState(topLeft);
  const wantsFocus = useRef(false);
  const shape = useMemo(
    () => ({
      rows: rows.length,
      columns: columnCount,
      itemsAt: (index: number, column: number) => {
        const row = rows[index];
        return row ? itemsAt(row, column).length : 0;
      },
    }),
    [rows, columnCount],
  );
  const cursor = useMemo(() => clampCursor(wanted, shape), [wanted, shape]);

  const focus = useCallback(() => {
    const cell = grid.current?.querySelector<HTMLElement>('td[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [grid]);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focus();
  });

  /** Moves by key; true when the key was handled. */
  const move = (event: KeyboardEvent): boolean => {
    const next = moveCursor(cursor, event, shape);
    if (!next) return false;
    event.preventDefault();
    wantsFocus.current = true;
    setWanted(next);
    return true;
  };

  /** Moves to the clicked cell and focuses it. */
  const place = (spot: Cursor) => {
    wantsFocus.current = true;
    setWanted({ ...spot });
  };

  return { cursor, move, place, focus };
}
