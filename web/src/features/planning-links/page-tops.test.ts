import { expect, test } from 'vitest';
import { computePageTops } from './page-tops.ts';

test.each([
  ['that fits is one', [0, 50], 100, 100, [0]],
  ['begins with the row that was cut, also the last one', [0, 60, 90, 150], 240, 100, [0, 90, 150]],
  ['goes on within a row that is higher', [0, 250], 300, 100, [0, 80, 160, 250]],
  ['without rows keeps some of the one before in view', [], 200, 100, [0, 80, 160]],
] as const)('a page %s', (_, rows, whole, view, tops) => {
  expect(computePageTops(rows, whole, view)).toEqual(tops);
});
