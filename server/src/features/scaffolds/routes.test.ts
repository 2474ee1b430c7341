import { randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { computeStanding } from '@ploegplan/contract/rules/scaffolds/register';
import { usualScaffoldSettings } from '@ploegplan/contract/rules/scaffolds/usual-settings';
import { ownScaffolds, scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import type { NewScaffoldEvent } from '@ploegplan/contract/scaffolds/schemas';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { drawJpeg, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  inUseSince,
  makeDocument,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeScaffold,
  makeUser,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const today = getToday();
const DAY_HOURS = 24;

describeRecordRoutes('records of scaffolds', {
  server,
  endpoints: scaffolds,
  make: async (tenant, values) =>
    makeScaffold(tenant, { project_id: await makeProject(tenant), ...values }),
  required: ['projectId', 'number'],
  references: { projectId: makeProject, drawingId: makeDocument },
  values: async (tenant) => ({ projectId: await makeProject(tenant), number: randomUUIDv7() }),
});

const { tenant, browser: office } = useVisitor(server);
const certificates = JSON.stringify([
  { kind: 'scaffolder', name: '', number: '', validUntil: null },
]);
const answers = [{ point: 'Leuningen', answer: 'ok' as const, remark: '' }];

let project: string;
let inspector: string;
beforeEach(async () => {
  project = await makeProject(tenant, { title: 'Kade' });
  inspector = await makeEmployee(tenant, { name: 'Inge', job_title: 'Voorman', certificates });
});

const create = (values: { interval_days?: number; interval_reason?: string } = {}, hoursAgo = 1) =>
  makeScaffold(tenant, { project_id: project, events: inUseSince(hoursAgo), ...values });
const record = (id: string, event: Partial<NewScaffoldEvent>) =>
  office.call(scaffolds.record, {
    params: { id },
    body: { id: randomUUIDv7(), kind: 'inspection', at: new Date().toISOString(), ...event },
  });
const read = (id: string) => office.get(scaffolds.get, { params: { id } });

it('a scaffold stays, without a drawing, when the document of it is gone for good', async () => {
  const drawingId = await makeDocument(tenant);
  const id = await makeScaffold(tenant, { project_id: project, drawing_id: drawingId });
  await tenant.transact((tx) => tx.deleteFrom('documents').where('id', '=', drawingId).execute());
  expect(await read(id)).toMatchObject({ drawingId: null });
});

describe('POST /scaffolds/:id/events', () => {
  it('takes a scaffold from building to use, with who inspected it, and says when it is due', async () => {
    const id = await makeScaffold(tenant, { project_id: project });
    await record(id, { kind: 'state', toState: 'building' });
    const handOver = { kind: 'state', toState: 'handed-over', employeeId: inspector } as const;
    expect((await record(id, handOver)).json().code).toBe('scaffold-not-inspected');
    expect((await record(id, { ...handOver, answers })).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({
      state: 'handed-over',
      inspectedOn: today,
      dueOn: addDays(today, 14),
      dueReason: 'regular',
    });
    const events = await office.get(scaffolds.events, { params: { id } });
    expect(events.map(({ by, toState }) => [by, toState])).toEqual([
      ['Inge', 'handed-over'],
      [expect.any(String), 'building'],
    ]);
  });

  it('rejects an inspection by nobody, by another function, and above the category of the function', async () => {
    const id = await create();
    const helper = await makeEmployee(tenant, { job_title: 'Hulpmonteur', certificates });
    const first = await makeEmployee(tenant, { job_title: 'Eerste monteur', certificates });
    const inspect = async (employeeId: string | null) =>
      (await record(id, { answers, employeeId })).statusCode;
    expect(await inspect(null)).toBe(403);
    expect(await inspect(helper)).toBe(403);
    expect(await inspect(first)).toBe(200);
    await tenant.transact((tx) => tx.updateTable('scaffolds').set({ category: '4' }).execute());
    expect(await inspect(first)).toBe(403);
    expect(await inspect(inspector)).toBe(200);
    await office.get(settings.change, {
      body: {
        version: 1,
        scaffoldSettings: { ...usualScaffoldSettings, inspectors: [], needsCertificate: false },
      },
    });
    expect(await inspect(inspector)).toBe(403);
  });

  it('records a repeated event once, and refuses its id for another scaffold', async () => {
    const [id, other] = [await create(), await create()];
    const event = { id: randomUUIDv7(), answers, employeeId: inspector };
    await record(id, event);
    expect((await record(id, event)).statusCode).toBe(200);
    expect((await record(other, event)).statusCode).toBe(400);
    expect(await office.get(scaffolds.events, { params: { id } })).toHaveLength(3);
  });

  it('counts an event never later than it arrived', async () => {
    const id = await create();
    await record(id, { kind: 'incident', at: `${addDays(today, 3)}T08:00:00.000Z` });
    expect(await read(id)).toMatchObject({ dueOn: today, dueReason: 'incident' });
  });

  it('ends a long interval with an alteration', async () => {
    const id = await create({ interval_days: 60, interval_reason: 'Binnen' });
    expect((await read(id)).dueOn).toBe(addDays(today, 60));
    await record(id, { kind: 'state', toState: 'altered' });
    expect(await read(id)).toMatchObject({ intervalDays: null, intervalReason: '' });
  });
});

describe('PUT /scaffolds/:id', () => {
  it('asks why the interval is longer than two weeks, and moves the due date with it', async () => {
    const id = await create();
    const { state, isPaused, inspectedOn, dueOn, dueReason, plannedOn, inspectBy, ...rest } =
      await read(id);
    const { id: _, deleted, ...values } = rest;
    const change = (intervalReason: string) =>
      office.call(scaffolds.update, {
        params: { id },
        body: { ...values, intervalDays: 30, intervalReason },
      });
    expect((await change('')).json().fields).toMatchObject([{ field: 'intervalReason' }]);
    expect((await change('Binnen')).json()).toMatchObject({ dueOn: addDays(today, 30) });
  });

  it('keeps a number for one scaffold', async () => {
    await makeScaffold(tenant, { project_id: project, number: 'A-1' });
    const body = { projectId: project, number: 'a-1' };
    expect((await office.call(scaffolds.create, { body })).json().code).toBe('name-taken');
  });
});

describe('POST /scaffolds/storm', () => {
  it('closes off what is in use at once, and leaves out the rest', async () => {
    const used = [await create(), await create()];
    const planned = await makeScaffold(tenant, { project_id: project });
    const scaffoldIds = [...used, planned];
    const storm = { scaffoldIds, closes: true, at: new Date().toISOString(), remark: 'Bft 9' };
    expect(await office.get(scaffolds.storm, { body: storm })).toEqual({ count: 2 });
    expect(await read(used[0] ?? '')).toMatchObject({
      state: 'closed-off',
      dueOn: today,
      dueReason: 'storm',
    });
    expect((await read(planned)).state).toBe('planned');
    const unknown = { ...storm, scaffoldIds: [randomUUIDv7()] };
    expect((await office.call(scaffolds.storm, { body: unknown })).statusCode).toBe(404);
  });
});

describe('GET /scaffolds', () => {
  it('lists 2,000 scaffolds whose stored standing is what the rule says of their events', async () => {
    await create();
    await tenant.transact(async (tx) => {
      const { id } = await tx.selectFrom('scaffolds').select('id').executeTakeFirstOrThrow();
      const rows = Array.from({ length: 1_999 }, (_, at) => ({
        id: randomUUIDv7(),
        project_id: project,
        number: `B-${at}`,
      }));
      for (let at = 0; at < rows.length; at += 500)
        await tx
          .insertInto('scaffolds')
          .values(rows.slice(at, at + 500))
          .execute();
      return id;
    });
    const listed = await office.get(scaffolds.list);
    expect(listed).toHaveLength(2_000);
    const used = listed.find(({ state }) => state === 'handed-over');
    const events = await office.get(scaffolds.events, { params: { id: used?.id ?? '' } });
    expect(used).toMatchObject(computeStanding(events, null));
  });

  it('has the next day on which an inspection is planned', async () => {
    const id = await create();
    const values = { projectId: project, scaffoldId: id, employeeIds: [inspector] };
    const item = await office.get(planning.create, {
      body: { date: addDays(today, 2), ...values },
    });
    await office.get(planning.create, { body: { date: addDays(today, -2), ...values } });
    expect((await read(id)).plannedOn).toBe(addDays(today, 2));
    const other = await makeProject(tenant);
    await office.get(planning.update, {
      params: { id: item.id },
      body: { version: item.version, projectId: other },
    });
    expect((await read(id)).plannedOn).toBeNull();
  });
});

describe('GET /scaffolds/due', () => {
  it('has what is due by the last working day, the first one first', async () => {
    const overdue = await create({}, 20 * DAY_HOURS);
    const incident = await create();
    await record(incident, { kind: 'incident' });
    await create();
    const due = await office.get(scaffolds.due);
    expect(due.map(({ id, dueReason }) => [id, dueReason])).toEqual([
      [overdue, 'regular'],
      [incident, 'incident'],
    ]);
    expect(due[0]).toMatchObject({ projectTitle: 'Kade', dueOn: addDays(today, -6) });
  });
});

describe('an employee on the project', () => {
  let phone: TestBrowser;
  let employeeIds: string[];
  beforeEach(async () => {
    const user = await makeUser(tenant, { userType: 'employee', employeeId: inspector });
    phone = await browseAs(server, tenant, user);
    employeeIds = [inspector];
  });
  const send = (id: string, event: Partial<NewScaffoldEvent> = {}) =>
    phone.call(ownScaffolds.record, {
      params: { id },
      body: {
        id: randomUUIDv7(),
        kind: 'inspection',
        at: new Date().toISOString(),
        answers,
        ...event,
      },
    });

  it('sees its scaffolds with the item, but for dismantled ones, and inspects one with photos, once', async () => {
    const scaffold_id = await create();
    const gone = await create();
    await record(gone, { kind: 'state', toState: 'dismantled' });
    const planned = { project_id: project, scaffold_id, date: today, employeeIds };
    const { id } = await makePlanningItem(tenant, planned);
    const item = await phone.get(employeePlanning.get, { params: { id } });
    expect(item.scaffolds).toMatchObject({
      plannedId: scaffold_id,
      scaffolds: [{ id: scaffold_id, mayInspect: true, mayHandOver: true }],
    });
    expect(item.scaffolds?.checklist).toHaveLength(20);
    const event = { id: randomUUIDv7() };
    const owner = { type: '', ...event };
    expect((await send(scaffold_id, event)).statusCode).toBe(200);
    expect((await send(scaffold_id, event)).statusCode).toBe(200);
    const photo = await drawJpeg();
    const form = {
      files: [['a.jpg', photo] as [string, typeof photo]],
      fields: [['ids', randomUUIDv7()] as [string, string]],
    };
    for (const _ of [1, 2]) {
      expect((await sendForm(phone, ownScaffolds.addPhotos, owner, form)).statusCode).toBe(204);
    }
    const [newest] = await office.get(scaffolds.events, { params: { id: scaffold_id } });
    expect(newest).toMatchObject({ ...event, by: 'Inge', photos: ['a.jpg'] });
  });

  it('is refused on a day without work there, and for photos of an event of somebody else', async () => {
    const id = await create();
    expect((await send(id)).statusCode).toBe(404);
    const date = addDays(today, 1);
    await makePlanningItem(tenant, { project_id: project, date, employeeIds });
    expect((await send(id, { at: `${date}T10:00:00.000Z` })).statusCode).toBe(404);
    const [event] = await office.get(scaffolds.events, { params: { id } });
    const form = { files: [['a.jpg', await drawJpeg()] as [string, Buffer<ArrayBuffer>]] };
    const refused = await sendForm(
      phone,
      ownScaffolds.addPhotos,
      { type: '', id: event?.id ?? '' },
      form,
    );
    expect(refused.statusCode).toBe(404);
  });

  it('sees no scaffolds where the company hides the register', async () => {
    await create();
    const { id } = await makePlanningItem(tenant, {
      project_id: project,
      date: today,
      employeeIds,
    });
    await office.get(settings.change, { body: { version: 1, hiddenParts: ['scaffolds'] } });
    expect(await phone.get(employeePlanning.get, { params: { id } })).not.toHaveProperty(
      'scaffolds',
    );
  });
});
