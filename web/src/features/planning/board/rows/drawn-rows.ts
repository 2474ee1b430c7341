import type { RowRange } from '../../../../ui/table/row-window.ts';
import { applyStyles } from '../apply-styles.ts';
import type { BoardRow } from './rows.ts';

/** The position of a row below the head, in pixels. */
export interface RowPlace {
  top: number;
  height: number;
}

interface Source {
  row: (index: number) => BoardRow | undefined;
  /** Returns the HTML of a row without its position. */
  html: (index: number) => string;
  /** Returns null for rows in the flow of the page. */
  place: (index: number) => RowPlace | null;
  /** Called after rows were drawn or left the page. */
  onDraw: (rows: RowRange) => void;
}

interface Drawn {
  row: BoardRow | undefined;
  /** The HTML that its element was made from. */
  html: string;
}

const joinHtml = (rows: readonly Drawn[]) => rows.map(({ html }) => html).join('');

/**
 * The rows that are in the page, in the order in which they are seen. A row is written again only when its object is another, and its
 * element is made anew only when the text is another: what is known of a row comes in several answers, and changes few of them. A row
 * above that grows moves it, which its text does not say.
 */
export class DrawnRows {
  range: RowRange = { first: 0, end: 0 };
  private drawn: Drawn[] = [];
  private readonly elements: HTMLCollectionOf<HTMLElement>;
  private readonly body: HTMLElement;
  private readonly source: Source;

  constructor(body: HTMLElement, source: Source) {
    this.body = body;
    this.source = source;
    this.elements = body.children as HTMLCollectionOf<HTMLElement>;
  }

  findElement(index: number): HTMLElement | null {
    const { first, end } = this.range;
    return index >= first && index < end ? (this.elements[index - first] ?? null) : null;
  }

  redraw(range: RowRange): void {
    this.range = range;
    this.drawn = this.write(range.first, range.end);
    this.body.innerHTML = joinHtml(this.drawn);
    applyStyles(this.body);
    this.place(range);
    this.source.onDraw(range);
  }

  /** Draws what came into the range or changed; what changed outside `urgent` waits for `step`. */
  update(range: RowRange, { urgent, areMoved }: { urgent: RowRange; areMoved: boolean }): void {
    const { first, end } = range;
    if (first !== this.range.first || end !== this.range.end) {
      this.redraw(range);
      return;
    }
    for (let index = Math.max(first, urgent.first); index < Math.min(end, urgent.end); index++)
      if (!this.isDrawn(index)) this.replace(index);
    if (areMoved) this.place(range);
  }

  /** Draws one row that waits, or one more of the range; false when nothing is left. */
  step(range: RowRange): boolean {
    const { first, end } = this.range;
    for (let index = first; index < end; index++) {
      if (this.isDrawn(index)) continue;
      this.replace(index);
      return true;
    }
    if (end < range.end) this.follow({ first, end: end + 1 });
    else if (first > range.first) this.follow({ first: first - 1, end });
    else return false;
    return true;
  }

  /** While scrolling only the rows that enter or leave are touched. */
  follow(range: RowRange): void {
    const before = this.range;
    if (range.first === before.first && range.end === before.end) return;
    if (range.first >= before.end || range.end <= before.first) {
      this.redraw(range);
      return;
    }
    const { elements, body } = this;
    for (let index = before.first; index < range.first; index++) elements[0]?.remove();
    for (let index = range.end; index < before.end; index++)
      elements[elements.length - 1]?.remove();
    const first = this.write(range.first, before.first);
    if (first.length > 0) body.insertAdjacentHTML('afterbegin', joinHtml(first));
    const last = this.write(Math.max(before.end, range.first), range.end);
    if (last.length > 0) body.insertAdjacentHTML('beforeend', joinHtml(last));
    applyStyles(body);
    const remaining = this.drawn.slice(
      Math.max(range.first - before.first, 0),
      Math.min(range.end, before.end) - before.first,
    );
    this.drawn = [...first, ...remaining, ...last];
    this.range = range;
    const { onDraw } = this.source;
    const above = { first: range.first, end: before.first };
    const below = { first: Math.max(before.end, range.first), end: range.end };
    this.place(above);
    this.place(below);
    if (first.length > 0) onDraw(above);
    // This also runs when rows only left, because the focus may have been on one of them.
    if (last.length > 0 || first.length === 0) onDraw(below);
  }

  private isDrawn(index: number): boolean {
    return this.source.row(index) === this.drawn[index - this.range.first]?.row;
  }

  private replace(index: number): void {
    const at = index - this.range.first;
    const before = this.drawn[at];
    const now = this.writeRow(index);
    this.drawn[at] = now;
    if (now.html === before?.html) return;
    const element = this.elements[at];
    if (element) element.outerHTML = now.html;
    applyStyles(this.body);
    const drawn = { first: index, end: index + 1 };
    this.place(drawn);
    this.source.onDraw(drawn);
  }

  private place({ first, end }: RowRange): void {
    for (let index = first; index < end; index++) {
      const style = this.findElement(index)?.style;
      const place = this.source.place(index);
      if (style && place) style.cssText = `top:${place.top}px;height:${place.height}px`;
    }
  }

  private writeRow(index: number): Drawn {
    return { row: this.source.row(index), html: this.source.html(index) };
  }

  private write(first: number, end: number): Drawn[] {
    return Array.from({ length: Math.max(0, end - first) }, (_, at) => this.writeRow(first + at));
  }
}
