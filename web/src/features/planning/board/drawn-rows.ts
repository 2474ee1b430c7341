import { applyStyles } from './apply-styles.ts';
import type { RowRange } from './row-window.ts';
import type { BoardRow } from './rows.ts';

/** Where a row stands below the head, in pixels. */
export interface RowPlace {
  top: number;
  height: number;
}

interface Source {
  row: (index: number) => BoardRow | undefined;
  html: (index: number) => string;
  place: (index: number) => RowPlace;
  /** Called after rows were drawn or left the page. */
  onDraw: (rows: RowRange) => void;
}

/** The rows that are in the page, in the order in which they are seen. A row is drawn again only when its object is another. */
export class DrawnRows {
  range: RowRange = { first: 0, end: 0 };
  private drawn: (BoardRow | undefined)[] = [];
  private readonly elements: HTMLCollectionOf<HTMLElement>;
  private readonly body: HTMLElement;
  private readonly source: Source;

  constructor(body: HTMLElement, source: Source) {
    this.body = body;
    this.source = source;
    this.elements = body.children as HTMLCollectionOf<HTMLElement>;
  }

  elementOf(index: number): HTMLElement | null {
    const { first, end } = this.range;
    return index >= first && index < end ? (this.elements[index - first] ?? null) : null;
  }

  redraw(wanted: RowRange): void {
    this.range = { first: 0, end: 0 };
    this.body.innerHTML = this.html(wanted.first, wanted.end);
    applyStyles(this.body);
    this.keep(wanted);
    this.source.onDraw(wanted);
  }

  /** Draws what came into the range or changed; what changed outside `urgent` waits for `step`. */
  update(wanted: RowRange, { urgent, areMoved }: { urgent: RowRange; areMoved: boolean }): void {
    const { first, end } = wanted;
    if (first !== this.range.first || end !== this.range.end) {
      this.redraw(wanted);
      return;
    }
    for (let index = first; index < end; index++) {
      if (this.isDrawn(index)) {
        if (areMoved) this.place(index);
      } else if (index >= urgent.first && index < urgent.end) this.replace(index);
    }
  }

  /** Draws one row that waits, or one more of the range; false when nothing is left. */
  step(wanted: RowRange): boolean {
    const { first, end } = this.range;
    for (let index = first; index < end; index++) {
      if (this.isDrawn(index)) continue;
      this.replace(index);
      return true;
    }
    if (end < wanted.end) this.follow({ first, end: end + 1 });
    else if (first > wanted.first) this.follow({ first: first - 1, end });
    else return false;
    return true;
  }

  /** While scrolling only the rows that enter or leave are touched. */
  follow(wanted: RowRange): void {
    const before = this.range;
    if (wanted.first === before.first && wanted.end === before.end) return;
    if (wanted.first >= before.end || wanted.end <= before.first) {
      this.redraw(wanted);
      return;
    }
    const { elements, body } = this;
    for (let index = before.first; index < wanted.first; index++) elements[0]?.remove();
    for (let index = wanted.end; index < before.end; index++)
      elements[elements.length - 1]?.remove();
    const first = this.html(wanted.first, before.first);
    if (first) body.insertAdjacentHTML('afterbegin', first);
    const last = this.html(Math.max(before.end, wanted.first), wanted.end);
    if (last) body.insertAdjacentHTML('beforeend', last);
    applyStyles(body);
    this.keep(wanted);
    const { onDraw } = this.source;
    if (first) onDraw({ first: wanted.first, end: before.first });
    // Also when rows only left: the focus may have been on one of them.
    if (last || !first) onDraw({ first: Math.max(before.end, wanted.first), end: wanted.end });
  }

  private isDrawn(index: number): boolean {
    return this.source.row(index) === this.drawn[index - this.range.first];
  }

  private replace(index: number): void {
    const at = index - this.range.first;
    const element = this.elements[at];
    if (element) element.outerHTML = this.source.html(index);
    applyStyles(this.body);
    this.drawn[at] = this.source.row(index);
    this.source.onDraw({ first: index, end: index + 1 });
  }

  private place(index: number): void {
    const style = this.elementOf(index)?.style;
    const { top, height } = this.source.place(index);
    style?.setProperty('top', `${top}px`);
    style?.setProperty('height', `${height}px`);
  }

  private html(first: number, end: number): string {
    let html = '';
    for (let index = first; index < end; index++) html += this.source.html(index);
    return html;
  }

  /** Takes note of what is drawn; rows that were so before may still wait for their drawing. */
  private keep(range: RowRange): void {
    const { drawn, range: before } = this;
    this.range = range;
    this.drawn = [];
    for (let index = range.first; index < range.end; index++) {
      const isKept = index >= before.first && index < before.end;
      this.drawn.push(isKept ? drawn[index - before.first] : this.source.row(index));
    }
  }
}
