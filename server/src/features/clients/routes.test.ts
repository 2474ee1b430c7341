import { randomUUIDv7 } from 'node:crypto';
import { clients } from '@ploegplan/contract/clients';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import { makeClient, makeTenant, makeUser, type TestTenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
beforeEach(async () => {
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
});

const markDeleted = (id: string) =>
  tenant.transact((tx) =>
    tx.updateTable('clients').set({ deleted_at: new Date() }).where('id', '=', id).execute(),
  );

describe('GET /clients', () => {
  it('lists all clients by name, in Dutch order', async () => {
    for (const name of ['Zand', 'aarde', 'Élan', 'Dak']) await makeClient(tenant, { name });
    const names = (await office.get(clients.list)).map(({ name }) => name);
    expect(names).toEqual(['aarde', 'Dak', 'Élan', 'Zand']);
  });

  it('leaves out deleted clients unless they are requested', async () => {
    const kept = await makeClient(tenant, { name: 'A' });
    const gone = await makeClient(tenant, { name: 'B' });
    await markDeleted(gone);
    const list = async (includingdeleted: 'true' | 'false') =>
      (await office.get(clients.list, { query: { includingdeleted } })).map((it) => [
        it.id,
        it.deleted,
      ]);
    expect(await list('false')).toEqual([[kept, false]]);
    expect(await list('true')).toEqual([
      [kept, false],
      [gone, true],
    ]);
  });
});

describe('GET /clients/:id/details', () => {
  it('returns one client, also a deleted one, which history still shows', async () => {
    const id = await makeClient(tenant, { name: 'Bouwbedrijf Noord', location: 'Zwolle' });
    await markDeleted(id);
    expect(await office.get(clients.get, { params: { id } })).toEqual({
      id,
      name: 'Bouwbedrijf Noord',
      companyname: '',
      location: 'Zwolle',
      deleted: true,
      version: 1,
    });
  });

  it('answers 404 for an unknown id', async () => {
    const response = await office.call(clients.get, { params: { id: randomUUIDv7() } });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
  });
});

describe('POST /clients', () => {
  it('creates a client', async () => {
    const body = { name: ' Jansen ', companyname: 'Jansen Bouw', location: '52.1,5.1' };
    const created = await office.get(clients.create, { body });
    expect(created).toEqual({
      ...body,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      name: 'Jansen',
      deleted: false,
      version: 1,
    });
    expect(await office.get(clients.get, { params: { id: created.id } })).toEqual(created);
  });

  it('is idempotent for the same id', async () => {
    const body = { id: randomUUIDv7(), name: 'Jansen' };
    const answers = await Promise.all(
      [body, body, body].map(() => office.get(clients.create, { body })),
    );
    expect(answers.map(({ id }) => id)).toEqual([body.id, body.id, body.id]);
    expect(await office.get(clients.list)).toHaveLength(1);
  });

  it('accepts an id that another tenant has', async () => {
    const elsewhere = await makeTenant(server);
    const body = { id: await makeClient(elsewhere, { name: 'Van hen' }), name: 'Van ons' };
    expect(await office.get(clients.create, { body })).toMatchObject(body);
    const theirs = await elsewhere.transact((tx) =>
      tx.selectFrom('clients').select('name').execute(),
    );
    expect(theirs).toEqual([{ name: 'Van hen' }]);
  });

  it.each([
    ['name', 'too_small', { name: '  ' }],
    ['name', 'too_big', { name: 'x'.repeat(201) }],
    ['name', 'nul', { name: 'a\0b' }],
    ['companyname', 'too_big', { name: 'a', companyname: 'x'.repeat(201) }],
    ['location', 'too_big', { name: 'a', location: 'x'.repeat(301) }],
    ['id', 'invalid_format', { id: '1', name: 'a' }],
  ])('reports the invalid field: %s %s', async (field, code, body) => {
    const response = await office.call(clients.create, { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ field, code }] });
  });
});
