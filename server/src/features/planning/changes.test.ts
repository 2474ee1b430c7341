import { randomUUIDv7 } from 'node:crypto';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user: planner, browser: office } = useVisitor(server);
let project: string;
let anja: string;
let piet: string;
beforeEach(async () => {
  project = await makeProject(tenant);
  // Answers list employees by id, and ids of the same millisecond have no order.
  const ids = [await makeEmployee(tenant), await makeEmployee(tenant)].sort();
  [anja = '', piet = ''] = ids;
});

const date = '2030-01-07';
const nothingRecorded = { hoursWorked: null, notes: '' };
const plan = (body: Partial<BodyFor<typeof planning.create>> = {}) =>
  office.call(planning.create, {
    body: { date, projectId: project, employeeIds: [anja], ...body },
  });
const change = (
  { id, version }: PlanningItem,
  values: Omit<BodyFor<typeof planning.update>, 'version'>,
) => office.call(planning.update, { params: { id }, body: { ...values, version } });
const read = (id: string) => office.get(planning.get, { params: { id } });

async function makeItem(employeeIds = [anja, piet]): Promise<PlanningItem> {
  const { id } = await makePlanningItem(tenant, { date, project_id: project, employeeIds });
  return read(id);
}

const record = (employeeId: string, values: { hours_worked?: number; notes?: string }) =>
  changeRows(tenant, 'planning_assignments', values, { employee_id: employeeId });

describe('PATCH /planning/:id', () => {
  it('moves an item to another day, with its assignments and hours', async () => {
    const item = await makeItem();
    await record(anja, { hours_worked: 7.75 });
    const moved = (await change(item, { date: '2030-01-09' })).json();
    expect(moved).toMatchObject({ date: '2030-01-09', assignments: expect.any(Array) });
    const query = { from: '2030-01-09', to: '2030-01-09' };
    const [listed] = await office.get(planning.list, { query });
    expect(listed).toMatchObject({ employeeIds: [anja, piet], hoursWorked: [7.75, null] });
  });

  it('moves an item from a project to a client, and rejects having both', async () => {
    const item = await makeItem();
    const clientId = await makeClient(tenant);
    const both = await change(item, { clientId });
    expect(both.json().fields).toEqual([{ field: 'projectId', code: 'project-or-client' }]);
    const moved = await change(item, { projectId: null, clientId });
    expect(moved.json()).toMatchObject({ projectId: null, clientId });
  });

  it('replaces the employees, and keeps the hours and notes of those who stay', async () => {
    const item = await makeItem([anja]);
    await record(anja, { hours_worked: 4.5, notes: 'Gereed' });
    const { assignments } = (await change(item, { employeeIds: [piet, anja] })).json();
    expect(assignments).toEqual([
      { employeeId: anja, hoursWorked: 4.5, notes: 'Gereed' },
      { employeeId: piet, ...nothingRecorded },
    ]);
    const again = await change(await read(item.id), { employeeIds: [anja.toUpperCase()] });
    expect(again.json().assignments).toEqual([
      { employeeId: anja, hoursWorked: 4.5, notes: 'Gereed' },
    ]);
  });

  it.each([{ hours_worked: 0 }, { notes: 'Gereed' }])(
    'rejects removing an employee who recorded %o, and changes nothing',
    async (recorded) => {
      const item = await makeItem();
      await record(anja, recorded);
      const response = await change(item, { description: 'Anders', employeeIds: [piet] });
      expect([response.statusCode, response.json().code]).toEqual([409, 'hours-recorded']);
      expect(response.json().fields).toEqual([
        { field: 'employeeIds', code: 'hours-recorded', detail: anja },
      ]);
      expect(await read(item.id)).toMatchObject({ description: '', version: 1 });
      expect((await read(item.id)).assignments).toHaveLength(2);
    },
  );

  it('reports an unknown reference', async () => {
    const response = await change(await makeItem(), { employeeIds: [anja, randomUUIDv7()] });
    expect(response.json().fields).toEqual([{ field: 'employeeIds', code: 'unknown-reference' }]);
  });
});

describe('DELETE /planning/:id', () => {
  const remove = (id: string) => office.call(planning.remove, { params: { id } });

  it('deletes an item, and answers 404 the second time', async () => {
    const { id } = await makeItem();
    expect((await remove(id)).statusCode).toBe(204);
    expect((await office.call(planning.get, { params: { id } })).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it.each([{ hours_worked: 0 }, { notes: 'Gereed' }])(
    'rejects deleting an item on which an employee recorded %o',
    async (recorded) => {
      const item = await makeItem();
      await record(piet, recorded);
      const response = await remove(item.id);
      expect([response.statusCode, response.json().code]).toEqual([409, 'hours-recorded']);
      expect((await read(item.id)).assignments).toHaveLength(2);
    },
  );
});

describe('the change log of planning', () => {
  const readLog = (subject: 'planning_items' | 'planning_assignments', id: string) =>
    readRows(tenant, 'changes', ['user_id', 'action', 'before', 'after'], {
      subject,
      subject_id: id,
    });

  it('has a row with old and new values for each create, change and delete, with its user', async () => {
    const item: PlanningItem = (await plan({ location: 'Kade' })).json();
    const colleague = await makeUser(tenant);
    await office.startSession(tenant, colleague);
    await change(item, { location: 'Brug' });
    await office.startSession(tenant, planner);
    await office.call(planning.remove, { params: { id: item.id } });
    expect(await readLog('planning_items', item.id)).toMatchObject([
      { user_id: planner.id, action: 'insert', before: null, after: { location: 'Kade', date } },
      {
        user_id: colleague.id,
        action: 'update',
        before: { location: 'Kade', version: 1 },
        after: { location: 'Brug', version: 2 },
      },
      { user_id: planner.id, action: 'delete', before: { location: 'Brug' }, after: null },
    ]);
  });

  it('has a row for each assignment and unassignment', async () => {
    const item: PlanningItem = (await plan()).json();
    await change(item, { employeeIds: [piet] });
    expect(await readLog('planning_assignments', item.id)).toMatchObject([
      { user_id: planner.id, action: 'insert', after: { employee_id: anja } },
      { user_id: planner.id, action: 'delete', before: { employee_id: anja } },
      { user_id: planner.id, action: 'insert', after: { employee_id: piet } },
    ]);
  });

  it('has no row for a rejected change', async () => {
    const item = await makeItem();
    const before = await readLog('planning_items', item.id);
    await record(anja, { hours_worked: 8 });
    await change(item, { description: 'Anders', employeeIds: [piet] });
    expect(await readLog('planning_items', item.id)).toEqual(before);
  });
});
