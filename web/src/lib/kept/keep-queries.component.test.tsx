import { SessionCheck } from '@ploegplan/contract/session/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { NetworkError } from '../api/errors.ts';
import { markSignedOut, sessionQuery } from '../session/session.ts';
import { getStoreName } from './forget.ts';
import { keepQueries } from './keep-queries.ts';
import { keptState } from './state.ts';

const session = sample(SessionCheck, { tenant: 'demo', userId: sampleId() });

const days = (read: () => Promise<string>) =>
  queryOptions({
    queryKey: ['days'],
    queryFn: read,
    networkMode: 'always',
    retry: false,
    meta: { kept: { name: 'days' } },
  });

/** A page of the application that this user opens. */
async function openPage(who = session) {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, who);
  await keepQueries(client, who);
  const shown = () => client.getQueryData<string>(['days']);
  return { client, shown };
}

const offline = () => Promise.reject(new NetworkError());
const silent = () => new Promise<never>(() => undefined);
const stored = async () => (await indexedDB.databases()).map(({ name }) => name);

/** What is stored of a database, as text. */
function contentsOf(name: string): Promise<string> {
  return new Promise((resolve) => {
    const open = indexedDB.open(name);
    open.addEventListener('success', () => {
      const all = open.result.transaction('answers').objectStore('answers').getAll();
      all.addEventListener('success', () => {
        open.result.close();
        const bytes = all.result.map((row: { sealed: { data: ArrayBuffer } }) => row.sealed.data);
        resolve(bytes.map((data: ArrayBuffer) => new TextDecoder().decode(data)).join());
      });
    });
  });
}

test.each([
  ['cannot be reached', offline],
  ['accepts and never answers', silent],
])(
  'a kept answer is shown with its time when the server %s, until there is a fresh one',
  async (_, read) => {
    const first = await openPage();
    await first.client.fetchQuery(days(async () => 'Steiger opbouwen'));
    await expect.poll(async () => contentsOf(getStoreName(session))).not.toBe('');
    const later = await openPage();
    void later.client.fetchQuery(days(read)).catch(() => undefined);
    await expect.poll(later.shown).toBe('Steiger opbouwen');
    expect(keptState.getState().get('days')).toMatch(/^\d{4}-/);
    await later.client.cancelQueries({ queryKey: ['days'] });
    await later.client.fetchQuery({ ...days(async () => 'Steiger afbreken'), staleTime: 0 });
    expect(keptState.getState().get('days')).toBeUndefined();
    for (const { client } of [first, later]) markSignedOut(client);
  },
);

test('kept answers are encrypted, not shown to another user, and gone after signing out', async () => {
  const { client } = await openPage();
  await client.fetchQuery(days(async () => 'Steiger opbouwen'));
  const name = getStoreName(session);
  await expect.poll(async () => contentsOf(name)).not.toBe('');
  expect(await contentsOf(name)).not.toContain('Steiger');
  const colleague = await openPage({ ...session, userId: sampleId() });
  await colleague.client.fetchQuery(days(offline)).catch(() => undefined);
  expect(colleague.shown()).toBeUndefined();
  markSignedOut(colleague.client);
  expect(await stored()).toContain(name);
  markSignedOut(client);
  await expect.poll(stored).not.toContain(name);
  const again = await openPage();
  await again.client.fetchQuery(days(offline)).catch(() => undefined);
  expect(again.shown()).toBeUndefined();
  markSignedOut(again.client);
});
