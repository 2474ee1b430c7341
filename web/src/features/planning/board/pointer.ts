import type { Held } from '../../../ui/drag/follow-pointer.ts';
import { DragTarget, dragGesture } from './drag-target.ts';
import {
  type BoardHandlers,
  createOver,
  findGrip,
  type Gesture,
  isChanging,
  moveTo,
  type Part,
  placeCopy,
  resizeTo,
} from './gestures.ts';
import { BoardHover } from './hover.ts';
import type { Spot } from './model.ts';
import type { BoardHighlighter } from './rows/marks.ts';
import { type BoardRow, listBarsAt } from './rows/rows.ts';
import { computeMinuteAt } from './rows/scale.ts';
import type { BoardView } from './rows/view.ts';

/** The names of people, and the row of heads. */
const NAMES = '[role=rowheader], [role=row]:not([data-row])';

/** Finds the part of the item that the pressed sign links to. */
function findPart(target: EventTarget | null): Part | undefined {
  const sign =
    target instanceof Element && target.closest('[data-sign]')?.getAttribute('data-sign');
  return sign === 'images' || sign === 'hours' ? sign : undefined;
}

/** Listens to the pointer for the whole board, and finds by arithmetic what it is on. */
export class BoardPointer {
  private readonly view: BoardView;
  private readonly highlighter: BoardHighlighter;
  private readonly handlers: () => BoardHandlers;
  private readonly target: DragTarget;
  private readonly hovered: BoardHover;
  private readonly listening = new AbortController();

  constructor(view: BoardView, highlighter: BoardHighlighter, handlers: () => BoardHandlers) {
    this.view = view;
    this.highlighter = highlighter;
    this.handlers = handlers;
    this.target = new DragTarget(view);
    this.hovered = new BoardHover(view);
    const { grid } = view;
    const { signal } = this.listening;
    grid.addEventListener('pointerdown', (event) => this.press(event), { signal });
    grid.addEventListener('click', (event) => this.click(event), { signal });
    grid.addEventListener('contextmenu', (event) => this.menu(event), { signal });
    grid.addEventListener(
      'pointermove',
      (event) => this.hovered.move(event, this.isInName(event)),
      { signal },
    );
    grid.addEventListener('pointerleave', () => this.hovered.end(), { signal });
  }

  destroy(): void {
    this.listening.abort();
    this.target.end();
    this.hovered.destroy();
  }

  private rowAt(index: number): BoardRow | undefined {
    return this.view.model?.rows[index];
  }

  private isInName = ({ target }: Event) =>
    target instanceof Element && target.closest(NAMES) !== null;

  private press(event: PointerEvent): void {
    if (this.isInName(event) || event.button !== 0) return;
    this.holdRows();
    const hit = this.view.findBar(event.target);
    if (!hit) {
      this.pressFree(event);
      return;
    }
    const grip = findGrip(event, hit.element);
    const from = this.rowAt(hit.row);
    if (!from) return;
    const start = this.view.spotAt({ x: event.clientX, y: event.clientY });
    const gestureAt = (spot: Spot, held: Held): Gesture =>
      grip
        ? resizeTo(hit.bar, from, grip, spot)
        : moveTo(hit.bar, { from, to: this.rowAt(spot.row) ?? from }, { start, spot }, held);
    this.drag(event, grip ? null : hit.element, gestureAt);
    if (grip) event.preventDefault();
  }

  /** Holds the rows until the pointer goes up. */
  private holdRows(): void {
    this.view.hold();
    const until = new AbortController();
    const release = () => {
      until.abort();
      this.view.release();
    };
    for (const type of ['pointerup', 'pointercancel']) {
      addEventListener(type, release, { signal: until.signal });
    }
  }

  private pressFree(event: PointerEvent): void {
    const start = this.view.spotAt({ x: event.clientX, y: event.clientY });
    const row = this.rowAt(start.row);
    if (row)
      this.drag(event, null, (spot) => createOver(this.rowsTo(row, start, spot), start, spot));
  }

