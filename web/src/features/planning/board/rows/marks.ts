import { formatLongDay } from '../../../../lib/dates/dates.ts';
import { getBlockBetween, type Step } from '../../../../ui/day-grid/cursor.ts';
import type { RowRange } from '../../../../ui/table/row-window.ts';
import { type Cursor, clampCursor, moveCursor, type Shape } from '../cursor.ts';
import type { Gesture, Outcome } from '../gestures.ts';
import type { BoardModel } from '../model.ts';
import over from '../over.module.css';
import { type BoardHighlights, markBars, noHighlights } from './mark-bars.ts';
import { computeLaneTop } from './metrics.ts';
import { type Bar, type BoardRow, getItemOn, listBarsAt, listBarsIn } from './rows.ts';
import { computeSpan } from './scale.ts';
import type { BoardView } from './view.ts';

/** The keyboard cursor and the marks of a board, kept on its rows as these are drawn anew. */
export class BoardHighlighter {
  private readonly view: BoardView;
  private readonly formatFreeName: (row: BoardRow, column: number) => string;
  private requestedCursor: Cursor = { row: 0, column: 0, slot: 0 };
  private highlights = noHighlights;
  /** The cursor's cell when a stretch of cells began to be selected. */
  private anchor: Cursor | null = null;
  private hasFocus = false;
  private isParking = false;
  private stop: HTMLElement | null = null;
  /** The items that the cursor follows, the most wanted first, and the rows to look in first. */
  private followed: { ids: readonly string[]; rowIds: readonly string[] } | null = null;
  /** The model in which `kept` was looked for. */
  private lastModel: BoardModel | null = null;
  private readonly free = document.createElement('div');
  private readonly cell = document.createElement('div');

  constructor(view: BoardView, formatFreeName: (row: BoardRow, column: number) => string) {
    this.view = view;
    this.formatFreeName = formatFreeName;
    this.free.className = over.free ?? '';
    this.free.setAttribute('role', 'gridcell');
    this.cell.className = over.marked ?? '';
    this.cell.setAttribute('role', 'gridcell');
    this.cell.setAttribute('aria-current', 'true');
    const { grid } = view;
    grid.addEventListener('focusin', ({ target }) => {
      this.hasFocus = true;
      if (target === grid && !this.isParking) this.focus();
      else this.adopt(target);
    });
    grid.addEventListener('focusout', () => {
      // An element that is drawn anew loses the focus too, and gets it back at once.
      queueMicrotask(() => {
        if (!grid.contains(document.activeElement)) this.hasFocus = false;
      });
    });
  }

  /** The position of the cursor; its item may be gone. */
  get cursor(): Cursor {
    return clampCursor(this.requestedCursor, this.shape());
  }

  /** The row and column of the cursor, and the bar that it is on. */
  at(): { row: BoardRow; column: number; bar: Bar | undefined } | null {
    const { row: index, column, slot } = this.cursor;
    const row = this.view.model?.rows[index];
    return row ? { row, column, bar: listBarsAt(row, column)[slot] } : null;
  }

  /** Moves by key; true when the key was handled. */
  move(press: { key: string; ctrlKey: boolean }): boolean {
    const next = moveCursor(this.cursor, press, this.shape());
    if (!next) return false;
    this.place(next);
    return true;
  }

  /** Moves the cursor there and focuses it. */
  place(cursor: Cursor): void {
    this.requestedCursor = cursor;
    this.keep();
    this.anchor = null;
    this.focus();
  }

  /** Makes the cursor follow the item that it is on, also when a move is undone. */
  private keep(): void {
    const at = this.at();
    // The cursor below the items of its cell is where one is about to be.
    const isOnItem = this.cursor.slot === this.requestedCursor.slot;
    const item = at?.bar && isOnItem ? getItemOn(at.bar, at.column) : undefined;
    this.followed = at && item ? { ids: [item.id], rowIds: [at.row.subject.id] } : null;
  }

  /** Lets the cursor go along with an item that is moved. */
  follow(gesture: Gesture, { isRefused }: Outcome): void {
    if (gesture.kind !== 'move' || gesture.isCopy || isRefused) return;
    const { bar, from, to } = gesture;
    const { row, column } = this.cursor;
    const isOnBar = this.view.indexOf(from) === row && bar.from <= column && column <= bar.to;
    const first = getItemOn(bar, gesture.column ?? (isOnBar ? column : bar.from));
    const others = gesture.column === null ? bar.items.filter((item) => item !== first) : [];
    const rowIds = [to.subject.id, from.subject.id, ...(this.followed?.rowIds ?? [])];
    if (first) this.followed = { ids: [first, ...others].map(({ id }) => id), rowIds };
  }

  /** Moves the cursor by cells and gives all bars between where it was when this began and where it is now. */
  extend({ rows, columns }: Step): Bar[] {
    const { cursor } = this;
    const anchor = this.anchor ?? cursor;
    this.place({ row: cursor.row + rows, column: cursor.column + columns, slot: 0 });
    this.anchor = anchor;
    return listBarsIn(this.view.model?.rows ?? [], getBlockBetween(anchor, this.cursor));
  }

