import { expect, onTestFinished, test } from 'vitest';
import { scaleOf, subjectOf } from '../../rows/test-rows.ts';
import type { BoardModel } from '../model.ts';
import { metricsOf } from './metrics.ts';
import { rowMaker } from './rows.ts';
import { BoardView } from './view.ts';

/** A board of twelve people of which a screen shows few. */
function drawBoard({ isPhone }: { isPhone: boolean }) {
  const scroller = document.createElement('div');
  Object.assign(scroller.style, { height: '240px', overflow: 'auto' });
  document.body.append(scroller);
  const scale = scaleOf();
  const rows = rowMaker()({
    subjects: Array.from({ length: 12 }, (_, at) => subjectOf(`${at}`)),
    scale,
    items: [],
    rowsOf: () => [],
    absentOf: () => [],
  });
  const model: BoardModel = {
    label: 'Planning',
    corner: 'Werknemer',
    rows,
    scale,
    drawing: {
      metrics: { ...metricsOf({ mode: 'week', isPhone }), row: 400 },
      look: () => ({ title: '', time: '', start: '', place: '', hue: null, signs: [] }),
      describe: () => ({ title: '', when: '', isDraft: false, facts: [], warnings: [] }),
      nameOfDay: () => ({ short: '', full: '' }),
    },
  };
  const view = new BoardView(scroller);
  onTestFinished(() => {
    view.destroy();
    scroller.remove();
  });
  const counts: number[] = [];
  const count = () => view.body.childElementCount;
  new MutationObserver(() => counts.push(count())).observe(view.body, { childList: true });
  return { view, model, counts, count };
}

test('a phone draws the rows in view at once and the others two a frame; a desktop draws up to thirty at once', async () => {
  const phone = drawBoard({ isPhone: true });
  phone.view.update(phone.model);
  const first = phone.count();
  expect(first).toBeLessThan(12);
  await expect.poll(phone.count).toBe(12);
  expect(phone.counts[1]).toBe(first + 2);

  const desktop = drawBoard({ isPhone: false });
  desktop.view.update(desktop.model);
  expect(desktop.count()).toBe(12);
});
