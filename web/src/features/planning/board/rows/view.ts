import {
  computeRowTops,
  findRowAt,
  joinRanges,
  type RowRange,
  revealRow,
  Viewport,
} from '../../../../ui/table/row-window.ts';
import { applyStyles } from '../apply-styles.ts';
import type { BoardModel, Spot } from '../model.ts';
import { buildBackdropHtml, buildHeadHtml, buildRowHtml, setMeasures } from './draw.ts';
import { DrawnRows, type RowPlace } from './drawn-rows.ts';
import { computeRowHeight } from './metrics.ts';
import type { Bar, BoardRow } from './rows.ts';
import { findColumnAt } from './scale.ts';
import { ScrolledText } from './scrolled-text.ts';

const ROWS_AROUND = 2;
/** The maximum number of rows that are all in the page, so that the browser's own search finds each name. */
const ALL_ROWS = 60;

function findLayer(grid: HTMLElement, layer: string): HTMLElement {
  const found = grid.querySelector<HTMLElement>(`[data-layer=${layer}]`);
  if (!found) throw new Error(`The frame of the board has no ${layer}`);
  return found;
}

/**
 * Draws the board into a scrolling element, as HTML text, because thousands of items are faster written than built. A row is
 * drawn again only when its object is another. What is drawn over the rows (focus, marks, targets) is updated after each drawing by
 * `onDraw`.
 */
export class BoardView {
  /** The grid, which scrolls. */
  readonly grid: HTMLElement;
  readonly body: HTMLElement;
  /** The layer above the rows: targets of a drag, the plus below the pointer. It is positioned as the rows are. */
  readonly over: HTMLElement;
  tops: Float64Array = new Float64Array(1);
  model: BoardModel | null = null;
  private readonly behind: HTMLElement;
  private readonly heads: HTMLElement;
  private readonly listening = new AbortController();
  private readonly rows: DrawnRows;
  private readonly text = new ScrolledText(this);
  private readonly viewport: Viewport;
  private filling = 0;
  private isWhole = false;
  private isHeld = false;
  /** The latest model that came while the rows were held. */
  private waiting: BoardModel | null = null;

  /** Draws into a `BoardFrame`. */
  constructor(grid: HTMLElement, onDraw: (rows: RowRange) => void = () => {}) {
    this.grid = grid;
    this.heads = findLayer(grid, 'heads');
    this.behind = findLayer(grid, 'behind');
    this.body = findLayer(grid, 'rows');
    this.over = findLayer(grid, 'over');
    this.viewport = new Viewport(grid, ROWS_AROUND);
    this.rows = new DrawnRows(this.body, {
      row: (index) => this.model?.rows[index],
      html: (index) => this.buildHtml(index),
      place: (index) => this.locateRow(index),
      onDraw,
    });
    const { signal } = this.listening;
    const follow = () => {
      this.viewport.measure();
      this.text.measure();
      this.rows.follow(this.getRenderRange());
      this.text.show();
    };
    grid.addEventListener('scroll', follow, { passive: true, signal });
    const resized = new ResizeObserver(follow);
    resized.observe(grid);
    signal.addEventListener('abort', () => resized.disconnect());
  }

  destroy(): void {
    this.listening.abort();
    cancelAnimationFrame(this.filling);
  }

  /** Shows this; what is the same as before is left as it is. */
  update(model: BoardModel): void {
    if (this.isHeld && this.model) {
      this.waiting = model;
      return;
    }
    const before = this.model;
    this.model = model;
    const { rows, scale, drawing } = model;
    const isRedrawn = before?.drawing !== drawing || before.scale !== scale;
    if (isRedrawn) this.drawDays(model);
    const tops = computeRowTops(rows.map((row) => computeRowHeight(drawing.metrics, row)));
    const areSameTops =
      tops.length === this.tops.length && tops.every((top, at) => top === this.tops[at]);
    this.tops = tops;
    this.body.style.height = this.isWhole ? '' : `${tops[rows.length] ?? 0}px`;
    const urgent = this.isWhole ? this.getRenderRange() : this.getVisibleRange();
    if (isRedrawn) this.rows.redraw(urgent);
    else
      this.rows.update(this.getRenderRange(), { urgent, areMoved: !areSameTops && !this.isWhole });
    this.text.show();
    this.fill();
  }

  /** Draws the days above and behind the rows, and gives the styles what they need to know. */
  private drawDays({ scale, drawing }: BoardModel): void {
    const { heads, behind } = this;
    heads.innerHTML = buildHeadHtml(scale, drawing);
    behind.innerHTML = buildBackdropHtml(scale);
    applyStyles(heads);
    applyStyles(behind);
    setMeasures(this.grid, scale, drawing);
  }

