import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { home } from '@ploegplan/contract/home';
import { limits } from '@ploegplan/contract/limits';
import { type PlanningItem, planning } from '@ploegplan/contract/planning';
import { addDays, today as todayOf } from '@ploegplan/contract/rules/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import {
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
  type TestTenant,
  type TestUser,
} from '../../../test/factories.ts';
import { asOwner, useServer } from '../../../test/server.ts';

const server = useServer();
const date = addDays(todayOf(), 3);

let tenant: TestTenant;
let planner: TestUser;
let office: TestBrowser;
let project: string;
let anja: string;
let piet: string;
beforeEach(async () => {
  tenant = await makeTenant(server);
  planner = await makeUser(tenant, { username: 'planner' });
  office = await browseAs(server, tenant, planner);
  project = await makeProject(tenant, { title: 'Hal' });
  anja = await makeEmployee(tenant, { name: 'Anja' });
  piet = await makeEmployee(tenant, { name: 'Piet' });
});

const changes = async () =>
  (await office.get(home.show)).changes.map(({ id: _, at: __, ...change }) => change);

const plan = (browser = office): Promise<PlanningItem> =>
  browser.get(planning.create, {
    body: { date, projectId: project, employeeIds: [anja, piet] },
  });
const describeAnew = (item: PlanningItem, description: string) =>
  office.get(planning.update, {
    params: { id: item.id },
    body: { version: item.version, description },
  });
const writeHours = async (user: TestUser, id: string, hoursWorked: number) =>
  (await browseAs(server, tenant, user)).get(employeePlanning.record, {
    params: { id },
    body: { hoursWorked },
  });

/** As if what was changed so far had been changed earlier. */
const letTimePass = (time = '3 seconds') =>
  asOwner(
    server.ownerUrl,
    `update changes set at = at - interval '${time}' where tenant_id = '${tenant.id}'`,
  );

const hal = { actor: 'planner', date, title: 'Hal', people: [] };

describe('GET /home: what changed today', () => {
  it('tells who planned whom, once, however many rows that took', async () => {
    await plan();
    expect(await changes()).toEqual([{ ...hal, kind: 'planned', people: ['Anja', 'Piet'] }]);
  });

  it('tells of a change, and the same change again only once, the newest first', async () => {
    const item = await plan();
    await letTimePass();
    const changed = await describeAnew(item, 'Metselen');
    await letTimePass();
    await describeAnew(changed, 'Voegen');
    expect(await changes()).toEqual([
      { ...hal, kind: 'changed' },
      { ...hal, kind: 'planned', people: ['Anja', 'Piet'] },
    ]);
  });

  it('tells of an item that is gone what it was', async () => {
    const { id } = await plan();
    await letTimePass();
    await office.get(planning.remove, { params: { id } });
    expect((await changes())[0]).toEqual({ ...hal, kind: 'removed', people: ['Anja', 'Piet'] });
  });

  it('tells by name whose hours were written', async () => {
    const worker = await makeUser(tenant, { userType: 'employee', employeeId: anja });
    const { id } = await plan();
    await letTimePass();
    await writeHours(worker, id, 7.75);
    expect((await changes())[0]).toEqual({
      ...hal,
      kind: 'hours-written',
      actor: 'Anja',
      people: ['Anja'],
    });
  });

  it('leaves out hours where the tenant does without them', async () => {
    tenant = await makeTenant(server, { hidden_parts: ['hours'] });
    office = await browseAs(server, tenant, await makeUser(tenant));
    const worker = await makeUser(tenant, { userType: 'employee' });
    const employeeIds = [worker.employeeId ?? ''];
    await writeHours(worker, (await makePlanningItem(tenant, { date, employeeIds })).id, 7.75);
    expect(await changes()).toEqual([]);
  });

  it('names a god, and nobody where the account is gone', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    await plan(await browseAs(server, tenant, god));
    expect(await changes()).toMatchObject([{ actor: god.username }]);
    await asOwner(
      server.ownerUrl,
      `update changes set user_id = '${project}' where user_id = '${god.id}'`,
    );
    expect(await changes()).toMatchObject([{ actor: '' }]);
  });

  it('leaves out what nobody signed in did, what was done before today, and other tenants', async () => {
    await makePlanningItem(tenant, { date, employeeIds: [anja] });
    expect(await changes()).toEqual([]);
    await plan();
    await letTimePass('1 day');
    expect(await changes()).toEqual([]);
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    await plan();
    expect((await theirs.get(home.show)).changes).toEqual([]);
  });

  it('shows so many and no more', async () => {
    for (let item = 0; item <= limits.homeChanges; item += 1) await plan();
    expect(await changes()).toHaveLength(limits.homeChanges);
  });
});
