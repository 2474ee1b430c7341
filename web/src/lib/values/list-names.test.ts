import { expect, test } from 'vitest';
import { formatNameList } from './list-names.ts';

test.each([
  [['Ann'], 'Ann'],
  [['Ann', 'Bob', 'Cor'], 'Ann, Bob, Cor'],
  [['Ann', 'Bob', 'Cor', 'Dirk'], 'Ann, Bob en nog 2'],
])('more than three names are shortened to two and how many are left: %j', (names, text) => {
  expect(formatNameList(names, 3)).toBe(text);
});
