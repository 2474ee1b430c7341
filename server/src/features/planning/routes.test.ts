import { randomUUIDv7 } from 'node:crypto';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
let project: string;
let anja: string;
let piet: string;
beforeEach(async () => {
  project = await factories.makeProject(tenant);
  // Answers list employees by id, and ids of the same millisecond have no order.
  const ids = [await factories.makeEmployee(tenant), await factories.makeEmployee(tenant)].sort();
  [anja = '', piet = ''] = ids;
});

const date = '2030-01-07';
const nothingRecorded = { hoursWorked: null, notes: '' };
const contactPerson = {
  name: 'Karin',
  phonenumber: '06 12345678',
  email: 'karin@example.nl',
  showName: true,
  showPhonenumber: true,
  showEmail: false,
};

let crew: string | undefined;
describeRecordRoutes('records of planning', {
  server,
  endpoints: {
    get: planning.get,
    create: planning.create,
    change: planning.update,
  },
  make: async (at) => (await factories.makePlanningItem(at)).id,
  references: {
    projectId: factories.makeProject,
    scaffoldId: async (at) =>
      factories.makeScaffold(at, { project_id: await factories.makeProject(at) }),
  },
  required: ['date', 'projectId', 'employeeIds'],
  clears: ['startTime', 'endTime'],
  values: async (at) => {
    crew ??= await factories.makeEmployee(at);
    return {
      date,
      startTime: '07:00:00',
      employeeIds: [crew],
      contactPerson,
      rangeId: randomUUIDv7(),
    };
  },
});

const plan = (body: Partial<BodyFor<typeof planning.create>> = {}) =>
  office.call(planning.create, {
    body: { date, projectId: project, employeeIds: [anja], ...body },
  });
const read = (id: string) => office.get(planning.get, { params: { id } });
const list = async (from: string, to = from) => office.get(planning.list, { query: { from, to } });

describe('GET /planning', () => {
  const idsOf = async (from: string, to: string) => (await list(from, to)).map(({ id }) => id);

  it('lists the items in the range of days, both included, in order', async () => {
    const add = async (day: string, startTime: string | null = null) =>
      ((await plan({ date: day, startTime })).json() as PlanningItem).id;
    const later = await add('2030-01-08');
    const first = await add('2030-01-07', '07:00');
    const second = await add('2030-01-07', '06:30');
    await add('2030-01-06');
    await add('2030-01-09');
    expect(await idsOf('2030-01-07', '2030-01-08')).toEqual([second, first, later]);
    expect(await idsOf('2030-01-10', '2030-01-10')).toEqual([]);
  });

  it.each([
    ['2030-01-01', '2030-03-03', 200, undefined],
    ['2030-01-01', '2030-03-04', 400, [{ field: 'to', code: 'range-too-long' }]],
    ['2030-01-02', '2030-01-01', 400, [{ field: 'to', code: 'before-from' }]],
    ['2030-02-30', '2030-03-01', 400, [{ field: 'from', code: 'invalid_format' }]],
    ['1899-12-31', '1900-01-01', 400, [{ field: 'from', code: 'date-range' }]],
    ['2199-12-31', '2200-01-01', 400, [{ field: 'to', code: 'date-range' }]],
  ])('from %s to %s is answered with %i', async (from, to, status, fields) => {
    const response = await office.call(planning.list, { query: { from, to } });
    expect([response.statusCode, response.json().fields]).toEqual([status, fields]);
  });
});

describe('GET /planning/following', () => {
  it.each(['projectId', 'crew', 'employeeId', 'materialId', 'rangeId'] as const)(
    'lists the items of a %s from a day on, by day, and none of another',
    async (key) => {
      const [crew, rangeId] = [`Ploeg ${randomUUIDv7()}`, randomUUIDv7()];
      const employeeId = await factories.makeEmployee(tenant, { crew });
      const [projectId, materialId] = [
        await factories.makeProject(tenant),
        await factories.makeMaterial(tenant),
      ];
      const of = { projectId, rangeId, employeeIds: [employeeId], materialIds: [materialId] };
      const add = async (values: Partial<BodyFor<typeof planning.create>>) =>
        ((await plan(values)).json() as PlanningItem).id;
      const later = await add({ ...of, date: '2030-05-01' });
      const first = await add({ ...of, date: '2030-01-07' });
      await add({ ...of, date: '2030-01-06' });
      await add({ date: '2030-01-08' });
      const work = { projectId, crew, employeeId, materialId, rangeId };
      const query = { from: '2030-01-07', [key]: work[key] };
      const items = await office.get(planning.following, { query });
      expect(items.map(({ id }) => id)).toEqual([first, later]);
    },
  );

  it('refuses a question about nothing, and answers one about two things with what is of both', async () => {
    const from = '2030-01-07';
    await plan({ date: from });
    const nothing = await office.call(planning.following, { query: { from } });
    expect(nothing.statusCode).toBe(400);
    const query = { from, projectId: project, crew: 'Niemand' };
    expect(await office.get(planning.following, { query })).toEqual([]);
  });
});

