import { expect, onTestFinished, test } from 'vitest';
import { makeScale, makeSubject } from '../../rows/test-rows.ts';
import type { BoardModel } from '../model.ts';
import { renderFrame } from '../test-frame.ts';
import { getMetrics } from './metrics.ts';
import { createRowMaker } from './rows.ts';
import { BoardView } from './view.ts';

/** A board of twelve people of which a screen shows few. */
function drawBoard({ isPhone }: { isPhone: boolean }) {
  const scale = makeScale();
  const rows = createRowMaker()({
    subjects: Array.from({ length: 12 }, (_, at) => makeSubject(`${at}`)),
    scale,
    items: [],
    listRows: () => [],
    listAbsent: () => [],
  });
  const model: BoardModel = {
    label: 'Planning',
    corner: 'Werknemer',
    rows,
    scale,
    drawing: {
      metrics: { ...getMetrics({ mode: 'week', isPhone }), row: 400 },
      look: () => ({ title: '', time: '', start: '', place: '', hue: null, signs: [] }),
      describe: () => ({ title: '', when: '', isDraft: false, facts: [], warnings: [] }),
      formatDayName: () => ({ short: '', full: '' }),
    },
  };
  const view = new BoardView(renderFrame({ height: '240px' }));
  onTestFinished(() => view.destroy());
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
