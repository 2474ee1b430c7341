import type { BoardRow } from './rows.ts';
import { computeSpan } from './scale.ts';
import type { BoardView } from './view.ts';

/** The room in pixels below which no text is readable. */
const LEAST_ROOM = 28;

/** Lets what is written on a bar begin where it is seen, when its begin is scrolled out of view. */
export class ScrolledText {
  private readonly view: BoardView;
  private indented = new Map<HTMLElement, number>();
  private left = 0;
  private width = 0;

  constructor(view: BoardView) {
    this.view = view;
  }

  /** Reads how far the board is scrolled, before anything is drawn. */
  measure(): void {
    const { scrollLeft } = this.view.grid;
    if (scrollLeft > 0) this.width = this.view.lanesBox().width;
    this.left = scrollLeft;
  }

  /** Indents what stands on the left edge in the drawn rows. */
  show(): void {
    if (this.left === 0 && this.indented.size === 0) return;
    const next = new Map<HTMLElement, number>();
    const { first, end } = this.view.range();
    for (let index = first; this.left > 0 && index < end; index++) {
      const row = this.view.model?.rows[index];
      const children = this.view.lanesElement(index)?.children;
      if (!row || !children) continue;
      for (const [at, indent] of this.crossing(row)) {
        const element = children[at];
        if (element instanceof HTMLElement) next.set(element, Math.round(indent));
      }
    }
    for (const [element, indent] of next) {
      if (this.indented.get(element) !== indent) element.style.textIndent = `${indent}px`;
      this.indented.delete(element);
    }
    for (const element of this.indented.keys()) element.style.textIndent = '';
    this.indented = next;
  }

  /** Finds absences and bars of a row across the edge, in drawing order, and how far to indent them. */
  private crossing(row: BoardRow): [index: number, indent: number][] {
    const spans = [
      ...row.absent.map(({ from, to }) => computeSpan(row.scale, from, to)),
      ...row.bars(),
    ];
    return spans.flatMap((span, index): [number, number][] => {
      const begin = span.left * this.width;
      const length = span.width * this.width;
      const hidden = this.left - begin;
      if (hidden <= 0 || hidden >= length) return [];
      return [[index, length - hidden < LEAST_ROOM ? length : hidden]];
    });
  }
}
