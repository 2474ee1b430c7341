import { expect, test } from 'vitest';
import { parseNumber } from './numbers.ts';

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['1.250', 1250],
  ['1.250.000,75', 1_250_000.75],
  ['0.125', 0.125],
  ['', null],
  ['veel', Number.NaN],
  ['1.25.000', Number.NaN],
])('%j is read as %s', (typed, number) => {
  expect(parseNumber(typed)).toBe(number);
});
