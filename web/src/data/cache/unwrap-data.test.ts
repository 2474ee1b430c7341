import { expect, test } from 'vitest';
import { unwrapData } from './unwrap-data.ts';

test('an answer is unwrapped from a data field if there is one', () => {
  expect(unwrapData({ id: 'a' })).toEqual({ id: 'a' });
  expect(unwrapData<{ id: string }>({ data: { id: 'a' } })).toEqual({ id: 'a' });
});
