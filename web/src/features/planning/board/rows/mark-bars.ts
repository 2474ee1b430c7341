import { selectorOf } from '../apply-styles.ts';
import over from '../over.module.css';
import signs from '../sign.module.css';
import type { Bar, BoardRow } from './rows.ts';
import type { Scale } from './scale.ts';

/** The subject of the open drawer: an item, or the cells that one is planned in. */
export type Mark = { itemId: string } | { rowIds: readonly string[]; date: string; until: string };

export interface BoardHighlights {
  opened: Mark | null;
  selected: ReadonlySet<string>;
  updated: ReadonlySet<string>;
}

export const noHighlights: BoardHighlights = {
  opened: null,
  selected: new Set(),
  updated: new Set(),
};

/** The index of the open item in a bar; -1: none. */
const findOpened = (bar: Bar, opened: Mark | null) =>
  opened !== null && 'itemId' in opened
    ? bar.items.findIndex(({ id }) => id === opened.itemId)
    : -1;

/** Outlines the open bar; of one that lasts several days, the open day. */
function markOpened(element: HTMLElement, bar: Bar, { columns }: Scale, at: number): void {
  element.querySelector(selectorOf(over.openedDay))?.remove();
  element.removeAttribute('data-part');
  if (at === -1) {
    element.removeAttribute('aria-current');
    return;
  }
  element.setAttribute('aria-current', 'true');
  const column = columns[bar.from + at];
  if (bar.items.length === 1 || !column) return;
  const day = document.createElement('i');
  day.className = over.openedDay ?? '';
  day.style.left = `${((column.left - bar.left) / bar.width) * 100}%`;
  day.style.width = `${(column.width / bar.width) * 100}%`;
  element.toggleAttribute('data-part', true);
  element.append(day);
}

const hasOne = (bar: Bar, ids: ReadonlySet<string>) =>
  ids.size > 0 && bar.items.some(({ id }) => ids.has(id));

function markUpdated(element: HTMLElement, isUpdated: boolean): void {
  if (element.hasAttribute('data-updated') === isUpdated) return;
  element.toggleAttribute('data-updated', isUpdated);
  if (!isUpdated) {
    element.querySelector('[data-sign="updated"]')?.remove();
    return;
  }
  const sign = document.createElement('i');
  sign.className = signs.sign ?? '';
  sign.dataset.sign = 'updated';
  sign.setAttribute('role', 'img');
  sign.setAttribute('aria-label', 'Zojuist gewijzigd');
  element.append(sign);
}

/** Shows on the bars of a drawn row what is open, selected and just changed. */
export function markBars(element: HTMLElement, row: BoardRow, highlights: BoardHighlights): void {
  const { opened, selected, updated } = highlights;
  const wasHighlighted = element.dataset.marked !== undefined;
  const isHighlighted = opened !== null || selected.size > 0 || updated.size > 0;
  if (!isHighlighted && !wasHighlighted) return;
  element.toggleAttribute('data-marked', isHighlighted);
  for (const one of element.querySelectorAll<HTMLElement>('[data-bar]')) {
    const bar = row.bars()[Number(one.dataset.bar)];
    if (!bar) continue;
    markOpened(one, bar, row.scale, findOpened(bar, opened));
    if (hasOne(bar, selected)) one.setAttribute('aria-selected', 'true');
    else one.removeAttribute('aria-selected');
    markUpdated(one, hasOne(bar, updated));
  }
}
