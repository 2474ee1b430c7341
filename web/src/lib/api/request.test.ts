import { clients } from '@ploegplan/contract/clients/endpoints';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { expect, test } from 'vitest';
import { buildBody, buildUrl, findToken, getWriteKey, noteAnswer } from './request.ts';

test('a URL has its parameters and query filled in and encoded', () => {
  const params = { type: 'planningitem', id: '7', filename: 'steiger 1/2?.jpg' };
  expect(buildUrl(images.view, { params, query: { preview: 'true', maxWidth: '512' } })).toBe(
    '/api/planningitem/7/images/steiger%201%2F2%3F.jpg?preview=true&maxWidth=512',
  );
});

test('undefined query parameters are left out', () => {
  expect(buildUrl(clients.list, { query: { includingdeleted: undefined } })).toBe('/api/clients');
});

test('a body is JSON without files, and a form with files', () => {
  const body = { hoursWorked: 7.75, notes: '' };
  expect(buildBody(employeePlanning.record, { body })).toBe('{"hoursWorked":7.75,"notes":""}');
  expect(buildBody(session.logout, {})).toBeUndefined();
});

test('a form repeats files and names, and sends a cleared field as empty', () => {
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')];
  const body = { hoursWorked: null, notes: 'klaar', names: ['voor.jpg', 'na.jpg'] };
  const form = buildBody(employeePlanning.record, { body, files });
  if (!(form instanceof FormData)) throw new Error('expected a form');
  expect(form.getAll('hoursWorked')).toEqual(['']);
  expect(form.getAll('notes')).toEqual(['klaar']);
  expect(form.getAll('names')).toEqual(['voor.jpg', 'na.jpg']);
  expect(form.getAll('files')).toHaveLength(2);
});

test('finds the anti-forgery token among the cookies', () => {
  expect(findToken('a=1; XSRF-TOKEN=abc%2Bd%3D; b=2')).toBe('abc+d=');
  expect(findToken('NOT-XSRF-TOKEN=x')).toBeUndefined();
  expect(findToken('')).toBeUndefined();
});

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
