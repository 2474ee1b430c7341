import { expect, test } from 'vitest';
import { makePlanned, makeRows } from '../../rows/test-rows.ts';
import { DrawnRows } from './drawn-rows.ts';
import type { BoardRow } from './rows.ts';

/** Rows in a page, which are drawn as a count of their drawings. */
function drawnRows(count: number) {
  const rows: BoardRow[] = Array.from({ length: count }, () => makeRows([makePlanned(0)]).ann);
  let drawings = 0;
  const body = document.createElement('div');
  const drawn = new DrawnRows(body, {
    row: (index) => rows[index],
    html: (index) => {
      drawings++;
      return `<div>${index}: ${drawings}</div>`;
    },
    place: (index) => ({ top: index * 10, height: 10 }),
    onDraw: () => {},
  });
  const texts = () => [...body.children].map(({ textContent }) => textContent);
  return { rows, drawn, texts, body };
}

const change = (rows: BoardRow[], index: number) => {
  rows[index] = makeRows([makePlanned(1)]).ann;
};

test('rows out of view are drawn one by one, first those that changed', () => {
  const { rows, drawn, texts } = drawnRows(4);
  const all = { first: 0, end: 4 };
  drawn.redraw({ first: 1, end: 3 });
  expect(texts()).toEqual(['1: 1', '2: 2']);
  change(rows, 1);
  change(rows, 2);
  drawn.update({ first: 1, end: 3 }, { urgent: { first: 1, end: 2 }, areMoved: false });
  expect(texts()).toEqual(['1: 3', '2: 2']);
  expect(drawn.step(all)).toBe(true);
  expect(texts()).toEqual(['1: 3', '2: 4']);
  expect(drawn.step(all)).toBe(true);
  expect(drawn.step(all)).toBe(true);
  expect(texts()).toEqual(['0: 6', '1: 3', '2: 4', '3: 5']);
  expect(drawn.step(all)).toBe(false);
});

test('a row that waits to be drawn still waits when other rows come into view', () => {
  const { rows, drawn, texts } = drawnRows(3);
  drawn.redraw({ first: 0, end: 2 });
  change(rows, 1);
  drawn.update({ first: 0, end: 2 }, { urgent: { first: 0, end: 1 }, areMoved: false });
  drawn.follow({ first: 0, end: 3 });
  expect(texts()).toEqual(['0: 1', '1: 2', '2: 3']);
  drawn.step({ first: 0, end: 3 });
  expect(texts()).toEqual(['0: 1', '1: 4', '2: 3']);
});

test('rows that only moved are placed and not drawn again', () => {
  const { drawn, texts, body } = drawnRows(2);
  const both = { first: 0, end: 2 };
  drawn.redraw(both);
  drawn.update(both, { urgent: both, areMoved: true });
  expect(texts()).toEqual(['0: 1', '1: 2']);
  expect((body.children[1] as HTMLElement).style.top).toBe('10px');
});

test('a row whose text is unchanged keeps its element, also when a row above it grew', () => {
  const body = document.createElement('div');
  const both = { first: 0, end: 2 };
  const rows = [makeRows([]).ann, makeRows([]).bob];
  let top = 10;
  const drawn = new DrawnRows(body, {
    row: (index) => rows[index],
    html: (index) => `<div>${rows[index]?.items.length}</div>`,
    place: () => ({ top, height: 10 }),
    onDraw: () => {},
  });
  drawn.redraw(both);
  const [ann, bob] = body.children;
  rows[0] = makeRows([]).ann;
  rows[1] = makeRows([makePlanned(0)]).ann;
  drawn.update(both, { urgent: both, areMoved: false });
  expect(body.children[0]).toBe(ann);
  expect(body.children[1]).not.toBe(bob);
  rows[0] = makeRows([]).ann;
  top = 20;
  drawn.update(both, { urgent: both, areMoved: true });
  expect(body.children[0]).toBe(ann);
  expect((ann as HTMLElement).style.top).toBe('20px');
});