  focus(): void {
    this.hasFocus = true;
    this.view.reveal(this.cursor.row);
    this.showStop();
    this.stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  show(highlights: BoardHighlights): void {
    this.highlights = highlights;
    this.onDraw(this.view.range());
  }

  /** Marks rows that were drawn. */
  onDraw(range: RowRange): void {
    this.findFollowed();
    for (let index = range.first; index < range.end; index++) this.markRow(index);
    this.showCell();
    this.showStop();
  }

  /** A press focuses the item below it, and the cursor goes there. */
  private adopt(target: EventTarget | null): void {
    const hit = this.view.findBar(target);
    if (!hit || this.at()?.bar === hit.bar) return;
    const { row, bar } = hit;
    const model = this.view.model?.rows[row];
    const slot = model ? listBarsAt(model, bar.from).indexOf(bar) : 0;
    this.requestedCursor = { row, column: bar.from, slot };
    this.keep();
    this.showStop();
  }

  /** Puts the cursor where its item is now. What is gone may come back, so that it stays wanted. */
  private findFollowed(): void {
    const { followed, requestedCursor } = this;
    const { model } = this.view;
    if (!followed || !model || model === this.lastModel) return;
    this.lastModel = model;
    const known = followed.rowIds.flatMap(
      (rowId) => model.rows.find(({ subject }) => subject.id === rowId) ?? [],
    );
    for (const found of [...known, ...model.rows]) {
      const id = followed.ids.find((value) => found.items.some((item) => item.id === value));
      const isIt = (item: { id: string }) => item.id === id;
      const bar = id === undefined ? undefined : found.bars().find(({ items }) => items.some(isIt));
      if (!bar) continue;
      const row = model.rows.indexOf(found);
      const column = bar.from + bar.items.findIndex(isIt);
      this.requestedCursor = { row, column, slot: listBarsAt(found, column).indexOf(bar) };
      if (this.hasFocus && row !== requestedCursor.row) this.view.reveal(row);
      return;
    }
  }

  private shape(): Shape {
    const rows = this.view.model?.rows ?? [];
    return {
      rows: rows.length,
      columns: this.view.model?.scale.columns.length ?? 0,
      itemsAt: (index, column) => {
        const row = rows[index];
        return row ? listBarsAt(row, column).length : 0;
      },
    };
  }

  private markRow(index: number): void {
    const row = this.view.model?.rows[index];
    const element = this.view.rowElement(index);
    if (row && element) markBars(element, row, this.highlights);
  }

  /** Marks the cell in which something is being planned. */
  private showCell(): void {
    const { opened } = this.highlights;
    const { model } = this.view;
    this.cell.remove();
    if (!model || opened === null || 'itemId' in opened) return;
    const { columns } = model.scale;
    const column = columns.findIndex(({ date }) => date === opened.date);
    const end = columns.findLastIndex(({ date }) => date <= opened.until);
    const index = model.rows.findIndex(({ subject }) => opened.rowIds.includes(subject.id));
    const lanes = this.view.lanesElement(index);
    if (column === -1 || !lanes) return;
    const { left, width } = model.scale.hours
      ? { left: 0, width: 1 }
      : computeSpan(model.scale, column, Math.max(column, end));
    this.cell.setAttribute('aria-colindex', String(column + 2));
    this.cell.setAttribute('aria-label', formatLongDay(opened.date));
    this.cell.style.left = `${left * 100}%`;
    this.cell.style.width = `${width * 100}%`;
    lanes.append(this.cell);
  }

  /** Makes the cursor's cell the one tab stop of the board, and focuses it when the board has the focus. */
  private showStop(): void {
    const { view } = this;
    const { row: index, column, slot } = this.cursor;
    const row = view.model?.rows[index];
    const lanes = view.lanesElement(index);
    this.stop?.setAttribute('tabindex', '-1');
    this.free.remove();
    if (!row || !lanes) {
      // The grid is the tab stop for a row out of the window, and brings it back.
      view.grid.tabIndex = 0;
      this.stop = null;
      if (this.hasFocus) this.park();
      return;
    }
    view.grid.removeAttribute('tabindex');
    const bar = listBarsAt(row, column)[slot];
    this.stop = bar ? view.barElement(index, bar) : this.placeFree(row, column, lanes);
    if (!this.stop) return;
    this.stop.tabIndex = 0;
    if (!this.hasFocus || document.activeElement === this.stop) return;
    this.stop.focus({ preventScroll: true });
  }

  /** Keeps the focus on the board while the row with the cursor is scrolled away. */
  private park(): void {
    this.isParking = true;
    this.view.grid.focus({ preventScroll: true });
    this.isParking = false;
  }

  private placeFree(row: BoardRow, column: number, lanes: HTMLElement): HTMLElement {
    const { scale, drawing } = this.view.model ?? {};
    const { left, width } =
      scale && !scale.hours ? computeSpan(scale, column, column) : { left: 0, width: 1 };
    const top = drawing ? computeLaneTop(drawing.metrics, 0) : 0;
    this.free.style.cssText = `left:${left * 100}%;width:calc(${width * 100}% - 5px);top:${top}px`;
    this.free.setAttribute('aria-colindex', String(column + 2));
    this.free.setAttribute('aria-label', this.formatFreeName(row, column));
    lanes.append(this.free);
    return this.free;
  }
}
