import { findGrip } from './gestures.ts';
import cards from './hover-card.module.css';
import type { Spot } from './model.ts';
import over from './over.module.css';
import type { Details } from './rows/draw.ts';
import { computeLaneTop } from './rows/metrics.ts';
import { type BoardRow, findAbsentAt, listBarsAt } from './rows/rows.ts';
import { computeSpan } from './rows/scale.ts';
import type { BoardView } from './rows/view.ts';

/** The card shows after the mouse rests on an item this long; with a card shown, the next one comes sooner. */
const REST_MS = 400;
const NEXT_MS = 100;
const BESIDE = 6;
const EDGE = 8;

type Hit = NonNullable<ReturnType<BoardView['findBar']>>;

const createPart = (tag: string, className: string | undefined, ...content: (string | Node)[]) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
};

/** Shows for all items of the board, in one card, what has no room on the one below the mouse. */
class HoverCard {
  private readonly view: BoardView;
  /** The card is hidden from screen readers: the item and its form have the same content. */
  private readonly card = createPart('div', cards.card);
  private readonly listening = new AbortController();
  private over: HTMLElement | null = null;
  private timer = 0;

  constructor(view: BoardView) {
    this.view = view;
    this.card.setAttribute('aria-hidden', 'true');
    const { signal } = this.listening;
    const dismiss = () => this.dismiss();
    view.grid.addEventListener('scroll', dismiss, { passive: true, signal });
    for (const type of ['pointerdown', 'blur']) {
      addEventListener(type, dismiss, { capture: true, signal });
    }
    const dismissByKey = ({ key }: KeyboardEvent) => key === 'Escape' && this.dismiss();
    addEventListener('keydown', dismissByKey, { capture: true, signal });
  }

  destroy(): void {
    this.listening.abort();
    this.hide();
  }

  /** The mouse is on this item. */
  rest(hit: Hit, x: number): void {
    if (hit.element === this.over) return;
    const delay = this.card.isConnected ? NEXT_MS : REST_MS;
    this.hide();
    this.over = hit.element;
    this.timer = window.setTimeout(() => this.show(hit, x), delay);
  }

  hide(): void {
    this.dismiss();
    this.over = null;
  }

  /** Hides the card until the mouse comes to another item. */
  private dismiss(): void {
    clearTimeout(this.timer);
    this.card.remove();
  }

  private show({ row: index, bar, element }: Hit, x: number): void {
    const { rows, drawing } = this.view.model ?? {};
    const row = rows?.[index];
    const details = row && drawing?.describe(bar, row);
    // The element may belong to another item when it was drawn anew meanwhile.
    if (!details || !element.isConnected) return;
    this.card.replaceChildren(...createContent(details));
    document.body.append(this.card);
    const { top, bottom } = element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const left = Math.max(EDGE, Math.min(x - 2 * EDGE, innerWidth - width - EDGE));
    const fits = bottom + BESIDE + height <= innerHeight - EDGE;
    const at = fits ? bottom + BESIDE : Math.max(EDGE, top - BESIDE - height);
    this.card.style.transform = `translate(${left}px, ${at}px)`;
  }
}

function createContent({ title, when, isDraft, facts, warnings }: Details): HTMLElement[] {
  const draft = isDraft ? [createPart('span', cards.draft, 'Concept')] : [];
  return [
    createPart('div', cards.title, title, ...draft),
    createPart('div', cards.when, when),
    ...facts.map(({ name, text }) =>
      createPart(
        'div',
        cards.fact,
        createPart('span', 'text-quiet', name),
        createPart('span', undefined, text),
      ),
    ),
    ...warnings.map((warning) => createPart('div', cards.warning, warning)),
  ];
}

/** Shows what the mouse is over: the plus of a free cell, the ends and the card of a bar. */
export class BoardHover {
  private readonly view: BoardView;
  private readonly plus = document.createElement('div');
  private readonly card: HoverCard;

  constructor(view: BoardView) {
    this.view = view;
    this.plus.className = over.plus ?? '';
    this.card = new HoverCard(view);
  }

  end(): void {
    this.plus.remove();
    this.card.hide();
  }

  destroy(): void {
    this.end();
    this.card.destroy();
  }

  /** `isInName`: over a name or the head. */
  move(event: PointerEvent, isInName: boolean): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const hit = this.view.findBar(event.target);
    if (hit) {
      this.plus.remove();
      hit.element.style.cursor = findGrip(event, hit.element) ? 'ew-resize' : '';
      this.card.rest(hit, event.clientX);
      return;
    }
    this.card.hide();
    const spot = this.view.spotAt({ x: event.clientX, y: event.clientY });
    const row = this.view.model?.rows[spot.row];
    if (isInName || !row || row.scale.hours || findAbsentAt(row, spot.column)) this.end();
    else this.showPlus(row, spot);
  }

  private showPlus(row: BoardRow, spot: Spot): void {
    const lanes = this.view.lanesElement(spot.row);
    const { metrics } = this.view.model?.drawing ?? {};
    if (!lanes || !metrics) return;
    const taken = new Set(listBarsAt(row, spot.column).map(({ lane }) => lane));
    const lane = Array.from({ length: row.laneCount }, (_, at) => at).find((at) => !taken.has(at));
    const { left, width } = computeSpan(row.scale, spot.column, spot.column);
    const isFull = lane === undefined;
    this.plus.dataset.full = String(isFull);
    this.plus.style.left = isFull ? `calc(${(left + width) * 100}% - 26px)` : `${left * 100}%`;
    this.plus.style.width = isFull ? '20px' : `calc(${width * 100}% - 5px)`;
    this.plus.style.top = `${computeLaneTop(metrics, isFull ? row.laneCount - 1 : lane) + (isFull ? metrics.lane - 12 : 0)}px`;
    if (this.plus.parentElement !== lanes) lanes.append(this.plus);
  }
}
