import { expect, test } from 'vitest';
import { namesText } from './names-text.ts';

test.each([
  [['Ann'], 'Ann'],
  [['Ann', 'Bob', 'Cor'], 'Ann, Bob, Cor'],
  [['Ann', 'Bob', 'Cor', 'Dirk'], 'Ann, Bob en nog 2'],
])('of %j at most two are named beside a number', (names, text) => {
  expect(namesText(names, 2)).toBe(text);
});
