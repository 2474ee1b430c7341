import { expect, test } from 'vitest';
import { moveView, wholeView, zoomView } from './useZoom.ts';

const stage = { x: 800, y: 600 };

test('zooming keeps the content under the pointer in place', () => {
  const point = { x: 100, y: -50 };
  const once = zoomView(wholeView, 2, point);
  expect(once).toEqual({ scale: 2, x: -100, y: 50 });
  const twice = zoomView(once, 2, point);
  // The point of the image below it, before and after.
  const imagePoint = (view: typeof once) => (point.x - view.x) / view.scale;
  expect(imagePoint(twice)).toBe(imagePoint(once));
});

test('the zoom is at most 8, and at 1 the whole image is shown', () => {
  expect(zoomView(wholeView, 100, { x: 0, y: 0 }).scale).toBe(8);
  expect(zoomView({ scale: 2, x: 70, y: 10 }, 0.3, { x: 5, y: 5 })).toEqual(wholeView);
});

test('a zoomed image cannot be dragged out of view, and at zoom 1 it cannot be dragged', () => {
  const view = { scale: 2, x: 0, y: 0 };
  expect(moveView(view, { x: 9_000, y: -9_000 }, stage)).toEqual({ scale: 2, x: 400, y: -300 });
  expect(moveView(view, { x: 30, y: 20 }, stage)).toEqual({ scale: 2, x: 30, y: 20 });
  expect(moveView(wholeView, { x: 30, y: 20 }, stage)).toEqual(wholeView);
});