  /** The rows from the one that was pressed to the one below the pointer, the upper one first. */
  private rowsTo(row: BoardRow, start: Spot, spot: Spot): [BoardRow, ...BoardRow[]] {
    const { rows = [], plansTogether = false } = this.view.model ?? {};
    const [first, last] = [Math.min(start.row, spot.row), Math.max(start.row, spot.row)];
    const [upper = row, ...others] = plansTogether ? rows.slice(first, last + 1) : [];
    return [upper, ...others];
  }

  /** The focus returns to this cell when the form closes. */
  private placeCursor(row: BoardRow, index: number, column: number): void {
    this.highlighter.place({ row: index, column, slot: listBarsAt(row, column).length });
  }

  private drag(
    pressed: PointerEvent,
    ghost: HTMLElement | null,
    gestureAt: (spot: Spot, held: Held) => Gesture,
  ): void {
    dragGesture(pressed, ghost, {
      target: this.target,
      view: this.view,
      handlers: this.handlers,
      gestureAt: (at, held, copy) => {
        const gesture = gestureAt(this.view.spotAt(at), held);
        if (copy) placeCopy(copy, gesture, this.view.lanesBox().width);
        return gesture;
      },
      onStart: () => {
        this.hovered.end();
        ghost?.setAttribute('data-lifted', '');
      },
      onEnd: (dropped, wasMoved) => {
        ghost?.removeAttribute('data-lifted');
        if (!dropped) return;
        const { gesture, outcome } = dropped;
        // A finger that rested and was lifted asks for the menu.
        if (!wasMoved) this.menu(pressed);
        else if (isChanging(gesture)) {
          this.highlighter.follow(gesture, outcome);
          if (gesture.kind === 'create') {
            const { row, from } = gesture;
            this.placeCursor(row, this.view.indexOf(row), row.scale.hours ? 0 : from);
          }
          this.handlers().onGesture(gesture, outcome);
        }
      },
    });
  }

  private click(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.handlers().onFollow(link.getAttribute('href') ?? '/');
      return;
    }
    if (this.isInName(event)) return;
    const spot = this.view.spotAt({ x: event.clientX, y: event.clientY });
    const hit = this.view.findBar(target);
    const row = this.rowAt(hit?.row ?? spot.row);
    if (!row) return;
    if (!hit) {
      this.planAt(row, spot);
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      this.handlers().onSelect([hit.bar]);
      return;
    }
    this.highlighter.place({
      row: hit.row,
      column: hit.bar.from,
      slot: listBarsAt(row, hit.bar.from).indexOf(hit.bar),
    });
    this.handlers().onOpen(hit.bar, spot.column, row, findPart(target));
  }

  private planAt(row: BoardRow, spot: Spot): void {
    this.placeCursor(row, spot.row, spot.column);
    const { hours } = row.scale;
    const at = hours
      ? Math.floor(computeMinuteAt(row.scale, spot.fraction) / 60) * 60
      : spot.column;
    this.handlers().onGesture({ kind: 'create', row, from: at, to: at });
  }

  private menu(event: MouseEvent): void {
    const isName = this.isInName(event);
    // A head of the board has the menu of the browser.
    if (isName && !(event.target as Element).closest('[role=rowheader]')) return;
    event.preventDefault();
    const { clientX: x, clientY: y } = event;
    const spot = this.view.spotAt({ x, y });
    const hit = this.view.findBar(event.target);
    const row = this.rowAt(hit?.row ?? spot.row);
    if (!row) return;
    // A name is of no day: its menu is that of today, where today is shown.
    const today = Math.max(
      0,
      row.scale.columns.findIndex(({ isToday }) => isToday),
    );
    const column = isName ? today : spot.column;
    this.handlers().onMenu({ row, column, bar: hit?.bar ?? null, x, y });
  }
}
