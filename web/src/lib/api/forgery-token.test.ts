import { expect, test } from 'vitest';
import { tokenIn } from './forgery-token.ts';

test('finds the anti-forgery token among the cookies', () => {
  expect(tokenIn('a=1; XSRF-TOKEN=abc%2Bd%3D; b=2')).toBe('abc+d=');
  expect(tokenIn('NOT-XSRF-TOKEN=x')).toBeUndefined();
  expect(tokenIn('')).toBeUndefined();
});
