import { applyStyles } from './apply-styles.ts';
import { buildBackdropHtml, buildHeadHtml } from './rows/draw.ts';
import type { BoardView } from './rows/view.ts';

export const createPart = (className: string | undefined, role: string) => {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.setAttribute('role', role);
  return element;
};

/** Draws the days above and behind the rows, and gives the styles what they need to know. */
export function drawFrame(
  { model, grid, scroller }: BoardView,
  head: HTMLElement,
  backdrop: HTMLElement,
): void {
  if (!model) return;
  const { scale, corner, drawing } = model;
  head.innerHTML = buildHeadHtml(scale, corner, drawing);
  backdrop.innerHTML = buildBackdropHtml(scale);
  applyStyles(head);
  applyStyles(backdrop);
  grid.setAttribute('aria-colcount', String(scale.columns.length + 1));
  const { metrics } = drawing;
  const { style, dataset } = scroller;
  style.setProperty('--lane', `${metrics.lane}px`);
  style.setProperty('--name-above', `${metrics.nameAbove}px`);
  style.setProperty('--heading', `${metrics.heading}px`);
  style.setProperty('--columns', String(scale.columns.length));
  const tracks = scale.hours ? ['1fr'] : scale.columns.map(({ width }) => `${width}fr`);
  style.setProperty('--tracks', tracks.map((track) => `minmax(0, ${track})`).join(' '));
  dataset.columns = String(scale.columns.length);
  dataset.scale = scale.hours ? 'hours' : 'days';
  dataset.density = metrics.density;
  dataset.names = metrics.nameAbove > 0 ? 'above' : 'left';
}
