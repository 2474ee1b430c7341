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
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
beforeEach(async () => {
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
});

describeRecordRoutes('records of projects', {
  server,
  endpoints: projects,
  make: makeProject,
  references: { client: makeClient, status: (at) => makeStatus(at) },
  required: ['title'],
  clears: ['location', 'client', 'status'],
  order: 'title',
});

describe('GET /projects', () => {
  it('lists those of one client', async () => {
    const client_id = await makeClient(tenant);
    const id = await makeProject(tenant, { client_id });
    await makeProject(tenant);
    const list = (query: { client_id: string }) => office.get(projects.list, { query });
    expect(await list({ client_id })).toEqual([expect.objectContaining({ id, client: client_id })]);
    expect(await list({ client_id: randomUUIDv7() })).toEqual([]);
  });
});

it('GET /projects/:id returns the same as GET /projects/:id/details', async () => {
  const params = { id: await makeProject(tenant) };
  const { details } = projects;
  expect(await office.get(details, { params })).toEqual(await office.get(projects.get, { params }));
  const unknown = { params: { id: randomUUIDv7() } };
  expect((await office.call(details, unknown)).statusCode).toBe(404);
});

describe('GET /projectstatuses', () => {
  it('returns the statuses in their order, each with its number of projects', async () => {
    expect(await office.get(projectStatuses.list)).toEqual([]);
    const done = await makeStatus(tenant, 'Gereed', 2);
    const running = await makeStatus(tenant, 'Lopend', 1);
    for (const status_id of [running, running, null]) await makeProject(tenant, { status_id });
    await makeProject(tenant, { status_id: done, deleted_at: new Date() });
    expect(await office.get(projectStatuses.list)).toEqual([
      { id: running, status: 'Lopend', index: 1, projectCount: 2 },
      { id: done, status: 'Gereed', index: 2, projectCount: 0 },
    ]);
  });
});
