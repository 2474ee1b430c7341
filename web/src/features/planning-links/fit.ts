import { divide } from './columns.ts';
import { make } from './draw.ts';

/** The scales go from as large as a few names can be to the smallest that is read from 3 m on a screen of 1920 by 1080. */
const scales = [
  2.4, 2.2, 2, 1.8, 1.6, 1.45, 1.35, 1.25, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7,
];
/** The scale is limited, because a larger one breaks a name in the column of a day. */
const WEEK_SCALE = 1.25;
/** The width of a column of cards, in rem: most names fit on one line. */
const COLUMN_WIDTH = 17;

/** Paper is wide too: a week is printed as a table, also from a phone. */
export const isWide = matchMedia('print, (min-width: 60rem)');

/** Divides the cards of a day over columns, as many as have room beside each other. */
function arrange(box: HTMLElement): void {
  const cards = [...box.querySelectorAll<HTMLElement>('.card')].toSorted(
    (a, b) => Number(a.dataset.place) - Number(b.dataset.place),
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
  main.style.removeProperty('--spare');
  if (!isWide.matches) return;
  const cards = main.querySelector<HTMLElement>('.cards');
  for (const scale of scales) {
    if (!cards && scale > WEEK_SCALE) continue;
    style.setProperty('--fit', String(scale));
    if (cards) arrange(cards);
    if (main.scrollHeight <= main.clientHeight) return;
  }
}