describe('POST /planning', () => {
  it('plans several employees on a project', async () => {
    const crane = await factories.makeMaterial(tenant);
    const response = await plan({
      startTime: '07:00',
      endTime: '16:15:30',
      employeeIds: [piet, anja],
      materialIds: [crane, crane],
      location: ' Kade 1 ',
      description: 'Opbouw',
      contactPerson,
    });
    const item: PlanningItem = response.json();
    expect(item).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      date,
      startTime: '07:00:00',
      endTime: '16:15:30',
      projectId: project,
      clientId: null,
      location: 'Kade 1',
      description: 'Opbouw',
      contactPerson,
      assignments: [
        { employeeId: anja, ...nothingRecorded },
        { employeeId: piet, ...nothingRecorded },
      ],
      materialIds: [crane],
      drivers: [],
      needs: [],
      rangeId: null,
      isDraft: false,
      imageCount: 0,
      version: 1,
    });
    expect(await read(item.id)).toEqual(item);
  });

  it('plans for a client without a project, with default values', async () => {
    const clientId = await factories.makeClient(tenant);
    expect((await plan({ projectId: null, clientId })).json()).toMatchObject({
      projectId: null,
      clientId,
      startTime: null,
      endTime: null,
      location: '',
      contactPerson: { name: '', showName: true, showPhonenumber: true, showEmail: true },
    });
  });

  it('requires a project or a client, and not both', async () => {
    const clientId = await factories.makeClient(tenant);
    for (const body of [{ clientId }, { projectId: null }]) {
      const response = await plan(body);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual([{ field: 'projectId', code: 'project-or-client' }]);
    }
  });

  it('assigns an employee once who is listed twice', async () => {
    const { assignments } = (await plan({ employeeIds: [anja, anja.toUpperCase()] })).json();
    expect(assignments).toEqual([{ employeeId: anja, ...nothingRecorded }]);
  });

  it.each(['clientId', 'employeeIds', 'materialIds'] as const)(
    'reports an unknown %s',
    async (field) => {
      const elsewhere = await factories.makeTenant(server);
      const theirs = {
        clientId: await factories.makeClient(elsewhere),
        employeeIds: await factories.makeEmployee(elsewhere),
        materialIds: await factories.makeMaterial(elsewhere),
      };
      for (const reference of [randomUUIDv7(), theirs[field]]) {
        const response = await plan(
          field === 'clientId'
            ? { projectId: null, clientId: reference }
            : { [field]: field === 'employeeIds' ? [anja, reference] : [reference] },
        );
        expect(response.statusCode).toBe(400);
        expect(response.json().fields).toEqual([{ field, code: 'unknown-reference' }]);
      }
      expect(await list(date)).toEqual([]);
    },
  );

  it.each([
    ['date', 'date-range', { date: '2200-01-01' }],
    ['startTime', 'invalid_format', { startTime: '7:00' }],
    ['endTime', 'invalid_format', { endTime: '24:00' }],
    ['employeeIds', 'too_small', { employeeIds: [] }],
    ['employeeIds', 'too_big', { employeeIds: Array(101).fill(randomUUIDv7()) }],
    ['employeeIds.1', 'invalid_format', { employeeIds: [randomUUIDv7(), '1'] }],
    [
      'contactPerson.email',
      'too_big',
      { contactPerson: { ...contactPerson, email: 'x'.repeat(201) } },
    ],
  ])('reports the invalid field: %s %s', async (field, code, body) => {
    const response = await plan(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'validation', fields: [{ field, code }] });
  });
});
