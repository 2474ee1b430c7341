import { divide } from './columns.ts';
import { make } from './draw.ts';

/** From as large as a few names can be to the smallest that is read from 4 m on a screen of 1920 by 1080. */
const scales = [2.4, 2.2, 2, 1.8, 1.6, 1.45, 1.35, 1.25, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8];
/** Larger, and a name is broken in the column of a day. */
const WEEK_SCALE = 1.25;
/** Of a column of cards, in rem: most names stand on one line. */
const COLUMN_WIDTH = 17;
const PAGE_MS = 15_000;
/** As long somebody scrolls by hand. */
const HANDS_OFF_MS = 60_000;

/** Paper is wide too: a week is printed as a table, also from a phone. */
export const isWide = matchMedia('print, (min-width: 60rem)');

/** Divides the cards of a day over columns, as many as have room beside each other. */
function arrange(box: HTMLElement): void {
  const cards = [...box.querySelectorAll<HTMLElement>('.card')].toSorted(
    (one, other) => Number(one.dataset.place) - Number(other.dataset.place),
  );
  const columnWidth =
    COLUMN_WIDTH * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const count = Math.max(1, Math.min(cards.length, Math.floor(box.clientWidth / columnWidth)));
  const columns = Array.from({ length: count }, () => make('div', 'stack'));
  box.replaceChildren(...columns);
  columns[0]?.append(...cards);
  const heights = cards.map(({ offsetHeight }) => offsetHeight);
  for (const [at, places] of divide(heights, count).entries()) {
    columns[at]?.append(...cards.filter((_, place) => places.includes(place)));
  }
}

/** The largest text at which everything is in view; on a phone one scrolls. */
export function fit(main: HTMLElement): void {
  const { style } = document.documentElement;
  style.removeProperty('--fit');
  if (!isWide.matches) return;
  const cards = main.querySelector<HTMLElement>('.cards');
  for (const scale of scales) {
    if (!cards && scale > WEEK_SCALE) continue;
    style.setProperty('--fit', String(scale));
    if (cards) arrange(cards);
    if (main.scrollHeight <= main.clientHeight) return;
  }
}

/** Where even that is too much, the screen shows one page after another: nobody scrolls it. */
export function turnPages(main: HTMLElement, over: AbortSignal): void {
  let touchedAt = Number.NEGATIVE_INFINITY;
  const touch = () => {
    touchedAt = performance.now();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, touch, { signal: over, passive: true });
  }
  const turn = () => {
    if (!isWide.matches || performance.now() - touchedAt < HANDS_OFF_MS) return;
    const { scrollTop, clientHeight, scrollHeight } = main;
    const isLast = scrollTop + clientHeight >= scrollHeight - 1;
    // Some of the page before stays in view.
    main.scrollTo({ top: isLast ? 0 : scrollTop + clientHeight * 0.8 });
  };
  const timer = setInterval(turn, PAGE_MS);
  over.addEventListener('abort', () => clearInterval(timer));
}
