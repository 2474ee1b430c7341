import { expect, test } from 'vitest';
import { unwrapped } from './unwrapped.ts';

test('an answer may be wrapped in a data field', () => {
  expect(unwrapped({ id: 'a' })).toEqual({ id: 'a' });
  expect(unwrapped<{ id: string }>({ data: { id: 'a' } })).toEqual({ id: 'a' });
});
