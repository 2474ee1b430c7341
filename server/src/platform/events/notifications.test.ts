import { randomUUIDv7 } from 'node:crypto';
import { today } from '@ploegplan/contract/rules/dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/factories.ts';
import { asOwner, useServer } from '../../../test/server.ts';
import { inTenant } from '../tenants/transaction.ts';

const server = useServer();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
});

const heard: string[] = [];
let ears: { close(): Promise<void> };
beforeAll(async () => {
  const hear = (payload: string) => void heard.push(payload);
  ears = await server.database.listener.listen('ploegplan_events', { hear, missed: () => {} });
});
afterAll(() => ears.close());

/** All that was told up to now. */
async function told(): Promise<{ [name: string]: unknown }[]> {
  const end = JSON.stringify({
    tenant: randomUUIDv7(),
    subject: 'nothing',
    ids: [],
    employees: [],
    by: null,
  });
  await server.database.pool.query(`select pg_notify('ploegplan_events', $1)`, [end]);
  await expect.poll(() => heard.at(-1), { timeout: 10_000, interval: 10 }).toBe(end);
  return heard
    .splice(0)
    .slice(0, -1)
    .map((payload) => JSON.parse(payload));
}
beforeEach(async () => void (await told()));
afterEach(() => heard.splice(0));

const change = (work: Parameters<TestTenant['transact']>[0]) => tenant.transact(work);
const base = () => ({ tenant: tenant.id, by: null });

describe('a change', () => {
  it('is told when it commits, with the tenant, the rows and who did it', async () => {
    const { id: userId } = await makeUser(tenant);
    await told();
    const id = randomUUIDv7();
    await inTenant(server.database.pool, { tenantId: tenant.id, userId }, async (tx) => {
      await tx.insertInto('clients').values({ id, name: 'Jansen' }).execute();
      expect(await told()).toEqual([]);
    });
    const one = { tenant: tenant.id, subject: 'clients', ids: [id], employees: [], by: userId };
    expect(await told()).toEqual([one]);
  });

  it('that is rolled back is told to nobody', async () => {
    const undone = change(async (tx) => {
      await tx.insertInto('clients').values({ id: randomUUIDv7(), name: 'Jansen' }).execute();
      throw new Error('Changed my mind');
    });
    await expect(undone).rejects.toThrow('Changed my mind');
    expect(await told()).toEqual([]);
  });

  it('that changes nothing, or only when somebody was last there, is not told', async () => {
    const { id } = await makeUser(tenant);
    await told();
    await change((tx) => tx.updateTable('users').set({ last_used_at: new Date() }).execute());
    await change((tx) =>
      tx.updateTable('users').set({ active: true }).where('id', '=', id).execute(),
    );
    await change((tx) => tx.deleteFrom('clients').where('id', '=', randomUUIDv7()).execute());
    expect(await told()).toEqual([]);
  });

  it('of many rows is told without their names, however many there are', async () => {
    const rows = (prefix: string) =>
      `insert into clients (tenant_id, id, name)
       select '${tenant.id}', gen_random_uuid(), '${prefix} ' || n from generate_series(1, 5000) n`;
    await asOwner(server.ownerUrl, rows('Klant'));
    expect(await told()).toEqual([{ ...base(), subject: 'clients', ids: null, employees: [] }]);
  });
});