  /** Draws the rows that are not seen a few a frame, so that those in view are there sooner and a touch is answered in between. */
  private fill(): void {
    cancelAnimationFrame(this.filling);
    const draw = () => {
      let count = 0;
      while (count < this.rowsAFrame && !this.isHeld && this.rows.step(this.getRetainedRange()))
        count++;
      if (count > 0) this.text.show();
      if (count === this.rowsAFrame) this.filling = requestAnimationFrame(draw);
    };
    this.filling = requestAnimationFrame(draw);
  }

  /** The rows that are in the page when all is drawn. */
  private getRetainedRange(): RowRange {
    const count = this.model?.rows.length ?? 0;
    return count <= ALL_ROWS ? { first: 0, end: count } : this.rows.range;
  }

  /** Leaves the rows as they are while one is pressed: an element that goes would take the touch with it. */
  hold(): void {
    this.isHeld = true;
  }

  release(): void {
    const { waiting } = this;
    this.isHeld = false;
    this.waiting = null;
    if (waiting) this.update(waiting);
    else this.fill();
  }

  /** Draws all rows, in the flow of the page, as for paper. */
  setWhole(isWhole: boolean): void {
    if (this.isWhole === isWhole) return;
    this.isWhole = isWhole;
    if (!this.model) return;
    this.update(this.model);
    this.rows.redraw(this.getRenderRange());
  }

  /** Returns the index of a row, also when it is another object meanwhile; -1 when it is gone. */
  indexOf({ subject }: BoardRow): number {
    return this.model?.rows.findIndex((row) => row.subject.id === subject.id) ?? -1;
  }

  /** The element of a row, when it is drawn. */
  rowElement(index: number): HTMLElement | null {
    return this.rows.findElement(index);
  }

  /** The drawn rows. */
  range(): RowRange {
    return this.rows.range;
  }

  /** The element in which the items of a row stand. */
  lanesElement(index: number): HTMLElement | null {
    return (this.rowElement(index)?.children[1] as HTMLElement | undefined) ?? null;
  }

  barElement(index: number, bar: Bar): HTMLElement | null {
    const at = this.model?.rows[index]?.bars().indexOf(bar) ?? -1;
    return this.lanesElement(index)?.querySelector<HTMLElement>(`[data-bar="${at}"]`) ?? null;
  }

  /** The row and bar of an element on the board. */
  findBar(target: EventTarget | null): { row: number; bar: Bar; element: HTMLElement } | null {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
    const row = Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
    const bar = this.model?.rows[row]?.bars()[Number(element?.dataset.bar ?? -1)];
    return element && bar ? { row, bar, element } : null;
  }

  /** Computes the spot at a point of the window; the nearest cell for a point outside the rows. */
  spotAt({ x, y }: { x: number; y: number }): Spot {
    const lanes = this.lanesBox();
    const row = findRowAt(this.tops, y - this.body.getBoundingClientRect().top);
    const fraction = Math.min(1, Math.max(0, (x - lanes.left) / lanes.width));
    return { row, fraction, column: this.model ? findColumnAt(this.model.scale, fraction) : 0 };
  }

  /** Returns the rectangle of the lanes in the window; all rows have them at the same place. */
  lanesBox(): DOMRect {
    return this.heads.getBoundingClientRect();
  }

  /** Scrolls so far that a row is in view below the head. */
  reveal(index: number): void {
    const head = (this.heads.parentElement ?? this.heads).offsetHeight;
    revealRow(this.grid, this.tops, index, { head });
    this.viewport.measure();
    this.rows.follow(this.getRenderRange());
  }

  private getRenderRange(): RowRange {
    const count = this.model?.rows.length ?? 0;
    if (this.isWhole) return { first: 0, end: count };
    const getVisibleRange = this.getVisibleRange();
    return count <= ALL_ROWS
      ? joinRanges(getVisibleRange, this.rows.range, count)
      : getVisibleRange;
  }

  private get rowsAFrame(): number {
    return this.model?.drawing.metrics.rowsAFrame ?? 1;
  }

  /** The rows in view; all of few, which a second frame would make dearer. */
  private getVisibleRange(): RowRange {
    const end = this.tops.length - 1;
    return end <= this.rowsAFrame ? { first: 0, end } : this.viewport.rows(this.tops);
  }

  private locateRow(index: number): RowPlace | null {
    if (this.isWhole) return null;
    const top = this.tops[index] ?? 0;
    return { top, height: (this.tops[index + 1] ?? top) - top };
  }

  private buildHtml(index: number): string {
    const { model, isWhole } = this;
    const row = model?.rows[index];
    return model && row ? buildRowHtml(row, index, { ...model.drawing, isWhole }) : '';
  }
}
