import { randomUUIDv7 } from 'node:crypto';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { addOtherWork, get, list, openProjects } = employeePlanning;
const date = getToday();

let tenant: factories.TestTenant;
let worker: string;
let project: string;
let phone: TestBrowser;
let office: TestBrowser;
beforeEach(async () => {
  tenant = await factories.makeTenant(server);
  const user = await factories.makeUser(tenant, { userType: 'employee' });
  worker = user.employeeId ?? '';
  const client_id = await factories.makeClient(tenant, { name: 'Klant' });
  project = await factories.makeProject(tenant, { title: 'Kade', client_id });
  phone = await browseAs(server, tenant, user);
  office = await browseAs(server, tenant, await factories.makeUser(tenant));
  await allow(true);
});

const allow = (other_work: boolean) =>
  changeRows(tenant, 'tenants', { other_work }, { id: tenant.id });
const work = (values: object = {}) => ({
  id: randomUUIDv7(),
  date,
  projectId: project,
  hoursWorked: 7.75,
  notes: 'Geholpen',
  ...values,
});
const add = (body = work(), browser = phone) => browser.call(addOtherWork, { body });
const problemOf = async (values: object) => (await add(work(values))).json();
const inHours = async () =>
  (await office.get(hours.list, { query: { from: date, to: date } })).items;

describe('other work', () => {
  it('is an item of the own planning with its hours, and for the office hours that tell it apart', async () => {
    const body = work();
    const expected = { id: body.id, projectName: 'Kade', hoursWorked: 7.75, notes: 'Geholpen' };
    expect((await add(body)).json()).toMatchObject({ ...expected, isOtherWork: true });
    expect(await phone.get(list, { query: { from: date, to: date } })).toMatchObject([expected]);
    expect(await inHours()).toMatchObject([
      { itemId: body.id, employeeId: worker, projectId: project, entered: 7.75, isOtherWork: true },
    ]);
  });

  it('is recorded once, and a repetition does not undo what was changed since', async () => {
    const body = work();
    await Promise.all([add(body), add(body), add(body)]);
    const later = { params: { id: body.id }, body: { hoursWorked: 6 } };
    await phone.get(employeePlanning.record, later);
    expect((await add(body)).json()).toMatchObject({ hoursWorked: 6 });
    expect(await inHours()).toMatchObject([{ itemId: body.id, entered: 6 }]);
  });

  it('offers the title and client of open projects of the own company, and no more', async () => {
    await factories.makeProject(tenant, { title: 'Weg', deleted_at: new Date() });
    const finished = await factories.makeStatus(tenant);
    await changeRows(tenant, 'project_statuses', { closed: true }, { id: finished });
    const closed = await factories.makeProject(tenant, { title: 'Af', status_id: finished });
    const theirs = await factories.makeProject(await factories.makeTenant(server));
    expect(await phone.get(openProjects)).toEqual([
      { id: project, title: 'Kade', clientName: 'Klant' },
    ]);
    for (const projectId of [closed, theirs]) {
      expect(await problemOf({ projectId })).toMatchObject({
        fields: [{ field: 'projectId', code: 'unknown-reference' }],
      });
    }
  });

  it('is rejected where the company does not allow it, and so are the projects', async () => {
    await allow(false);
    expect((await add()).json()).toMatchObject({ code: 'forbidden' });
    expect((await phone.call(openProjects)).json()).toMatchObject({ code: 'forbidden' });
    expect(await inHours()).toEqual([]);
  });

  it('is rejected on a day to come, of more than 24 hours together, and out of service', async () => {
    expect(await problemOf({ date: addDays(date, 1) })).toMatchObject({
      fields: [{ field: 'date', code: 'in-future' }],
    });
    await add(work({ hoursWorked: 20 }));
    expect(await problemOf({ hoursWorked: 5 })).toMatchObject({ code: 'too-many-hours' });
    await changeRows(tenant, 'employees', { last_day: addDays(date, -1) }, { id: worker });
    expect(await problemOf({ hoursWorked: 1 })).toMatchObject({ code: 'not-in-service' });
    expect(await inHours()).toHaveLength(1);
  });

  it('is rejected in an approved week, and where the office recorded hours', async () => {
    const lastWeek = addDays(getMonday(date), -7);
    const approved = { employee_id: worker, project_id: project, monday: lastWeek };
    await factories.makeApproval(tenant, approved);
    expect(await problemOf({ date: lastWeek })).toMatchObject({ code: 'hours-approved' });
    const [standard] = await readRows(tenant, 'hour_kinds', ['id'], { is_standard: true });
    const at = { employeeId: worker, date, projectId: project, clientId: null };
    const edit = { ...at, kindId: standard?.id ?? '', hours: 8, reason: '', seen: null };
    await office.get(hours.record, { body: { edits: [edit] } });
    expect(await problemOf({})).toMatchObject({ code: 'hours-corrected' });
    expect(await readRows(tenant, 'planning_items', ['id'])).toEqual([]);
  });

  it('of a colleague is unknown, also to who knows its id', async () => {
    const body = work();
    await add(body);
    const colleague = await factories.makeUser(tenant, { userType: 'employee' });
    const other = await browseAs(server, tenant, colleague);
    expect((await add(body, other)).statusCode).toBe(404);
    expect((await other.call(get, { params: { id: body.id } })).statusCode).toBe(404);
  });

  it('without hours is not missing', async () => {
    const body = work({ date: addDays(date, -1) });
    await add(body);
    const cleared = { params: { id: body.id }, body: { hoursWorked: null } };
    expect((await phone.call(employeePlanning.record, cleared)).statusCode).toBe(200);
    expect(await phone.get(hours.ownMissing)).toEqual([]);
  });
});

describe('numbers of colleagues', () => {
  const query = { from: date, to: addDays(date, 1) };
  const numbers = async () =>
    (await phone.get(list, { query })).map(({ reachable }) => reachable ?? null);
  const show = (colleague_phones: boolean) =>
    changeRows(tenant, 'tenants', { colleague_phones }, { id: tenant.id });
  let piet: string;
  beforeEach(async () => {
    piet = await factories.makeEmployee(tenant, { name: 'Piet', phonenumber: '06 11' });
    await changeRows(tenant, 'employees', { phonenumber: '06 99' }, { id: worker });
    await factories.makeEmployee(tenant, { name: 'Elders', phonenumber: '06 22' });
    await factories.makePlanningItem(tenant, { date, employeeIds: [worker, piet] });
  });

  it('leave the server only where the company shows them, without the own one', async () => {
    expect((await phone.call(list, { query })).body).not.toContain('06 11');
    await show(true);
    expect(await numbers()).toEqual([[{ name: 'Piet', phonenumber: '06 11' }]]);
    expect((await phone.call(list, { query })).body).not.toMatch(/06 (99|22)/);
  });

  it('do not, of who left and of work of more than a week ago', async () => {
    await show(true);
    await changeRows(tenant, 'employees', { last_day: addDays(date, -1) }, { id: piet });
    expect(await numbers()).toEqual([null]);
    await changeRows(tenant, 'employees', { last_day: null }, { id: piet });
    const past = addDays(date, -8);
    await factories.makePlanningItem(tenant, { date: past, employeeIds: [worker, piet] });
    const old = await phone.get(list, { query: { from: past, to: past } });
    expect(old.map(({ employees, reachable }) => [employees.length, reachable])).toEqual([
      [2, undefined],
    ]);
  });
});
