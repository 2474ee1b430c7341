import type { RowRange } from './row-window.ts';
import type { BoardRow } from './rows.ts';

interface Source {
  row: (index: number) => BoardRow | undefined;
  html: (index: number) => string;
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
    this.body.innerHTML = this.html(wanted.first, wanted.end);
    this.keep(wanted);
    this.source.onDraw(wanted);
  }

  /** Draws what came into the range or changed. */
  update(wanted: RowRange, isAll: boolean): void {
    const { first, end } = wanted;
    if (isAll || first !== this.range.first || end !== this.range.end) {
      this.redraw(wanted);
      return;
    }
    for (let index = first; index < end; index++) {
      const row = this.source.row(index);
      if (row === this.drawn[index - first]) continue;
      const element = this.elements[index - first];
      if (element) element.outerHTML = this.source.html(index);
      this.drawn[index - first] = row;
      this.source.onDraw({ first: index, end: index + 1 });
    }
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
    this.keep(wanted);
    const { onDraw } = this.source;
    if (first) onDraw({ first: wanted.first, end: before.first });
    // Also when rows only left: the focus may have been on one of them.
    if (last || !first) onDraw({ first: Math.max(before.end, wanted.first), end: wanted.end });
  }

  private html(first: number, end: number): string {
    let html = '';
    for (let index = first; index < end; index++) html += this.source.html(index);
    return html;
  }

  private keep(range: RowRange): void {
    this.range = range;
    this.drawn = [];
    for (let index = range.first; index < range.end; index++) {
      this.drawn.push(this.source.row(index));
    }
  }
}
