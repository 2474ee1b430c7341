import { clients } from '@ploegplan/contract/clients/endpoints';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { session } from '@ploegplan/contract/session/endpoints';
import { expect, test } from 'vitest';
import { callAs, exchange, onSessionEnded, type Transport } from './call.ts';
import { ApiError } from './errors.ts';

/** What a call of this endpoint hands to the transport. */
async function requestOf(endpoint: Endpoint, body?: unknown) {
  const { promise, resolve } = Promise.withResolvers<Parameters<Transport>[1]>();
  await exchange(endpoint, { body }, async (_url, request) => {
    resolve(request);
    return Response.json([]);
  });
  const { headers, credentials } = await promise;
  return { credentials, ...Object.fromEntries(headers) };
}

test('a call has credentials, names JSON as its type and that of the answer, and the host of the page and its user', async () => {
  callAs('anja');
  const request = await requestOf(clients.list);
  callAs(null);
  expect(request).toEqual({
    credentials: 'include',
    accept: 'application/json',
    'content-type': 'application/json',
    'x-current-host': location.host,
    'x-current-user': 'anja',
  });
});

test('a call that anybody may make names the host and no user', async () => {
  await cookieStore.set('XSRF-TOKEN', 'abc');
  callAs('anja');
  const request = await requestOf(session.login, { username: 'anja', password: 'x' });
  callAs(null);
  await cookieStore.delete('XSRF-TOKEN');
  expect(request).toEqual({
    credentials: 'include',
    accept: 'application/json',
    'content-type': 'application/json',
    'x-current-host': location.host,
    'x-xsrf-token': 'abc',
  });
});

test('a rejection that comes after its user signed out ends no session', async () => {
  callAs('anja');
  let endings = 0;
  onSessionEnded(() => {
    endings += 1;
  });
  const sending = exchange(clients.list, {}, async () => {
    callAs(null);
    return Response.json({ code: 'unauthorized', status: 401, requestId: '1' }, { status: 401 });
  });
  await expect(sending).rejects.toBeInstanceOf(ApiError);
  onSessionEnded(() => undefined);
  expect(endings).toBe(0);
});

test.each([
  ['another user', 'bas', 0],
  ['the user who is signed in', 'anja', 1],
])(
  'a write for %s names them, also when it is sent again with a fresh token; a rejection of the session ends only their own',
  async (_, asUser, ended) => {
    await cookieStore.set('XSRF-TOKEN', 'abc');
    callAs('anja');
    let endings = 0;
    onSessionEnded(() => {
      endings += 1;
    });
    const users: (string | null)[] = [];
    const codes = ['csrf', 'unauthorized'];
    const sending = exchange(clients.create, { body: {}, asUser }, async (_url, { headers }) => {
      users.push(headers.get('x-current-user'));
      const code = codes.shift();
      const status = code === 'csrf' ? 403 : 401;
      return Response.json({ code, status, requestId: '1' }, { status });
    });
    await expect(sending).rejects.toBeInstanceOf(ApiError);
    onSessionEnded(() => undefined);
    callAs(null);
    await cookieStore.delete('XSRF-TOKEN');
    expect(users).toEqual([asUser, asUser]);
    expect(endings).toBe(ended);
  },
);
