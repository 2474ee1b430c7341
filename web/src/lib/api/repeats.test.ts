import { expect, test } from 'vitest';
import { getWriteKey, noteAnswer } from './repeats.ts';

const address = 'PATCH /api/planning/1';

test('a write that is sent again unchanged, because its answer did not come, has the same key', () => {
  const key = getWriteKey(address, '{"a":1}');
  expect(getWriteKey(address, '{"a":1}')).toBe(key);
});

test('a write has another key after an answer, with another body and at another address', () => {
  const first = getWriteKey(address, '{"a":1}') ?? '';
  expect(getWriteKey('PATCH /api/planning/2', '{"a":1}')).not.toBe(first);
  expect(getWriteKey(address, '{"a":2}')).not.toBe(first);
  // What was written in between may have undone the first.
  const again = getWriteKey(address, '{"a":1}') ?? '';
  expect(again).not.toBe(first);
  noteAnswer(address, again);
  expect(getWriteKey(address, '{"a":1}')).not.toBe(again);
});

test('a form is the same write when its fields and the names and sizes of its files are', () => {
  const form = (name: string, bytes: string) => {
    const data = new FormData();
    data.append('notes', 'Vak 1');
    data.append('files', new File([bytes], name));
    return data;
  };
  const key = getWriteKey(address, form('a.jpg', 'abc'));
  expect(getWriteKey(address, form('a.jpg', 'abc'))).toBe(key);
  expect(getWriteKey(address, form('a.jpg', 'abcd'))).not.toBe(key);
});
