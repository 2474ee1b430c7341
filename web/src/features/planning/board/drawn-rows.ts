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

interface Drawn {
  row: BoardRow | undefined;
  /** Its element was made from this; empty when it was placed elsewhere since. */
  html: string;
}

const textOf = (rows: readonly Drawn[]) => rows.map(({ html }) => html).join('');

/**
 * The rows that are in the page, in the order in which they are seen. A row is written again only when its object is another, and its
 * element is made anew only when the text is another: what is known of a row comes in several answers, and changes few of them.
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

  elementOf(index: number): HTMLElement | null {
    const { first, end } = this.range;
    return index >= first && index < end ? (this.elements[index - first] ?? null) : null;
  }

  redraw(wanted: RowRange): void {
    this.range = wanted;
    this.drawn = this.write(wanted.first, wanted.end);
    this.body.innerHTML = textOf(this.drawn);
    applyStyles(this.body);
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
    const first = this.write(wanted.first, before.first);
    if (first.length > 0) body.insertAdjacentHTML('afterbegin', textOf(first));
    const last = this.write(Math.max(before.end, wanted.first), wanted.end);
    if (last.length > 0) body.insertAdjacentHTML('beforeend', textOf(last));
    applyStyles(body);
    const kept = this.drawn.slice(
      Math.max(wanted.first - before.first, 0),
      Math.min(wanted.end, before.end) - before.first,
    );
    this.drawn = [...first, ...kept, ...last];
    this.range = wanted;
    const { onDraw } = this.source;
    if (first.length > 0) onDraw({ first: wanted.first, end: before.first });
    // Also when rows only left: the focus may have been on one of them.
    if (last.length > 0 || first.length === 0)
      onDraw({ first: Math.max(before.end, wanted.first), end: wanted.end });
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
    this.source.onDraw({ first: index, end: index + 1 });
  }

  private place(index: number): void {
    const style = this.elementOf(index)?.style;
    const { top, height } = this.source.place(index);
    style?.setProperty('top', `${top}px`);
    style?.setProperty('height', `${height}px`);
    const drawn = this.drawn[index - this.range.first];
    if (drawn) drawn.html = '';
  }

  private writeRow(index: number): Drawn {
    return { row: this.source.row(index), html: this.source.html(index) };
  }

  private write(first: number, end: number): Drawn[] {
    return Array.from({ length: Math.max(0, end - first) }, (_, at) => this.writeRow(first + at));
  }
}
