import { expect, test } from 'vitest';
import { isToken, tokenIn } from './link-token.ts';

const token = 'a'.repeat(43);

test('the token is read from the fragment', () => {
  expect(tokenIn(`#token=${token}`)).toBe(token);
  expect(tokenIn(`token=${token}`)).toBe(token);
  expect(tokenIn('')).toBeUndefined();
  expect(tokenIn('#inhoud')).toBeUndefined();
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
