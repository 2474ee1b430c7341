import { randomUUIDv7 } from 'node:crypto';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { openEventStream } from '../../../test/calls/event-reader.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
describeRecordRoutes('records of projects', {
  server,
  endpoints: projects,
  make: factories.makeProject,
  references: { client: factories.makeClient, status: (at) => factories.makeStatus(at) },
  required: ['title'],
  clears: [
    ...['shortName', 'number', 'location', 'description', 'client', 'status'],
    ...['startDate', 'endDate', 'plannedHours'],
  ],
  values: async () => ({
    hue: 120,
    plannedHours: 12.5,
    needs: [
      { function: 'Kraanmachinist', count: 1 },
      { function: '', count: 3 },
    ],
    startDate: '2030-01-07',
    endDate: '2030-01-07',
    contactPerson: { ...noContact, name: 'Opzichter', showEmail: false },
  }),
  order: 'title',
});

describe('GET /projects', () => {
  it('lists those of one client', async () => {
    const client_id = await factories.makeClient(tenant);
    const id = await factories.makeProject(tenant, { client_id });
    await factories.makeProject(tenant);
    const list = (query: { client_id: string }) => office.get(projects.list, { query });
    expect(await list({ client_id })).toEqual([expect.objectContaining({ id, client: client_id })]);
    expect(await list({ client_id: randomUUIDv7() })).toEqual([]);
  });
});

it('GET /projects/:id returns the same as GET /projects/:id/details', async () => {
  const params = { id: await factories.makeProject(tenant) };
  const { details } = projects;
  expect(await office.get(details, { params })).toEqual(await office.get(projects.get, { params }));
  const unknown = { params: { id: randomUUIDv7() } };
  expect((await office.call(details, unknown)).statusCode).toBe(404);
});

describe('POST /projects', () => {
  const create = async (values: object = {}) =>
    office.get(projects.create, { body: { title: 'Kade', ...values } });

  it('gives the first status, unless none is chosen', async () => {
    await factories.makeStatus(tenant, 'Gereed', 2);
    const first = await factories.makeStatus(tenant, 'Aanvraag', 1);
    expect(await create()).toMatchObject({ status: first });
    expect(await create({ status: null })).toMatchObject({ status: null });
  });

  it('gives a hue that no project in use has, also to simultaneous ones', async () => {
    const closed = await factories.makeStatus(tenant);
    await changeRows(tenant, 'project_statuses', { closed: true });
    const finished = await create({ status: closed, hue: 50 });
    expect(finished.hue).toBe(50);
    const made = await Promise.all(Array.from({ length: 10 }, () => create({ status: null })));
    expect(new Set(made.map(({ hue }) => hue)).size).toBe(10);
    expect(made.map(({ hue }) => hue)).toContain(50);
  });

  it('gives the next status while the first one is being deleted', async () => {
    const first = await factories.makeStatus(tenant, 'Aanvraag', 1);
    const next = await factories.makeStatus(tenant, 'Lopend', 2);
    const creates = Array.from({ length: 10 }, () => create());
    const removal = office.call(projectStatuses.remove, {
      params: { id: first },
      query: { move_to: next },
    });
    const made = await Promise.all(creates);
    expect((await removal).statusCode).toBe(204);
    const ids = made.map(({ id }) => office.get(projects.get, { params: { id } }));
    expect(new Set((await Promise.all(ids)).map(({ status }) => status))).toEqual(new Set([next]));
  });

  it('rejects an end before the start at that field, also when one of them is changed', async () => {
    const dates = { startDate: '2030-02-01', endDate: '2030-01-31' };
    const fields = [{ field: 'endDate', code: 'before-start' }];
    const rejected = await office.call(projects.create, { body: { title: 'Kade', ...dates } });
    expect([rejected.statusCode, rejected.json().fields]).toEqual([400, fields]);
    const { id, version } = await create({ startDate: dates.startDate });
    const body = { endDate: dates.endDate, version };
    const changed = await office.call(projects.change, { params: { id }, body });
    expect([changed.statusCode, changed.json().fields]).toEqual([400, fields]);
  });
});

describe('PUT and PATCH /projects/:id', () => {
  const change = (id: string, body: BodyFor<typeof projects.change>) =>
    office.call(projects.change, { params: { id }, body });

  it('clear the contact person by null, and choose the hue again without its own', async () => {
    const contactPerson = { ...noContact, name: 'Opzichter' };
    const made = await office.get(projects.create, { body: { title: 'Kade', contactPerson } });
    const body = { contactPerson: null, hue: null, version: 1 };
    expect((await change(made.id, body)).json()).toMatchObject({
      contactPerson: noContact,
      hue: made.hue,
    });
  });

  it('answer a stale version before dates that the user did not see', async () => {
    const id = await factories.makeProject(tenant);
    await change(id, { endDate: '2030-01-12', version: 1 });
    expect((await change(id, { startDate: '2030-01-15', version: 1 })).statusCode).toBe(409);
  });

  it('names who changed the project meanwhile', async () => {
    const colleague = await factories.makeUser(tenant, { alsoEmployee: true });
    const params = { id: await factories.makeProject(tenant) };
    const other = await browseAs(server, tenant, colleague);
    await other.get(projects.change, { params, body: { title: 'Brug', version: 1 } });
    const body = { title: 'Kade', version: 1 };
    const stale = await office.call(projects.change, { params, body });
    const [employee] = await readRows(tenant, 'employees', ['name']);
    expect(stale.json()).toMatchObject({
      code: 'stale-version',
      changedBy: employee?.name,
      current: { title: 'Brug' },
    });
  });
});

