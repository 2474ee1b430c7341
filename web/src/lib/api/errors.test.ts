import { expect, test } from 'vitest';
import { NetworkError, readError } from './errors.ts';
import { explainError, findRequestId } from './messages.ts';

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

test('a problem keeps its code, current row and detail', async () => {
  const error = await readError(problem(409, 'stale-version'));
  expect(error).toMatchObject({ status: 409, code: 'stale-version', current: { id: 1 } });
  expect(explainError(error)).toBe('Iemand anders heeft dit intussen gewijzigd.');
  expect(findRequestId(error)).toBeUndefined();
});

test('a server error has a request number to report', async () => {
  expect(findRequestId(await readError(problem(500, 'internal')))).toBe('r-1');
});

test.each([
  [502, 'unavailable'],
  [500, 'internal'],
])('an answer %i without a problem body becomes %s', async (status, code) => {
  const headers = { 'x-request-id': 'r-2' };
  const error = await readError(new Response('<html>', { status, headers }));
  expect(error).toMatchObject({ status, code, requestId: 'r-2' });
});

test('an unknown problem code becomes a general error', async () => {
  expect(await readError(problem(418, 'teapot'))).toMatchObject({ status: 418, code: 'internal' });
});

test('network errors and unexpected errors have a text too', () => {
  expect(explainError(new NetworkError())).toMatch(/^Geen verbinding/);
  expect(explainError(new TypeError('x is undefined'))).toMatch(/^Er is iets misgegaan/);
});
