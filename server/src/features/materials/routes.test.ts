import { randomUUIDv7 } from 'node:crypto';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { materials } from '@ploegplan/contract/materials/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeEmployee,
  makeMaterial,
  makeProject,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);

describeRecordRoutes('records of materials', {
  server,
  endpoints: materials,
  make: makeMaterial,
  required: ['name'],
  order: 'name',
});

let material: string;
let project: string;
let employee: string;
beforeEach(async () => {
  material = await makeMaterial(tenant);
  project = await makeProject(tenant);
  employee = await makeEmployee(tenant);
});

/** The Monday after next, from which on the days of a week are known. */
const monday = addDays(getMonday(getToday()), 14);

type Values = Extract<PlanningEdit, { kind: 'create' }>['values'];
const edit = async (...edits: PlanningEdit[]) => {
  const response = await office.call(planning.edit, { body: { edits } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items[0];
};
const plan = async (values: Partial<Values> = {}) => {
  const item = {
    date: monday,
    startTime: '07:00',
    endTime: '16:00',
    projectId: project,
    clientId: null,
    location: '',
    description: '',
    contactPerson: noContact,
    employeeIds: [employee],
    materialIds: [material],
    drivers: [],
    needs: [],
    rangeId: null,
    isDraft: false,
    ...values,
  };
  return edit({ kind: 'create', id: randomUUIDv7(), values: item });
};
const stretches = async (id = material) => {
  const planned = await office.get(materials.planned, {});
  return planned.find(({ materialId }) => materialId === id)?.stretches ?? [];
};

describe('GET /materials/planned', () => {
  it('has the days of one work together over a weekend, and apart after a longer gap', async () => {
    const first = await plan({ date: addDays(monday, 4) });
    for (const days of [7, 8, 20]) await plan({ date: addDays(monday, days) });
    const common = {
      startTime: '07:00:00',
      endTime: '16:00:00',
      projectId: project,
      clientId: null,
    };
    expect(await stretches()).toEqual([
      {
        ...common,
        firstDay: addDays(monday, 4),
        lastDay: addDays(monday, 8),
        itemId: first.id,
        isDraft: false,
      },
      expect.objectContaining({
        ...common,
        firstDay: addDays(monday, 20),
        lastDay: addDays(monday, 20),
      }),
    ]);
  });

  it('tells works at the same time apart, the earlier one first, and at most three', async () => {
    const client = await makeClient(tenant);
    await plan();
    await plan({ date: addDays(monday, 1) });
    await plan({ startTime: '06:00', projectId: null, clientId: client, isDraft: true });
    for (const days of [30, 60, 90]) await plan({ date: addDays(monday, days) });
    expect(await stretches()).toMatchObject([
      { clientId: client, projectId: null, isDraft: true },
      { projectId: project, firstDay: monday, lastDay: addDays(monday, 1) },
      { firstDay: addDays(monday, 30) },
    ]);
  });

  it('is free on the days between two of the same week', async () => {
    for (const days of [0, 3, 4]) await plan({ date: addDays(monday, days) });
    expect(await stretches()).toMatchObject([
      { firstDay: monday, lastDay: monday },
      { firstDay: addDays(monday, 3), lastDay: addDays(monday, 4) },
    ]);
  });

  it('does not count days for one work that it is elsewhere', async () => {
    await plan();
    await plan({ date: addDays(monday, 4), projectId: await makeProject(tenant) });
    await plan({ date: addDays(monday, 8) });
    expect((await stretches()).map(({ lastDay }) => lastDay)).toEqual(
      [0, 4, 8].map((days) => addDays(monday, days)),
    );
  });

  it('follows every move of an item, another material and a deletion', async () => {
    const { id, version } = await plan();
    const moved = await edit({
      kind: 'change',
      id,
      version,
      values: { date: addDays(monday, 2), startTime: '08:00' },
    });
    expect(await stretches()).toMatchObject([
      { firstDay: addDays(monday, 2), lastDay: addDays(monday, 2), startTime: '08:00:00' },
    ]);
    const other = await makeMaterial(tenant);
    const given = await edit({
      kind: 'change',
      id,
      version: moved.version,
      values: { materialIds: [other] },
    });
    expect([await stretches(), await stretches(other)]).toMatchObject([[], [{ itemId: id }]]);
    await edit({ kind: 'remove', id, version: given.version });
    expect(await stretches(other)).toEqual([]);
  });

  it('leaves out what is past', async () => {
    await plan({ date: addDays(getToday(), -1) });
    expect(await stretches()).toEqual([]);
    await plan({ date: getToday() });
    expect(await stretches()).toMatchObject([{ firstDay: getToday() }]);
  });
});

describe('GET /materials/:id/work', () => {
  it('has what comes, the first one first, and what was, the last one first', async () => {
    const days = [-9, -2, 3, 10].map((count) => addDays(getToday(), count));
    for (const date of days) await plan({ date });
    const work = await office.get(materials.work, { params: { id: material } });
    expect(work).toMatchObject({ upcomingCount: 2, pastCount: 2 });
    expect([...work.past, ...work.upcoming].map(({ date }) => date)).toEqual(
      [-2, -9, 3, 10].map((count) => addDays(getToday(), count)),
    );
    expect(work.upcoming[0]).toMatchObject({ projectId: project, employeeIds: [employee] });
  });
});

describe('GET /materials/:id/history', () => {
  it('says who changed the state', async () => {
    const params = { id: material };
    const { id: _, deleted: __, ...values } = await office.get(materials.get, { params });
    await office.get(materials.update, { params, body: { ...values, state: 'defective' } });
    const [change] = await office.get(materials.history, { params });
    expect(change).toMatchObject({
      by: user.username,
      fields: [{ field: 'state', from: 'usable', to: 'defective' }],
    });
  });
});
