import { randomUUIDv7 } from 'node:crypto';
import { getToday } from '@ploegplan/contract/dates/dates';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeClient,
  makeEmployee,
  makeMaterial,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';
import { runInTenant } from '../tenants/transaction.ts';

const server = useServer();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
});

const payloads: string[] = [];
let subscription: { close(): Promise<void> };
beforeAll(async () => {
  const onNotification = (payload: string) => void payloads.push(payload);
  const handler = { onNotification, onGap: () => {} };
  subscription = await server.database.listener.listen('ploegplan_events', handler);
});
afterAll(() => subscription.close());

/** All notifications since the last call; a marker shows that none is still on its way. */
async function received(): Promise<{ [name: string]: unknown }[]> {
  const end = JSON.stringify({
    tenant: randomUUIDv7(),
    subject: 'nothing',
    ids: [],
    employees: [],
    by: null,
  });
  await server.database.pool.query(`select pg_notify('ploegplan_events', $1)`, [end]);
  await expect.poll(() => payloads.at(-1), { timeout: 10_000, interval: 10 }).toBe(end);
  return payloads
    .splice(0)
    .slice(0, -1)
    .map((payload) => JSON.parse(payload));
}
beforeEach(async () => void (await received()));
afterEach(() => payloads.splice(0));

const change = (work: Parameters<TestTenant['transact']>[0]) => tenant.transact(work);
const base = () => ({ tenant: tenant.id, by: null });

describe('a change of a row', () => {
  it('sends a notification on commit, with the tenant, the ids and the user', async () => {
    const { id: userId } = await makeUser(tenant);
    await received();
    const id = randomUUIDv7();
    await runInTenant(server.database.pool, { tenantId: tenant.id, userId }, async (tx) => {
      await tx.insertInto('clients').values({ id, name: 'Jansen' }).execute();
      expect(await received()).toEqual([]);
    });
    const one = { tenant: tenant.id, subject: 'clients', ids: [id], employees: [], by: userId };
    expect(await received()).toEqual([one]);
  });

  it('sends no notification when it is rolled back', async () => {
    const undone = change(async (tx) => {
      await tx.insertInto('clients').values({ id: randomUUIDv7(), name: 'Jansen' }).execute();
      throw new Error('Changed my mind');
    });
    await expect(undone).rejects.toThrow('Changed my mind');
    expect(await received()).toEqual([]);
  });

  it('sends no notification when nothing changed, or only the time of last use', async () => {
    const { id } = await makeUser(tenant);
    await received();
    await changeRows(tenant, 'users', { last_used_at: new Date() });
    await changeRows(tenant, 'users', { active: true }, { id });
    await change((tx) => tx.deleteFrom('clients').where('id', '=', randomUUIDv7()).execute());
    expect(await received()).toEqual([]);
  });

  it('sends one notification without ids for many rows', async () => {
    const rows = (prefix: string) =>
      `insert into clients (tenant_id, id, name)
       select '${tenant.id}', gen_random_uuid(), '${prefix} ' || n from generate_series(1, 5000) n`;
    await asOwner(server.ownerUrl, rows('Klant'));
    expect(await received()).toEqual([{ ...base(), subject: 'clients', ids: null, employees: [] }]);
  });
});

describe('a change of a planning item', () => {
  it('names the employees assigned to the item, and those who were removed from it', async () => {
    const [one, other] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const { id } = await makePlanningItem(tenant, { employeeIds: [one] });
    await received();
    const planning = { ...base(), subject: 'planning', ids: [id] };

    await changeRows(tenant, 'planning_items', { location: 'Zwolle' }, { id });
    expect(await received()).toEqual([{ ...planning, employees: [one] }]);

    await change(async (tx) => {
      await tx.deleteFrom('planning_assignments').where('planning_item_id', '=', id).execute();
      const added = { planning_item_id: id, employee_id: other, date: '2030-01-07' };
      await tx.insertInto('planning_assignments').values(added).execute();
    });
    expect(await received()).toEqual([
      { ...planning, employees: [one] },
      { ...planning, employees: [other] },
    ]);

    await change((tx) => tx.deleteFrom('planning_items').where('id', '=', id).execute());
    expect(await received()).toContainEqual({ ...planning, employees: [other] });
  });

  it('of a draft names no employees until it is published', async () => {
    const one = await makeEmployee(tenant);
    const { id } = await makePlanningItem(tenant, { employeeIds: [one], is_draft: true });
    const material_id = await makeMaterial(tenant);
    await change(async (tx) => {
      await tx.updateTable('planning_items').set({ location: 'Zwolle' }).execute();
      await tx
        .insertInto('planning_item_materials')
        .values({ planning_item_id: id, material_id })
        .execute();
    });
    const named = async () => (await received()).map(({ employees }) => employees);
    expect((await named()).flat()).toEqual([]);
    for (const is_draft of [false, true]) {
      await changeRows(tenant, 'planning_items', { is_draft });
      expect(await named()).toContainEqual([one]);
    }
    await change((tx) => tx.deleteFrom('planning_items').execute());
    const last = await named();
    expect(last.length).toBeGreaterThan(0);
    expect(last.flat()).toEqual([]);
  });

  it('names at most 100 employees, so that the notification fits', async () => {
    const employeeIds: string[] = [];
    for (let count = 0; count < 101; count += 1) employeeIds.push(await makeEmployee(tenant));
    const { id } = await makePlanningItem(tenant, { employeeIds });
    await received();
    const move = () =>
      changeRows(tenant, 'planning_items', { description: randomUUIDv7() }, { id });
    await move();
    const planning = { ...base(), subject: 'planning', ids: [id] };
    expect(await received()).toEqual([{ ...planning, employees: null }]);
    await change((tx) =>
      tx
        .deleteFrom('planning_assignments')
        .where('employee_id', '=', employeeIds[0] ?? '')
        .execute(),
    );
    await received();
    await move();
    const [last] = await received();
    expect(last).toMatchObject({ employees: { length: 100 } });
  });
});

