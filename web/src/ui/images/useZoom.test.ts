import { expect, test } from 'vitest';
import { moved, wholeView, zoomed } from './useZoom.ts';

const stage = { x: 800, y: 600 };

test('what lies at the point stays there when the view is enlarged', () => {
  const point = { x: 100, y: -50 };
  const once = zoomed(wholeView, 2, point);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  const twice = zoomed(once, 2, point);
  // The point of the image below it, before and after.
  const imagePoint = (view: typeof once) => (point.x - view.x) / view.scale;
  expect(imagePoint(twice)).toBe(imagePoint(once));
});

test('a view is enlarged 8 times at most, and is whole again at 1', () => {
  expect(zoomed(wholeView, 100, { x: 0, y: 0 }).scale).toBe(8);
  expect(zoomed({ scale: 2, x: 70, y: 10 }, 0.3, { x: 5, y: 5 })).toEqual(wholeView);
});

test('an enlarged image cannot be dragged off its stage, and a whole one not at all', () => {
  const view = { scale: 2, x: 0, y: 0 };
  expect(moved(view, { x: 9_000, y: -9_000 }, stage)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(moved(view, { x: 30, y: 20 }, stage)).toEqual({ scale: 2, x: 30, y: 20 });
  expect(moved(wholeView, { x: 30, y: 20 }, stage)).toEqual(wholeView);
});
