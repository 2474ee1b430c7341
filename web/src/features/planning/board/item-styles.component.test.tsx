import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { listWeekFrom, makePlanned, makeRows, makeScale } from '../rows/test-rows.ts';
import type { Drawing, Look } from './rows/draw.ts';
import { getMetrics, type View } from './rows/metrics.ts';
import type { Scale } from './rows/scale.ts';
import { BoardView } from './rows/view.ts';
import { renderFrame } from './test-frame.ts';

interface Drawn {
  view: View;
  width: number;
  scale: Scale;
  look?: Partial<Look>;
  /** On following days, which are one bar. */
  items?: ReturnType<typeof makePlanned>[];
}

/** Draws one bar in a board of this width, and gives the board. */
function drawn({ view, width, scale, look, items = [makePlanned(0)] }: Drawn): HTMLElement {
  const drawing: Drawing = {
    metrics: getMetrics(view),
    look: () => ({
      time: '07:00 – 16:00',
      start: '07:00',
      title: 'Renovatie',
      place: '',
      hue: null,
      signs: [],
      ...look,
    }),
    describe: () => null,
    formatDayName: () => ({ short: 'ma 16', full: 'maandag 16 november' }),
  };
  const { ann } = makeRows(items, { scale });
  const grid = renderFrame({ width: `${width}px`, container: 'screen / inline-size' });
  const board = new BoardView(grid);
  onTestFinished(() => board.destroy());
  board.update({ label: '', corner: '', rows: [ann], scale, drawing });
  return grid;
}

const item = (board: HTMLElement) => {
  const element = board.querySelector('[data-bar]');
  if (!element) throw new Error('No item was drawn');
  return element;
};

const week = listWeekFrom('2026-11-16', 5);
const office = { isPhone: false };
const phone = { isPhone: true };

test.each([
  ['office', { mode: 'week', ...office }, 1_440, 1_250, '"07:00 – 16:00 "'],
  ['office', { mode: 'week', ...office }, 1_440, 1_000, '"07:00 "'],
  ['phone', { mode: 'week', ...phone }, 768, 768, String.raw`"07:00 – 16:00\a "`],
  ['phone', { mode: 'week', ...phone }, 390, 390, String.raw`"07:00\a "`],
] as const)('in a week (%s) an item writes its end where there is room', async (...of) => {
  const [, view, window, width, time] = of;
  await page.viewport(window, 844);
  const board = drawn({ view, width, scale: makeScale(week) });
  expect(getComputedStyle(item(board), '::before').content).toBe(time);
});

test('the arrow of work that began earlier does not cover its text on the day of a phone', async () => {
  await page.viewport(390, 844);
  const scale = makeScale(listWeekFrom('2026-11-16', 1));
  const view = { mode: 'day', ...phone } as const;
  const board = drawn({ view, width: 390, scale, look: { ends: ['before'] } });
  const text = document.createRange();
  text.selectNodeContents(item(board).firstChild ?? board);
  const arrow = item(board).querySelector('[data-end]')?.getBoundingClientRect();
  expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(arrow?.right ?? Infinity);
});

test.each([
  ['month', { mode: 'month', ...office }, 1_440, 30],
  ['week on a phone', { mode: 'week', ...phone }, 390, 5],
] as const)('a day of a %s tells of photos and of a warning in two corners', async (...of) => {
  const [, view, width, days] = of;
  await page.viewport(width, 844);
  const signs = [
    { kind: 'warning', text: 'Dubbel ingepland' },
    { kind: 'hours', text: '8 uur ingevuld' },
    { kind: 'images', text: '2 afbeeldingen' },
  ] as const;
  const scale = makeScale(listWeekFrom('2026-11-16', days));
  const board = drawn({ view, width, scale, look: { signs } });
  const { right, top, bottom } = item(board).getBoundingClientRect();
  const placeOf = (name: string) => board.querySelector(`[aria-label="${name}"]`);
  const [warning, photos] = ['Dubbel ingepland', '2 afbeeldingen'].map(placeOf);
  expect(warning?.getBoundingClientRect()).toMatchObject({ right, top });
  expect(photos?.getBoundingClientRect()).toMatchObject({ right: right - 2, bottom: bottom - 3 });
  expect(warning && getComputedStyle(warning).clipPath).toMatch(/^polygon/);
  // Not cut, so that a finger finds more than the picture.
  expect(photos && getComputedStyle(photos).clipPath).toBe('none');
});

test.each([
  ['week', 'one day', 5, [makePlanned(0)]],
  ['week', 'two days', 5, [makePlanned(0), makePlanned(1)]],
  ['month', 'one day', 30, [makePlanned(0)]],
] as const)(
  'in the %s of a phone the bar of %s shows recorded hours and photos apart, with a warning too',
  async (mode, _, days, items) => {
    await page.viewport(390, 844);
    const view = { mode, ...phone };
    const scale = makeScale(listWeekFrom('2026-11-16', days));
    for (const warnings of [[], [{ kind: 'warning', text: 'Dubbel ingepland' }] as const]) {
      const signs = [
        ...warnings,
        { kind: 'hours', text: '8 uur ingevuld' } as const,
        { kind: 'images', text: '2 afbeeldingen' } as const,
      ];
      const board = drawn({ view, width: days * 78, scale, look: { signs }, items: [...items] });
      const [hours, photos] = ['8 uur ingevuld', '2 afbeeldingen'].map((name) => {
        const sign = board.querySelector(`[aria-label="${name}"]`);
        expect(sign && getComputedStyle(sign).clipPath).toBe('none');
        return sign?.getBoundingClientRect();
      });
      const { top, right, bottom } = item(board).getBoundingClientRect();
      expect(Math.min(hours?.top ?? 0, photos?.top ?? 0)).toBeGreaterThanOrEqual(top);
      expect(Math.max(hours?.right ?? 0, photos?.right ?? 0)).toBeLessThanOrEqual(right);
      expect(photos?.bottom).toBeLessThanOrEqual(bottom);
      const isAbove = (hours?.bottom ?? 0) <= (photos?.top ?? 0);
      expect(isAbove || (hours?.right ?? Infinity) <= (photos?.left ?? 0)).toBe(true);
    }
  },
);

test('a month names a holiday on its column', async () => {
  await page.viewport(1_440, 844);
  const scale = makeScale(listWeekFrom('2026-11-16', 30), { '2026-11-17': 'Feestdag' });
  const board = drawn({ view: { mode: 'month', ...office }, width: 1_200, scale });
  const column = board.querySelector('[aria-hidden] > [data-holiday]');
  expect(column && getComputedStyle(column, '::after').content).toBe('"Feestdag"');
});
