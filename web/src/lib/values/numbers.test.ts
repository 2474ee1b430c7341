import { expect, test } from 'vitest';
import { formatNumber, formatQuantity, parseNumber } from './numbers.ts';

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

test('numbers are written as Intl writes them in Dutch', () => {
  const { format } = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });
  for (const whole of [0, 7, 40, 999, 1_000, 12_345, 1_234_567]) {
    for (const part of [0, 0.5, 0.25, 0.1, 0.07, 0.333, 0.999]) {
      expect(formatNumber(whole + part)).toBe(format(whole + part));
      expect(formatNumber(-whole - 1 - part)).toBe(format(-whole - 1 - part));
    }
  }
});

test.each([
  [0, '0 klanten'],
  [1, '1 klant'],
  [1_200, '1.200 klanten'],
])('%i clients are counted as: %s', (count, text) => {
  expect(formatQuantity(count, 'klant', 'klanten')).toBe(text);
});
