import { audit } from '@ploegplan/contract/audit/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { webhooks } from '@ploegplan/contract/webhooks/endpoints';
import { expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeDelivery, makeWebhook, newWebhook } from '../../../test/data/webhooks.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

const create = (values: Partial<typeof newWebhook> = {}) =>
  office.call(webhooks.create, { body: { ...newWebhook, ...values } });

it('adds, changes, lists and removes endpoints, and says so in the log', async () => {
  const made = await office.get(webhooks.create, { body: newWebhook });
  expect(made).toEqual({
    ...newWebhook,
    ...{ id: made.id, offWhy: '', waiting: 0, lastDeliveredAt: null, version: 1 },
  });
  const params = { id: made.id };
  const body = { ...newWebhook, events: ['slip.signed' as const], isOn: false, version: 1 };
  const changed = await office.get(webhooks.update, { params, body });
  expect(changed).toMatchObject({ events: ['slip.signed'], isOn: false, version: 2 });
  expect((await office.call(webhooks.update, { params, body })).json()).toMatchObject({
    code: 'stale-version',
    current: changed,
  });
  expect(await office.get(webhooks.list)).toEqual([changed]);
  await office.get(webhooks.secret, { params });
  await office.get(webhooks.remove, { params });
  expect(await office.get(webhooks.list)).toEqual([]);
  const { entries } = await office.get(audit.list, { query: { about: 'webhooks' } });
  expect(entries.map(({ event, subject }) => [event, subject])).toEqual(
    ['removed', 'secret-shown', 'changed', 'added'].map((what) => [
      `webhook-${what}`,
      'Boekhouding',
    ]),
  );
});

it('makes a secret of 32 bytes for each, which lies encrypted in the database', async () => {
  const ids = [(await office.get(webhooks.create, { body: newWebhook })).id];
  ids.push((await office.get(webhooks.create, { body: newWebhook })).id);
  const shown = await Promise.all(
    ids.map(async (id) => (await office.get(webhooks.secret, { params: { id } })).secret),
  );
  expect(new Set(shown).size).toBe(2);
  for (const secret of shown) expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const stored = await tenant.transact((tx) =>
    tx.selectFrom('webhook_endpoints').select('secret').execute(),
  );
  for (const { secret } of stored) {
    for (const text of shown) {
      expect(secret.includes(text)).toBe(false);
      expect(secret.includes(Buffer.from(text.slice('whsec_'.length), 'base64'))).toBe(false);
    }
  }
});

it.each([
  'http://haak.example.nl',
  'https://localhost/haak',
  'https://10.1.2.3/haak',
  'https://169.254.169.254/latest',
  'https://[::1]/haak',
  'https://naam:woord@haak.example.nl',
])('refuses %s', async (url) => {
  const refused = { code: 'validation', fields: [{ field: 'url', code: 'not-public' }] };
  expect((await create({ url })).json()).toMatchObject(refused);
  const params = { id: await makeWebhook(tenant) };
  const body = { ...newWebhook, url, version: 1 };
  expect((await office.call(webhooks.update, { params, body })).json()).toMatchObject(refused);
});

it('has at most ten endpoints', async () => {
  for (let count = 0; count < limits.webhooks; count++) await makeWebhook(tenant);
  expect((await create()).json()).toMatchObject({ fields: [{ field: 'url', code: 'too-many' }] });
  expect(await office.get(webhooks.list)).toHaveLength(limits.webhooks);
});

it('lists what waits before what arrived, and sends no test to an endpoint that is off', async () => {
  const id = await makeWebhook(tenant, { is_on: false });
  const waiting = await makeDelivery(tenant, id);
  const arrived = await makeDelivery(tenant, id, { delivered_at: new Date(), status: 200 });
  const listed = await office.get(webhooks.deliveries, { params: { id } });
  expect(listed.map((row) => [row.id, row.dueAt === null])).toEqual([
    [waiting, false],
    [arrived, true],
  ]);
  expect((await office.call(webhooks.test, { params: { id } })).statusCode).toBe(404);
  const again = { params: { id, delivery: arrived } };
  expect((await office.call(webhooks.repeat, again)).statusCode).toBe(404);
});
