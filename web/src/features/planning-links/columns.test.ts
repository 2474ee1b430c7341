import { expect, test } from 'vitest';
import { divide } from './columns.ts';

test('cards are divided over columns of nearly equal height, in their order within each', () => {
  expect(divide([3, 3, 9, 1, 5], 2)).toEqual([
    [0, 1, 4],
    [2, 3],
  ]);
});

test('no column stays empty beside a high one while there are as many cards', () => {
  expect(divide([20, 2, 3, 1], 4)).toEqual([[0], [1], [2], [3]]);
  expect(divide([2, 3, 20, 1], 3)).toEqual([[0, 3], [1], [2]]);
});
