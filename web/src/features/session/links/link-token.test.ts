import { expect, test } from 'vitest';
import { isToken, readToken } from './link-token.ts';

const token = 'a'.repeat(43);

test('the token is read from the fragment', () => {
  expect(readToken(`#token=${token}`)).toBe(token);
  expect(readToken(`token=${token}`)).toBe(token);
  expect(readToken('')).toBeUndefined();
  expect(readToken('#inhoud')).toBeUndefined();
});

test.each([undefined, '', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}/`])(
  'a malformed token is rejected: %s',
  (text) => {
    expect(isToken(text)).toBe(false);
  },
);

test('a well-formed token is accepted', () => {
  expect(isToken(token)).toBe(true);
  expect(isToken('Az09_-'.repeat(8).slice(0, 43))).toBe(true);
});
