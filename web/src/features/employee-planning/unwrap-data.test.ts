import { expect, test } from 'vitest';
import { unwrapData } from './unwrap-data.ts';

test('an answer may be wrapped in a data field', () => {
  expect(unwrapData({ id: 'a' })).toEqual({ id: 'a' });
  expect(unwrapData<{ id: string }>({ data: { id: 'a' } })).toEqual({ id: 'a' });
});
