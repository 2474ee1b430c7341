import { expect, it } from 'vitest';
import { isEqual } from './equal.ts';

it.each([
  ['the same number', 7.5, 7.5, true],
  ['another text', 'Brug', 'brug', false],
  ['null and an absent value', null, undefined, false],
  ['keys in another order', { name: 'Jan', email: '' }, { email: '', name: 'Jan' }, true],
  ['nested keys in another order', [{ a: [{ b: 1, c: 2 }] }], [{ a: [{ c: 2, b: 1 }] }], true],
  ['an undefined key and an absent one', { name: 'Jan', email: undefined }, { name: 'Jan' }, true],
  ['a key more', { name: 'Jan' }, { name: 'Jan', email: '' }, false],
  ['another value below', [{ hours: [8, 8] }], [{ hours: [8, 7] }], false],
  ['a list in another order', ['a', 'b'], ['b', 'a'], false],
  ['a shorter list', ['a'], ['a', 'b'], false],
  ['an empty list and an empty object', [], {}, false],
])('isEqual compares values: %s', (_, one, other, expected) => {
  expect(isEqual(one, other)).toBe(expected);
  expect(isEqual(other, one)).toBe(expected);
});
