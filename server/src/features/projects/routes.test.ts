import { randomUUIDv7 } from 'node:crypto';
import { projectStatuses, projects } from '@ploegplan/contract/projects';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import {
  makeClient,
  makeProject,
  makeStatus,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/factories.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
beforeEach(async () => {
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
});

describe('GET /projects', () => {
  const list = async (query: { includingdeleted?: 'true'; client_id?: string } = {}) =>
    (await office.get(projects.list, { query })).map(({ title }) => title);

  it('lists all projects by title', async () => {
    for (const title of ['Kade', 'brug', 'Toren']) await makeProject(tenant, { title });
    expect(await list()).toEqual(['brug', 'Kade', 'Toren']);
  });

  it('lists those of one client', async () => {
    const client_id = await makeClient(tenant);
    await makeProject(tenant, { title: 'Kade', client_id });
    await makeProject(tenant, { title: 'Brug' });
    expect(await list({ client_id })).toEqual(['Kade']);
    expect(await list({ client_id: randomUUIDv7() })).toEqual([]);
  });

  it('leaves out deleted projects unless they are requested', async () => {
    await makeProject(tenant, { title: 'Kade' });
    await tenant.transact((tx) =>
      tx.updateTable('projects').set({ deleted_at: new Date() }).execute(),
    );
    expect(await list()).toEqual([]);
    expect(await list({ includingdeleted: 'true' })).toEqual(['Kade']);
  });
});

describe('GET /projects/:id and /projects/:id/details', () => {
  it('return one project', async () => {
    const client = await makeClient(tenant);
    const values = { title: 'Kade', location: 'Delfzijl', client_id: client };
    const params = { id: await makeProject(tenant, values) };
    const expected = {
      id: params.id,
      title: 'Kade',
      location: 'Delfzijl',
      client,
      status: null,
      deleted: false,
      version: 1,
    };
    expect(await office.get(projects.get, { params })).toEqual(expected);
    expect(await office.get(projects.details, { params })).toEqual(expected);
  });

  it('answer 404 for an unknown id', async () => {
    const params = { id: randomUUIDv7() };
    expect((await office.call(projects.get, { params })).statusCode).toBe(404);
    expect((await office.call(projects.details, { params })).statusCode).toBe(404);
  });
});

describe('POST /projects', () => {
  it('creates a project', async () => {
    const [client, status] = [await makeClient(tenant), await makeStatus(tenant)];
    const body = { title: 'Kade', location: 'Delfzijl', client, status };
    const created = await office.get(projects.create, { body });
    expect(created).toEqual({ ...body, id: created.id, deleted: false, version: 1 });
    expect(await office.get(projects.get, { params: { id: created.id } })).toEqual(created);
  });

  it('requires only a title', async () => {
    const created = await office.get(projects.create, { body: { title: 'Kade' } });
    expect(created).toMatchObject({ location: '', client: null, status: null });
  });

  it('is idempotent for the same id', async () => {
    const body = { id: randomUUIDv7(), title: 'Kade' };
    const first = await office.get(projects.create, { body });
    expect(await office.get(projects.create, { body })).toEqual(first);
    expect(await office.get(projects.list)).toEqual([first]);
  });

  it.each(['client', 'status'] as const)('reports an unknown %s', async (field) => {
    const elsewhere = await makeTenant(server);
    const theirs = field === 'client' ? await makeClient(elsewhere) : randomUUIDv7();
    for (const reference of [randomUUIDv7(), theirs]) {
      const body = { title: 'Kade', [field]: reference };
      const response = await office.call(projects.create, { body });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual([{ field, code: 'unknown-reference' }]);
    }
  });

  it.each([
    ['title', 'too_small', { title: '' }],
    ['title', 'too_big', { title: 'x'.repeat(201) }],
    ['location', 'too_big', { title: 'a', location: 'x'.repeat(301) }],
    ['client', 'invalid_format', { title: 'a', client: '1' }],
  ])('reports the invalid field: %s %s', async (field, code, body) => {
    const response = await office.call(projects.create, { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ field, code }] });
  });
});

describe('GET /projectstatuses', () => {
  it('returns the statuses in their order, each with its number of projects', async () => {
    expect(await office.get(projectStatuses.list)).toEqual([]);
    const done = await makeStatus(tenant, 'Gereed', 2);
    const running = await makeStatus(tenant, 'Lopend', 1);
    for (const status_id of [running, running, done, null])
      await makeProject(tenant, { status_id });
    await tenant.transact((tx) =>
      tx
        .updateTable('projects')
        .set({ deleted_at: new Date() })
        .where('status_id', '=', done)
        .execute(),
    );
    expect(await office.get(projectStatuses.list)).toEqual([
      { id: running, status: 'Lopend', index: 1, projectCount: 2 },
      { id: done, status: 'Gereed', index: 2, projectCount: 0 },
    ]);
  });
});
