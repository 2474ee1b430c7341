import { type ClipboardEvent, useRef } from 'react';
import { type Cursor, getBlock } from '../../../ui/day-grid/cursor.ts';
import { getCellAt } from '../commands.ts';
import { readBlock, writeBlock } from '../parts/typed.ts';
import type { HoursRow } from '../rows.ts';
import { listCellsIn } from './cursor.ts';
import type { GridActions } from './HoursGrid.tsx';

interface Options {
  rows: readonly HoursRow[];
  days: readonly string[];
  /** Null disables copying and pasting. */
  cursor: Cursor | null;
  onCursor: (cursor: Cursor) => void;
  actions: Pick<GridActions, 'onTyped'>;
  textAt: (row: HoursRow | undefined, column: number) => string;
}

/** Copies the chosen cells as a spreadsheet does, and pastes a block of one. */
export function useGridClipboard({ rows, days, cursor, onCursor: go, actions, textAt }: Options) {
  /** The text that was copied here last. */
  const copied = useRef('');

  const onCopy = (event: ClipboardEvent) => {
    if (!cursor) return;
    const { top, bottom, left, right } = getBlock(rows, cursor);
    const texts = rows
      .slice(top, bottom + 1)
      .map((row) => Array.from({ length: right - left + 1 }, (_, at) => textAt(row, left + at)));
    copied.current = writeBlock(texts);
    event.clipboardData.setData('text/plain', copied.current);
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!cursor) return;
    event.preventDefault();
    const { top, bottom, left, right } = getBlock(rows, cursor);
    const block = readBlock(event.clipboardData.getData('text/plain'));
    const single = block.length === 1 && block[0]?.length === 1 ? (block[0][0] ?? '') : null;
    if (single !== null && (top !== bottom || left !== right)) {
      return void actions.onTyped(
        listCellsIn(rows, days, cursor).map((cell) => ({ cell, typed: single })),
      );
    }
    // Sums are not filled: a block that was copied here with its sums fits row by row, of another one this is said.
    const isOwn = writeBlock(block) === copied.current;
    const typed = block.flatMap((texts, down) => {
      const line = rows[top + down];
      if (line?.type !== 'line') return [];
      return texts.flatMap((text, right) =>
        text !== '' && left + right < days.length
          ? [{ cell: getCellAt(line, days, left + right), typed: text }]
          : [],
      );
    });
    const filled = block.flat().filter(Boolean).length;
    const onSums = block.reduce(
      (sum, texts, down) =>
        sum + (isOwn && rows[top + down]?.type === 'group' ? texts.filter(Boolean).length : 0),
      0,
    );
    const last = Math.min(top + block.length, rows.length) - 1;
    const wide = Math.max(...block.map((texts) => texts.length));
    go({
      row: rows[top]?.id ?? cursor.row,
      column: left,
      anchorRow: rows[last]?.id ?? cursor.row,
      anchorColumn: Math.min(left + wide, days.length) - 1,
    });
    void actions.onTyped(typed, filled - onSums - typed.length);
  };

  return { onCopy, onPaste };
}
