import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { findRowAfter } from './list/moves.ts';
import type { ListState } from './list/useList.ts';

interface Settings<Row extends { id: string }> {
  list: ListState<Row>;
  table: RefObject<HTMLElement | null>;
  onOpen: (row: Row) => void;
  /** Brings a row into view. */
  reveal: (index: number) => void;
  /** Returns the number of rows that fit in the view. */
  page: () => number;
}

const isElement = (target: EventTarget): target is Element => target instanceof Element;

const readIndex = (target: Element): number =>
  Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);

/** Roving tab stop: the row focused last, else the first. */
export function useRovingFocus(rows: readonly { id: string }[]) {
  const [focused, setFocused] = useState('');
  const found = focused === '' ? -1 : rows.findIndex(({ id }) => id === focused);
  return { stop: Math.max(found, 0), kept: found, setFocused };
}

/**
 * Mouse and keyboard of the rows: open, move, select. Handlers are delegated to the table, so that rows need none.
 */
export function useTableInput<Row extends { id: string }>(
  { list, table, onOpen, reveal, page }: Settings<Row>,
  setFocused: (id: string) => void,
) {
  const { shown, selection } = list;

  const opener = (index: number) =>
    table.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-opener]`);

  const focus = (index: number) => {
    const row = shown[index];
    if (!row) return;
    // Rendered first, because it may be out of view.
    flushSync(() => setFocused(row.id));
    reveal(index);
    opener(index)?.focus({ preventScroll: true });
  };

  const tick = (row: Row, isRange: boolean) =>
    isRange ? selection.extend(shown, row.id, row.id) : selection.toggle(row.id);

  const onClick = (event: MouseEvent) => {
    if (!isElement(event.target) || event.target.closest('[data-actions]')) return;
    const index = readIndex(event.target);
    const row = shown[index];
    if (!row) return;
    // The row where the keyboard continues, and where focus returns after a drawer.
    opener(index)?.focus({ preventScroll: true });
    if (event.target.closest('[data-tick]')) tick(row, event.shiftKey);
    else onOpen(row);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isElement(event.target) || !event.target.matches('[data-opener]')) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = readIndex(event.target);
    const row = shown[at];
    if (!row) return;
    if (event.key === ' ' && !list.isShort) {
      event.preventDefault();
      return tick(row, event.shiftKey);
    }
    const to = findRowAfter(event.key, { at, count: shown.length, page: page() });
    const next = to === undefined ? undefined : shown[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    if (event.shiftKey && !list.isShort) selection.extend(shown, row.id, next.id);
    focus(to);
  };

  /** Firefox clicks a button on keyup of the space bar. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (list.isShort) return;
    if (event.key === ' ' && isElement(event.target) && event.target.matches('[data-opener]')) {
      event.preventDefault();
    }
  };

  const onFocus = ({ target }: { target: EventTarget }) => {
    const row = isElement(target) ? shown[readIndex(target)] : undefined;
    if (row) setFocused(row.id);
  };

  return { onClick, onKeyDown, onKeyUp, onFocus };
}