describe('a change of planning', () => {
  it('names the employees who are on the item, and who was taken off it', async () => {
    const [one, other] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const { id } = await makePlanningItem(tenant, { employeeIds: [one] });
    await told();
    const planning = { ...base(), subject: 'planning', ids: [id] };

    await change((tx) =>
      tx.updateTable('planning_items').set({ location: 'Zwolle' }).where('id', '=', id).execute(),
    );
    expect(await told()).toEqual([{ ...planning, employees: [one] }]);

    await change(async (tx) => {
      await tx.deleteFrom('planning_assignments').where('planning_item_id', '=', id).execute();
      const added = { planning_item_id: id, employee_id: other, date: '2030-01-07' };
      await tx.insertInto('planning_assignments').values(added).execute();
    });
    expect(await told()).toEqual([
      { ...planning, employees: [one] },
      { ...planning, employees: [other] },
    ]);

    await change((tx) => tx.deleteFrom('planning_items').where('id', '=', id).execute());
    expect(await told()).toContainEqual({ ...planning, employees: [other] });
  });

  it('fits into a notification, also for a crew that does not', async () => {
    const employeeIds: string[] = [];
    for (let count = 0; count < 101; count += 1) employeeIds.push(await makeEmployee(tenant));
    const { id } = await makePlanningItem(tenant, { employeeIds });
    await told();
    const move = () =>
      change((tx) =>
        tx
          .updateTable('planning_items')
          .set({ description: randomUUIDv7() })
          .where('id', '=', id)
          .execute(),
      );
    await move();
    const planning = { ...base(), subject: 'planning', ids: [id] };
    expect(await told()).toEqual([{ ...planning, employees: null }]);
    await change((tx) =>
      tx
        .deleteFrom('planning_assignments')
        .where('employee_id', '=', employeeIds[0] ?? '')
        .execute(),
    );
    await told();
    await move();
    const [last] = await told();
    expect(last).toMatchObject({ employees: { length: 100 } });
  });
});

describe('a change of a project or client', () => {
  it('names who is planned on it from last week on', async () => {
    const [now, before] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const client = await makeClient(tenant);
    const project = await makeProject(tenant, { client_id: client });
    await makePlanningItem(tenant, { project_id: project, employeeIds: [now], date: today() });
    const long = { project_id: project, employeeIds: [before], date: '2020-01-06' };
    await makePlanningItem(tenant, long);
    await told();
    for (const [table, id] of [
      ['projects', project],
      ['clients', client],
    ] as const) {
      await change((tx) =>
        tx.updateTable(table).set({ location: 'Zwolle' }).where('id', '=', id).execute(),
      );
      const one = { ...base(), subject: table, ids: [id], employees: [now] };
      expect(await told()).toEqual([one]);
    }
  });
});

describe('a new name', () => {
  const rename = async (table: 'employees' | 'materials', id: string) => {
    await change((tx) => tx.updateTable(table).set({ name: id }).where('id', '=', id).execute());
    return told();
  };

  it('of an employee names who works together with that one from last week on', async () => {
    const [one, mate, before] = [
      await makeEmployee(tenant),
      await makeEmployee(tenant),
      await makeEmployee(tenant),
    ];
    await makePlanningItem(tenant, { employeeIds: [one, mate], date: today() });
    await makePlanningItem(tenant, { employeeIds: [one, before], date: '2020-01-06' });
    await told();
    const heardOf = { ...base(), subject: 'employees', ids: [one] };
    const [{ employees, ...rest } = {}] = await rename('employees', one);
    expect({ ...rest, employees: new Set(employees as string[]) }).toEqual({
      ...heardOf,
      employees: new Set([one, mate]),
    });
    await change((tx) =>
      tx.updateTable('employees').set({ phonenumber: '06' }).where('id', '=', one).execute(),
    );
    expect(await told()).toEqual([{ ...heardOf, employees: [] }]);
  });

  it('of a material names who has it on the planning', async () => {
    const one = await makeEmployee(tenant);
    const { id: planning_item_id } = await makePlanningItem(tenant, {
      employeeIds: [one],
      date: today(),
    });
    const material_id = randomUUIDv7();
    await change(async (tx) => {
      await tx.insertInto('materials').values({ id: material_id, name: 'Molen' }).execute();
      await tx
        .insertInto('planning_item_materials')
        .values({ planning_item_id, material_id })
        .execute();
    });
    await told();
    const heardOf = { ...base(), subject: 'materials', ids: [material_id] };
    expect(await rename('materials', material_id)).toEqual([{ ...heardOf, employees: [one] }]);
    const gone = { deleted_at: new Date() };
    await change((tx) =>
      tx.updateTable('materials').set(gone).where('id', '=', material_id).execute(),
    );
    expect(await told()).toEqual([{ ...heardOf, employees: [] }]);
  });
});