describe('a change of a project or client', () => {
  it('names the employees planned on it since last week', async () => {
    const [now, before] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const client = await makeClient(tenant);
    const project = await makeProject(tenant, { client_id: client });
    await makePlanningItem(tenant, { project_id: project, employeeIds: [now], date: getToday() });
    const long = { project_id: project, employeeIds: [before], date: '2020-01-06' };
    await makePlanningItem(tenant, long);
    await received();
    for (const [table, id] of [
      ['projects', project],
      ['clients', client],
    ] as const) {
      await changeRows(tenant, table, { location: 'Zwolle' }, { id });
      const one = { ...base(), subject: table, ids: [id], employees: [now] };
      expect(await received()).toEqual([one]);
    }
  });
});

describe('a change of images', () => {
  /** Adds an image to an owner, and removes it. */
  async function told(owner: {
    column: `${'client' | 'project' | 'planning_range'}_id`;
    id: string;
  }) {
    const stored_file_id = randomUUIDv7();
    const size = { size_bytes: 1, width: 1, height: 1 };
    await change(async (tx) => {
      const file = { id: stored_file_id, content_type: 'image/jpeg', ...size };
      await tx.insertInto('stored_files').values(file).execute();
      const image = { id: randomUUIDv7(), filename: 'a.jpg', stored_file_id };
      await tx
        .insertInto('images')
        .values({ ...image, [owner.column]: owner.id })
        .execute();
    });
    const added = await received();
    await change((tx) => tx.deleteFrom('images').execute());
    return { added, removed: await received() };
  }

  it('of a range names its days, and the employees on those that are no draft', async () => {
    const [one, other] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const range_id = randomUUIDv7();
    const { id } = await makePlanningItem(tenant, { range_id, employeeIds: [one] });
    const draft = await makePlanningItem(tenant, {
      range_id,
      date: '2030-01-08',
      is_draft: true,
      employeeIds: [other],
    });
    await received();
    const days = { ...base(), subject: 'planning', ids: [id, draft.id].sort(), employees: [one] };
    const { added, removed } = await told({ column: 'planning_range_id', id: range_id });
    expect([added, removed]).toEqual([[days], [days]]);
  });

  it('of a project or client names it, and no employees', async () => {
    const [client, project] = [await makeClient(tenant), await makeProject(tenant)];
    await received();
    for (const [column, subject, id] of [
      ['client_id', 'clients', client],
      ['project_id', 'projects', project],
    ] as const) {
      const one = { ...base(), subject, ids: [id], employees: [] };
      const { added, removed } = await told({ column, id });
      expect([added, removed]).toEqual([[one], [one]]);
    }
  });
});

describe('a change of a name', () => {
  const rename = async (table: 'employees' | 'materials', id: string) => {
    await changeRows(tenant, table, { name: id }, { id });
    return received();
  };

  it('of an employee names those who were planned together with them since last week', async () => {
    const [one, mate, before] = [
      await makeEmployee(tenant),
      await makeEmployee(tenant),
      await makeEmployee(tenant),
    ];
    await makePlanningItem(tenant, { employeeIds: [one, mate], date: getToday() });
    await makePlanningItem(tenant, { employeeIds: [one, before], date: '2020-01-06' });
    await received();
    const renamed = { ...base(), subject: 'employees', ids: [one] };
    const [{ employees, ...rest } = {}] = await rename('employees', one);
    expect({ ...rest, employees: new Set(employees as string[]) }).toEqual({
      ...renamed,
      employees: new Set([one, mate]),
    });
    await changeRows(tenant, 'employees', { phonenumber: '06' }, { id: one });
    expect(await received()).toEqual([{ ...renamed, employees: [] }]);
  });

  it('of a material names the employees who have it on their planning', async () => {
    const one = await makeEmployee(tenant);
    const { id: planning_item_id } = await makePlanningItem(tenant, {
      employeeIds: [one],
      date: getToday(),
    });
    const material_id = randomUUIDv7();
    await change(async (tx) => {
      await tx.insertInto('materials').values({ id: material_id, name: 'Molen' }).execute();
      await tx
        .insertInto('planning_item_materials')
        .values({ planning_item_id, material_id })
        .execute();
    });
    await received();
    const renamed = { ...base(), subject: 'materials', ids: [material_id] };
    expect(await rename('materials', material_id)).toEqual([{ ...renamed, employees: [one] }]);
    for (const values of [{ is_vehicle: true }, { departs_from: 'Werf 3' }]) {
      await changeRows(tenant, 'materials', values, { id: material_id });
      expect(await received()).toEqual([{ ...renamed, employees: [one] }]);
    }
    await changeRows(tenant, 'materials', { deleted_at: new Date() }, { id: material_id });
    expect(await received()).toEqual([{ ...renamed, employees: [] }]);
  });
});
