import { expect, test } from 'vitest';
import { NetworkError, readError } from './api-errors.ts';
import { messageOf, requestIdOf } from './messages.ts';

const problem = (status: number, code: string) =>
  new Response(
    JSON.stringify({
      type: 'urn:x',
      title: 'X',
      status,
      code,
      requestId: 'r-1',
      current: { id: 1 },
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

test('a problem of the server keeps its code, its current row and its words', async () => {
  const error = await readError(problem(409, 'stale-version'));
  expect(error).toMatchObject({ status: 409, code: 'stale-version', current: { id: 1 } });
  expect(messageOf(error)).toBe('Iemand anders heeft dit intussen gewijzigd.');
  expect(requestIdOf(error)).toBeUndefined();
});

test('a fault of the server can be reported by its number', async () => {
  expect(requestIdOf(await readError(problem(500, 'internal')))).toBe('r-1');
});

test.each([
  [502, 'unavailable'],
  [500, 'internal'],
])('an answer %i of something in between becomes %s', async (status, code) => {
  const headers = { 'x-request-id': 'r-2' };
  const error = await readError(new Response('<html>', { status, headers }));
  expect(error).toMatchObject({ status, code, requestId: 'r-2' });
});

test('a problem code from a newer server is still a failure', async () => {
  expect(await readError(problem(418, 'teapot'))).toMatchObject({ status: 418, code: 'internal' });
});

test('no connection and what nobody foresaw have words too', () => {
  expect(messageOf(new NetworkError())).toMatch(/^Geen verbinding/);
  expect(messageOf(new TypeError('x is undefined'))).toMatch(/^Er is iets misgegaan/);
});
