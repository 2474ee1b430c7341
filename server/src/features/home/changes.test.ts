import { addDays, getToday as todayOf } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { home } from '@ploegplan/contract/home/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
  type TestUser,
} from '../../../test/data/factories.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
const date = addDays(todayOf(), 3);

const { tenant, browser: office } = useVisitor(server, { username: 'planner' });
let project: string;
let anja: string;
let piet: string;
beforeEach(async () => {
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
const changeDescription = (item: PlanningItem, description: string) =>
  office.get(planning.update, {
    params: { id: item.id },
    body: { version: item.version, description },
  });
const writeHours = async (user: TestUser, id: string, hoursWorked: number) =>
  (await browseAs(server, tenant, user)).get(employeePlanning.record, {
    params: { id },
    body: { hoursWorked },
  });

/** Moves the changes so far into the past. */
const letTimePass = (time = '3 seconds') =>
  asOwner(
    server.ownerUrl,
    `update changes set at = at - interval '${time}' where tenant_id = '${tenant.id}'`,
  );

const hal = { actor: 'planner', date, days: 1, title: 'Hal', people: [] };

describe('GET /home: the changes of today', () => {
  it('shows who planned whom as one change, regardless of its number of rows', async () => {
    await plan();
    expect(await changes()).toEqual([{ ...hal, kind: 'planned', people: ['Anja', 'Piet'] }]);
  });

  it('shows what one action did to many days as one change', async () => {
    const items: PlanningItem[] = [];
    for (let day = 0; day < 10; day += 1) items.push(await plan());
    await letTimePass();
    const edits = items.map(({ id, version }, at) => ({
      kind: 'change' as const,
      id,
      version,
      values: { date: addDays(date, at + 1) },
    }));
    await office.get(planning.edit, { body: { edits } });
    expect((await changes())[0]).toMatchObject({
      ...{ ...hal, kind: 'moved', days: 10, date: addDays(date, 1), people: ['Anja', 'Piet'] },
    });
  });

  it('shows repeated changes of an item once, the newest first', async () => {
    const item = await plan();
    await letTimePass();
    const changed = await changeDescription(item, 'Metselen');
    await letTimePass();
    await changeDescription(changed, 'Voegen');
    expect(await changes()).toEqual([
      { ...hal, kind: 'changed' },
      { ...hal, kind: 'planned', people: ['Anja', 'Piet'] },
    ]);
  });

  it('shows a deleted item with its former title and employees', async () => {
    const { id } = await plan();
    await letTimePass();
    await office.get(planning.remove, { params: { id } });
    expect((await changes())[0]).toEqual({ ...hal, kind: 'removed', people: ['Anja', 'Piet'] });
  });

  it('shows recorded hours with the name of the employee', async () => {
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

  it('leaves out hours when they are hidden for the tenant', async () => {
    const hideHours = `update tenants set hidden_parts = '{hours}' where id = '${tenant.id}'`;
    await asOwner(server.ownerUrl, hideHours);
    const worker = await makeUser(tenant, { userType: 'employee' });
    const employeeIds = [worker.employeeId ?? ''];
    await writeHours(worker, (await makePlanningItem(tenant, { date, employeeIds })).id, 7.75);
    expect(await changes()).toEqual([]);
  });

  it('shows a god by username, and a deleted account with an empty name', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    await plan(await browseAs(server, tenant, god));
    expect(await changes()).toMatchObject([{ actor: god.username }]);
    await asOwner(
      server.ownerUrl,
      `update changes set user_id = '${project}' where user_id = '${god.id}'`,
    );
    expect(await changes()).toMatchObject([{ actor: '' }]);
  });

  it('leaves out changes without a user, of before today, and of other tenants', async () => {
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

  it('shows at most the maximum number of changes', async () => {
    for (let item = 0; item <= limits.homeChanges; item += 1) await plan();
    expect(await changes()).toHaveLength(limits.homeChanges);
  });
});
