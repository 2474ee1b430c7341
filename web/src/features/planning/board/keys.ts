import { findArrow, findStep, type Step } from '../../../ui/day-grid/cursor.ts';
import type { BoardHandlers, Gesture } from './gestures.ts';
import type { BoardHighlighter } from './rows/marks.ts';
import type { Bar, BoardRow } from './rows/rows.ts';
import { getItemMinutes } from './rows/scale.ts';
import type { BoardView } from './rows/view.ts';

interface At {
  row: BoardRow;
  column: number;
  bar: Bar | undefined;
}

/** Minutes that a key moves an item by on a scale of hours. */
const KEY_MINUTES = 15;

/** The keys of the board: arrows move, with Shift they select, with Alt they move the item, with Alt and Shift its end. */
export class BoardKeys {
  private readonly view: BoardView;
  private readonly highlighter: BoardHighlighter;
  private readonly handlers: () => BoardHandlers;
  private readonly listening = new AbortController();

  constructor(view: BoardView, highlighter: BoardHighlighter, handlers: () => BoardHandlers) {
    this.view = view;
    this.highlighter = highlighter;
    this.handlers = handlers;
    view.grid.addEventListener('keydown', (event) => this.press(event), {
      signal: this.listening.signal,
    });
  }

  destroy(): void {
    this.listening.abort();
  }

  private press(event: KeyboardEvent): void {
    if (event.target instanceof HTMLAnchorElement || event.metaKey) return;
    const at = this.highlighter.at();
    const isHandled = event.altKey
      ? at?.bar !== undefined && this.change(event, at, at.bar)
      : this.extend(event) ||
        this.highlighter.move(event) ||
        (!event.ctrlKey && at !== null && this.command(event, at));
    if (isHandled) event.preventDefault();
  }

  private extend(event: KeyboardEvent): boolean {
    const step = findStep(event);
    if (!event.shiftKey || !step) return false;
    this.handlers().onSelectOnly(this.highlighter.extend(step));
    return true;
  }

  private change(event: KeyboardEvent, { row }: At, bar: Bar): boolean {
    const step = findArrow(event);
    if (!step) return false;
    const gesture = event.shiftKey
      ? createResize(bar, row, step.columns)
      : this.moved(bar, row, step);
    if (!gesture) return true;
    const outcome = this.handlers().explain(gesture);
    this.highlighter.follow(gesture, outcome);
    this.handlers().onGesture(gesture, outcome);
    return true;
  }

  private moved(bar: Bar, from: BoardRow, step: Step): Gesture | null {
    const rows = this.view.model?.rows ?? [];
    const to = rows[this.view.indexOf(from) + step.rows];
    if (!to) return null;
    const isTimed = from.scale.hours !== null;
    return {
      kind: 'move',
      bar,
      column: null,
      from,
      to,
      days: isTimed ? 0 : step.columns,
      minutes: isTimed ? step.columns * KEY_MINUTES : 0,
      isCopy: false,
    };
  }

  private command(event: KeyboardEvent, { row, column, bar }: At): boolean {
    const handlers = this.handlers();
    switch (event.key) {
      case 'Enter':
        if (bar) handlers.onOpen(bar, column, row);
        else this.plan(row, column);
        return true;
      case 'n':
      case 'N':
        this.plan(row, column);
        return true;
      case ' ':
        if (bar) handlers.onSelect([bar]);
        else this.plan(row, column);
        return true;
      case 'Delete':
      case 'Backspace':
        if (bar) handlers.onCommand('remove', bar, column, row);
        return bar !== undefined;
      case 'v':
      case 'V':
        if (bar) handlers.onCommand('move', bar, column, row);
        return bar !== undefined;
      case 'Escape':
        handlers.onSelect(null);
        return false;
      case 'ContextMenu':
      case 'F10':
        return (event.key === 'ContextMenu' || event.shiftKey) && this.menu({ row, column, bar });
      default:
        return false;
    }
  }

  private plan(row: BoardRow, column: number): void {
    const at = row.scale.hours ? Math.max(row.scale.hours.from, 7 * 60) : column;
    this.handlers().onGesture({ kind: 'create', row, from: at, to: at });
  }

  private menu({ row, column, bar }: At): boolean {
    const box = document.activeElement?.getBoundingClientRect();
    if (!box) return false;
    this.handlers().onMenu({ row, column, bar: bar ?? null, x: box.left + 8, y: box.bottom });
    return true;
  }
}

function createResize(bar: Bar, row: BoardRow, by: number): Gesture | null {
  const first = bar.items[0];
  if (by === 0 || !first) return null;
  if (row.scale.hours) {
    const { from, to } = getItemMinutes(first);
    return {
      kind: 'resize',
      bar,
      row,
      from,
      to: Math.max(from + KEY_MINUTES, to + by * KEY_MINUTES),
    };
  }
  const to = Math.min(row.scale.columns.length - 1, Math.max(bar.from, bar.to + by));
  return { kind: 'resize', bar, row, from: bar.from, to };
}