describe('GET /projects/:id/work', () => {
  it('sums planned and recorded hours by week and by employee, around today', async () => {
    const project_id = await factories.makeProject(tenant);
    const [piet, jan] = [
      await factories.makeEmployee(tenant),
      await factories.makeEmployee(tenant),
    ];
    const night = { project_id, start_time: '22:00', end_time: '06:00' };
    const past = await factories.makePlanningItem(tenant, {
      ...night,
      date: '2020-01-05',
      employeeIds: [piet, jan],
    });
    await factories.makePlanningItem(tenant, { ...night, date: '2020-01-06', employeeIds: [piet] });
    const coming = await factories.makePlanningItem(tenant, { project_id, date: '2190-01-05' });
    const written = { employee_id: piet, planning_item_id: past.id };
    await changeRows(tenant, 'planning_assignments', { hours_worked: 7.75 }, written);
    const work = await office.get(projects.work, { params: { id: project_id } });
    expect(work).toMatchObject({ planned: 22.5, recorded: 7.75, upcomingCount: 1, pastCount: 2 });
    expect(work.periods).toEqual([
      { start: '2019-12-30', planned: 15, due: 15, recorded: 7.75 },
      { start: '2020-01-06', planned: 7.5, due: 7.5, recorded: 0 },
    ]);
    const days = { firstDay: '2020-01-05', lastDay: '2020-01-06' };
    expect(work.people).toEqual([
      { employeeId: piet, planned: 15, recorded: 7.75, days: 2, ...days },
      { employeeId: jan, planned: 7.5, recorded: 0, days: 1, ...days, lastDay: days.firstDay },
    ]);
    expect(work.upcoming.map(({ id }) => id)).toEqual([coming.id]);
    expect(work.past[1]?.employeeIds.toSorted()).toEqual([piet, jan].toSorted());
  });
});

describe('POST /projects/import', () => {
  it('gives each a hue of its own and the first status, recorded once', async () => {
    const at = await factories.makeTenant(server);
    const visitor = await browseAs(server, at, await factories.makeUser(at));
    const first = await factories.makeStatus(at, 'Aanvraag', 1);
    const other = await factories.makeStatus(at, 'Gereed', 2);
    const added = ['Kade', 'Brug', 'Sluis'].map((title) => ({ id: randomUUIDv7(), title }));
    const [kade, brug, sluis] = added;
    const body = {
      added: [{ ...kade }, { ...brug, status: other }, { ...sluis, status: null }],
      changed: [],
    } as BodyFor<typeof projects.importRows>;
    for (let time = 0; time < 2; time++) {
      const sent = await visitor.call(projects.importRows, { body });
      expect(sent.json()).toEqual({ added: 3, changed: 0 });
    }
    const kept = await visitor.get(projects.list, { query: {} });
    const statuses = new Map(kept.map(({ title, status }) => [title, status]));
    expect(Object.fromEntries(statuses)).toEqual({ Kade: first, Brug: other, Sluis: null });
    expect(new Set(kept.map(({ hue }) => hue)).size).toBe(3);
    const mutations = await visitor.get(projectStatusMutations.list, { query: {} });
    expect(mutations.map(({ from, to }) => `${from} ${to}`)).toEqual(
      expect.arrayContaining([' Aanvraag', ' Gereed']),
    );
    expect(mutations).toHaveLength(2);
  });

  it('changes each project by its own values and records its status, told in one event', async () => {
    const status = await factories.makeStatus(tenant, 'Gereed');
    const made = [await factories.makeProject(tenant), await factories.makeProject(tenant)];
    const [kade = '', brug = ''] = made;
    const changed = await Promise.all(
      made.map(async (id) => {
        const { deleted, id: _, ...values } = await office.get(projects.get, { params: { id } });
        return { id, values: { ...values, location: `Bij ${id}` } };
      }),
    );
    Object.assign(changed[1]?.values ?? {}, { status, plannedHours: 7.5 });
    const stream = await openEventStream(server, office);
    expect(
      (await office.call(projects.importRows, { body: { added: [], changed } })).json(),
    ).toEqual({ added: 0, changed: 2 });
    for (const { id, values } of changed) {
      const now = await office.get(projects.get, { params: { id } });
      expect(now).toMatchObject({ ...values, version: 2 });
    }
    const recorded = (project: string) =>
      office.get(projectStatusMutations.list, { query: { project } });
    expect(await recorded(kade)).toEqual([]);
    expect(await recorded(brug)).toMatchObject([{ to: 'Gereed' }]);
    const [told] = await stream.receive(1);
    expect(told?.data).toMatchObject({ ids: made.toSorted() });
    stream.close();
  });

  it('names the row whose end is before its begin', async () => {
    const body = {
      added: [{ title: 'Kade' }, { title: 'Brug', startDate: '2030-02-01', endDate: '2030-01-01' }],
      changed: [],
    } as BodyFor<typeof projects.importRows>;
    expect((await office.call(projects.importRows, { body })).json().fields).toEqual([
      { field: 'added.1.endDate', code: 'before-start' },
    ]);
    const id = await factories.makeProject(tenant, { start_date: '2030-02-01' });
    const { deleted, id: _, ...values } = await office.get(projects.get, { params: { id } });
    const changed = [{ id, values: { ...values, endDate: '2030-01-01' } }];
    const sent = await office.call(projects.importRows, { body: { added: [], changed } });
    expect(sent.json().fields).toEqual([
      { field: 'changed.0.values.endDate', code: 'before-start' },
    ]);
  });
});
