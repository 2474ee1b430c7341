import { randomUUIDv7 } from 'node:crypto';
import { apiKeys } from '@ploegplan/contract/api-keys/endpoints';
import type { NewApiKey } from '@ploegplan/contract/api-keys/schemas';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { describeEntry } from '@ploegplan/contract/audit/words';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import { expect, it } from 'vitest';
import { browse } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeApiKey, makeTenant } from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);

const wish = (values: Partial<NewApiKey> = {}): NewApiKey => ({
  ...{ id: randomUUIDv7(), name: 'Boekhouding', scopes: ['clients:read', 'clients:write'] },
  validUntil: addDays(getToday(), 1),
  ...values,
});

const by = (key: string) => ({ authorization: `Bearer ${key}` });
const read = (key: string, at = tenant, app = server.app) =>
  browse({ ...server, app }, at).call(clients.list, { headers: by(key) });

it('a key is told once, stored as a hash, and recorded', async () => {
  const body = wish();
  const { key } = await office.get(apiKeys.create, { body });
  expect(key).toMatch(/^ppl_live_[\w-]{43}$/);
  expect(await office.get(apiKeys.list)).toEqual([
    {
      ...body,
      prefix: key.slice(0, 17),
      createdAt: expect.any(String),
      createdBy: user.username,
      lastUsedAt: null,
    },
  ]);
  const stored = await tenant.transact((tx) => tx.selectFrom('api_keys').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(key);
  expect((await read(key)).statusCode).toBe(200);
  const { entries } = await office.get(audit.list);
  expect(entries).toMatchObject([
    { event: 'api-key-created', actorName: user.username, subject: 'Boekhouding' },
  ]);
});

it('a repeated request makes the key anew, and that of another one makes none', async () => {
  const body = wish();
  const { key } = await office.get(apiKeys.create, { body });
  const { key: again } = await office.get(apiKeys.create, { body });
  expect((await read(key)).statusCode).toBe(401);
  expect((await read(again)).statusCode).toBe(200);
  expect((await office.call(apiKeys.create, { body })).json()).toMatchObject({ code: 'not-found' });
  const other = wish({ id: body.id, scopes: ['hours:read'] });
  expect((await office.call(apiKeys.create, { body: other })).statusCode).toBe(404);
});

it('a key is refused at once on every node when it is revoked or expires, and at another company', async () => {
  const { key, id } = await makeApiKey(tenant);
  const node = await server.startAgain();
  expect((await read(key, tenant, node)).statusCode).toBe(200);
  const elsewhere = await read(key, await makeTenant(server));
  expect(elsewhere.json()).toMatchObject({ code: 'unauthorized' });
  expect(elsewhere.headers['www-authenticate']).toBe('Bearer');
  await office.get(apiKeys.remove, { params: { id } });
  expect((await read(key, tenant, node)).statusCode).toBe(401);
  expect(await office.get(apiKeys.list)).toEqual([]);
  const { key: lasting, id: other } = await makeApiKey(tenant, { validUntil: getToday() });
  expect((await read(lasting, tenant, node)).statusCode).toBe(200);
  await changeRows(tenant, 'api_keys', { valid_until: addDays(getToday(), -1) }, { id: other });
  expect((await read(lasting, tenant, node)).statusCode).toBe(401);
  await node.close();
});

it('a key comes before the session of a browser, which is no way around its scopes', async () => {
  const { key } = await makeApiKey(tenant, { scopes: ['hours:read'] });
  const refused = await office.call(clients.list, { headers: by(key) });
  expect(refused.json()).toMatchObject({ code: 'forbidden' });
  expect((await office.call(clients.list, { headers: by('ppl_live_x') })).statusCode).toBe(401);
});

it('what a key changes has its name, in the log and in the history', async () => {
  const { key } = await makeApiKey(tenant, { name: 'Boekhouding' });
  const caller = browse(server, tenant);
  const { id } = await caller.get(clients.create, { body: { name: 'Bakker' }, headers: by(key) });
  expect(await office.get(clients.history, { params: { id } })).toMatchObject([
    { action: 'created', by: 'Boekhouding' },
  ]);
  const { entries } = await office.get(audit.list, { query: { about: 'keys' } });
  expect(entries).toMatchObject([{ actorKind: 'key', actorName: 'Boekhouding' }]);
  expect(entries.map((entry) => describeEntry(entry, usualTerms))).toEqual([
    'Klant ‘Bakker’ toegevoegd',
  ]);
  const rejected = await caller.call(clients.create, { body: { name: '' }, headers: by(key) });
  expect(rejected.statusCode).toBe(400);
  expect((await office.get(audit.list, { query: { about: 'keys' } })).entries).toHaveLength(1);
});

it('the last use of a key is written once a minute', async () => {
  const { key, id } = await makeApiKey(tenant);
  const lastUse = async () =>
    Number((await readRows(tenant, 'api_keys', ['last_used_at'], { id }))[0]?.last_used_at);
  await read(key);
  const first = await lastUse();
  expect(Date.now() - first).toBeLessThan(10_000);
  await read(key);
  expect(await lastUse()).toBe(first);
  await changeRows(tenant, 'api_keys', { last_used_at: new Date(first - 61_000) }, { id });
  await read(key);
  expect(await lastUse()).toBeGreaterThanOrEqual(first);
});

it('a key that calls too often is told when to go on, and others are not held up', async () => {
  const { key, id } = await makeApiKey(tenant);
  await server.database.pool.query(
    `insert into rate_limits (key, points, expire)
     values ($1, 1, (extract(epoch from clock_timestamp()) * 1000)::bigint + 65000)`,
    [`api-key:${id}`],
  );
  const refused = await read(key);
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3);
  expect((await read((await makeApiKey(tenant)).key)).statusCode).toBe(200);
});
