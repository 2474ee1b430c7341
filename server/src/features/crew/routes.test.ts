import { randomUUIDv7 } from 'node:crypto';
import { crew, dayReports } from '@ploegplan/contract/crew/endpoints';
import type { CrewEntry, NewCrewAnswer, NewDayReport } from '@ploegplan/contract/crew/schemas';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { noDayTimes } from '@ploegplan/contract/work-days/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { drawJpeg, sendForm } from '../../../test/calls/uploads.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const date = getToday();
const query = { from: date, to: date };
const photo = await drawJpeg();

let tenant: factories.TestTenant;
let foreman: TestBrowser;
let phone: TestBrowser;
let office: TestBrowser;
let me: string;
let worker: string;
let item: string;
let project: string;

const employ = (values: object = {}) => factories.makeEmployee(tenant, values);

beforeEach(async () => {
  tenant = await factories.makeTenant(server);
  me = await employ({ name: 'Voorman', crew: 'Ploeg 1' });
  worker = await employ({ name: 'Jan', crew: 'Ploeg 1' });
  project = await factories.makeProject(tenant, { title: 'Kade' });
  item = await plan({ project_id: project, employeeIds: [worker] });
  const leader = { userType: 'employee', employeeId: me, leadsCrew: true } as const;
  foreman = await browseAs(server, tenant, await factories.makeUser(tenant, leader));
  const own = await factories.makeUser(tenant, { userType: 'employee', employeeId: worker });
  phone = await browseAs(server, tenant, own);
  office = await browseAs(server, tenant, await factories.makeUser(tenant));
});

const plan = async (values: Parameters<typeof factories.makePlanningItem>[1] = {}) => {
  const times = { date, start_time: '07:00', end_time: '16:00' };
  return (await factories.makePlanningItem(tenant, { ...times, ...values })).id;
};
const entry = (values: Partial<CrewEntry> = {}): CrewEntry => ({
  ...{ startTime: '07:00', endTime: '16:00', breakMinutes: 30, travelMinutes: null },
  ...{ isAbsent: false, works: [{ id: item, hoursWorked: 8.5 }] },
  ...values,
});
const absent = entry({
  ...{ startTime: null, endTime: null, breakMinutes: 0, isAbsent: true, works: [] },
});
const enter = (of: CrewEntry | null = entry(), employeeId = worker) =>
  foreman.call(crew.record, { body: { date, people: [{ employeeId, entry: of }] } });
const sheet = () => foreman.get(crew.sheet, { query: { date } });
const ownDay = async () => (await phone.get(crew.own, { query }))[0];
const answer = async (values: Partial<NewCrewAnswer> = {}) => {
  const version = (await ownDay())?.version ?? 0;
  return phone.call(crew.answer, { body: { date, version, answer: 'confirmed', ...values } });
};
const recorded = async () =>
  (await office.get(hours.list, { query })).items.map(({ entered }) => entered);
const askTimes = () =>
  tenant.transact((tx) =>
    tx
      .insertInto('hour_settings')
      .values({
        day_times: JSON.stringify({
          ...noDayTimes,
          ask: { ...noDayTimes.ask, own: 'optional' },
          travel: true,
        }),
      })
      .execute(),
  );

describe('the sheet of a foreman', () => {
  it('has the own crew, who works at the same works and who came, and of others the name alone', async () => {
    const mate = await employ({ name: 'Kees' });
    await plan({ employeeIds: [me, mate] });
    const other = await employ({ name: 'Zeger', crew: 'Ploeg 2' });
    await employ({ name: 'Weg', crew: 'Ploeg 1', last_day: addDays(date, -1) });
    const names = async () => (await sheet()).people.map(({ name }) => name);
    expect(await names()).toEqual(['Jan', 'Kees', 'Voorman']);
    expect((await sheet()).others).toEqual([{ employeeId: other, name: 'Zeger' }]);
    expect((await enter(entry(), other)).statusCode).toBe(200);
    expect(await names()).toEqual(['Jan', 'Kees', 'Voorman', 'Zeger']);
    await enter(null, other);
    expect(await names()).toEqual(['Jan', 'Kees', 'Voorman']);
  });

  it('tells nothing of the plan of who was added, and replaces nothing that another foreman entered of a stranger', async () => {
    const stranger = await employ({ name: 'Zeger', crew: 'Ploeg 2' });
    const elsewhere = await factories.makeProject(tenant, { title: 'Elders' });
    await plan({ project_id: elsewhere, employeeIds: [stranger] });
    await enter(absent, stranger);
    expect((await sheet()).people.find(({ name }) => name === 'Zeger')).toMatchObject({
      ...{ workIds: [], isAway: false },
    });
    expect((await sheet()).works.map(({ title }) => title)).toEqual(['Kade']);
    await changeRows(tenant, 'crew_days', { user_id: null }, {});
    for (const entered of [entry(), null])
      expect((await enter(entered, stranger)).json()).toMatchObject({ code: 'not-found' });
  });

  it('does not tell a foreman without a crew who else has none', async () => {
    await changeRows(tenant, 'employees', { crew: '' }, {});
    expect((await sheet()).people.map(({ name }) => name)).toEqual(['Voorman']);
  });

  it('has of people no more than names, planned times and works, and what was entered', async () => {
    const mark = 'GEHEIM';
    await changeRows(
      tenant,
      'employees',
      {
        phonenumber: mark,
        email: `${mark}@example.nl`,
        job_title: mark,
        remarks: mark,
        emergency_name: mark,
        emergency_phonenumber: mark,
        personnel_number: mark,
      },
      { id: worker },
    );
    await changeRows(
      tenant,
      'planning_items',
      { description: mark, location: mark, contact_name: mark, contact_phonenumber: mark },
      { id: item },
    );
    await changeRows(tenant, 'planning_assignments', { notes: mark }, { employee_id: worker });
    await changeRows(tenant, 'projects', { location: mark, short_name: mark }, { id: project });
    const kind = await factories.makeAbsence(tenant, {
      ...{
        employee_id: worker,
        first_day: date,
        last_day: date,
        note: mark,
        kind: 'special-leave',
      },
    });
    const { body } = await foreman.call(crew.sheet, { query: { date } });
    expect(JSON.parse(body).people[0]).toMatchObject({
      name: 'Jan',
      isAway: true,
      workIds: [item],
    });
    expect(body).not.toMatch(/GEHEIM|special-leave/);
    expect(body).not.toContain(kind);
  });

  it('is only for employees with the right, and only as long as they have it', async () => {
    expect((await phone.call(crew.sheet, { query: { date } })).statusCode).toBe(403);
    expect((await office.call(crew.sheet, { query: { date } })).statusCode).toBe(403);
    await changeRows(tenant, 'users', { leads_crew: false }, { employee_id: me });
    expect((await enter()).statusCode).toBe(403);
  });
});

describe('what a foreman enters', () => {
  it('is kept with who entered it, and is not the hours that count', async () => {
    await enter();
    expect(await ownDay()).toMatchObject({
      ...{ by: 'Voorman', startTime: '07:00:00', answer: null, version: 1 },
      works: [{ id: item, hoursWorked: 8.5, projectId: project, title: 'Kade' }],
    });
    expect(await office.get(crew.list, { query })).toMatchObject([{ employeeId: worker }]);
    expect(await recorded()).toEqual([null]);
  });

  it('keeps its answer when it is sent again, and not when it is another', async () => {
    await enter();
    await answer({ answer: 'objected', objection: 'Tot vijf uur' });
    await enter();
    expect(await ownDay()).toMatchObject({
      answer: 'objected',
      objection: 'Tot vijf uur',
      version: 1,
    });
    await enter(entry({ endTime: '17:00' }));
    expect(await ownDay()).toMatchObject({ answer: null, objection: '', version: 2 });
  });

  it('is refused as a whole for unknown work, who is not in service, and an approved week', async () => {
    const elsewhere = await plan({ employeeIds: [await employ()] });
    const code = async (of: CrewEntry, employeeId?: string) =>
      (await enter(of, employeeId)).json<{ code: string }>().code;
    expect(await code(entry({ works: [{ id: elsewhere, hoursWorked: 8 }] }))).toBe('not-found');
    const left = await employ({ last_day: addDays(date, -1) });
    expect(await code(entry(), left)).toBe('not-in-service');
    expect(await code(entry(), randomUUIDv7())).toBe('not-found');
    expect(await code(entry({ isAbsent: true }))).toBe('validation');
    const closed = { employee_id: worker, project_id: project, monday: getMonday(date) };
    await factories.makeApproval(tenant, closed);
    expect((await sheet()).people[0]).toMatchObject({ isClosed: true });
    const people = [
      { employeeId: me, entry: absent },
      { employeeId: worker, entry: entry() },
    ];
    expect((await foreman.call(crew.record, { body: { date, people } })).json()).toMatchObject({
      code: 'hours-approved',
    });
    expect(await office.get(crew.list, { query })).toEqual([]);
  });
});

describe('the answer of a worker', () => {
  it('confirms exactly what was entered as the own hours, once', async () => {
    const second = await plan({ employeeIds: [worker] });
    await phone.get(employeePlanning.record, { params: { id: second }, body: { hoursWorked: 3 } });
    await enter();
    const statuses = await Promise.all([answer(), answer()]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await recorded()).toEqual(expect.arrayContaining([8.5, null]));
    await phone.get(employeePlanning.record, { params: { id: item }, body: { hoursWorked: 7 } });
    await answer();
    expect(await recorded()).toEqual(expect.arrayContaining([7, null]));
    expect(await ownDay()).toMatchObject({ answer: 'confirmed' });
  });

  it('records the times and travel where the company asks for them', async () => {
    await askTimes();
    await enter(entry({ travelMinutes: 45 }));
    expect((await answer()).statusCode).toBe(200);
    expect(await phone.get(employeePlanning.listDays, { query })).toMatchObject([
      { startTime: '07:00:00', endTime: '16:00:00', breakMinutes: 30, travel: { minutes: 45 } },
    ]);
    expect(await recorded()).toEqual([8.5]);
  });

  it('of who came without being planned records other work', async () => {
    const extra = await employ({ name: 'Erbij' });
    const user = await factories.makeUser(tenant, { userType: 'employee', employeeId: extra });
    await enter(entry({ works: [{ id: item, hoursWorked: 4 }] }), extra);
    const own = await browseAs(server, tenant, user);
    const body = { date, version: 1, answer: 'confirmed' as const };
    expect((await own.call(crew.answer, { body })).statusCode).toBe(200);
    expect((await own.call(crew.answer, { body })).statusCode).toBe(200);
    expect(await own.get(employeePlanning.list, { query })).toMatchObject([
      { projectName: 'Kade', hoursWorked: 4, isOtherWork: true },
    ]);
  });

  it('objects with a text and records nothing; who was not there confirms without hours', async () => {
    await enter();
    await answer({ answer: 'objected', objection: 'Tot vijf uur' });
    expect((await sheet()).people[0]?.entry).toMatchObject({ objection: 'Tot vijf uur' });
    await enter(absent);
    expect((await answer()).statusCode).toBe(200);
    expect(await recorded()).toEqual([null]);
  });

  it('is about what was seen, and about the own day alone', async () => {
    await enter();
    expect((await answer({ version: 7 })).json()).toMatchObject({ code: 'stale-version' });
    await enter(null);
    await enter(entry(), me);
    expect((await answer({ version: 1 })).json()).toMatchObject({ code: 'not-found' });
    expect(await recorded()).toEqual([null]);
  });

  it('is rejected once the office corrected or approved the day', async () => {
    await askTimes();
    await enter();
    const times = { startTime: '07:00', endTime: '15:00', breakMinutes: 0, travel: null };
    const params = { id: worker, date };
    await office.get(hours.correctDay, { params, body: { ...times, version: 0 } });
    expect((await answer()).json()).toMatchObject({ code: 'hours-corrected' });
    expect(await recorded()).toEqual([null]);
    expect(await ownDay()).toMatchObject({ answer: null });
  });
});

describe('a day report', () => {
  const report = (values: Partial<NewDayReport> = {}): NewDayReport => ({
    ...{ date, weather: 'Droog', workDone: 'Opgebouwd', delays: '', equipment: '', visitors: '' },
    ...{ version: 0, ...values },
  });
  const save = (values: Partial<NewDayReport> = {}, by = foreman, id = project) =>
    by.call(dayReports.save, { params: { id }, body: report(values) });
  const list = () => office.get(dayReports.list, { params: { id: project } });

  it('is proposed from the planning, with the people and hours of the sheet and the photos of the works', async () => {
    await changeRows(tenant, 'planning_items', { description: 'Opbouwen' }, { id: item });
    const material_id = await factories.makeMaterial(tenant, { name: 'Kraan' });
    await tenant.transact((tx) =>
      tx
        .insertInto('planning_item_materials')
        .values({ planning_item_id: item, material_id })
        .execute(),
    );
    await enter();
    await sendForm(phone, employeePlanning.record, item, { files: [['voor.jpg', photo]] });
    const get = () => foreman.get(dayReports.get, { params: { id: project }, query: { date } });
    expect(await get()).toMatchObject({
      ...{ workDone: 'Opbouwen', weather: '', equipment: 'Kraan', at: null, version: 0 },
      people: [{ name: 'Jan', hours: 8.5 }],
      photos: [{ itemId: item, filename: 'voor.jpg' }],
    });
    expect(await list()).toEqual([]);
    expect((await save()).statusCode).toBe(200);
    expect(await get()).toMatchObject({ workDone: 'Opgebouwd', by: 'Voorman', version: 1 });
    expect(await list()).toMatchObject([{ date, weather: 'Droog', people: [{ name: 'Jan' }] }]);
  });

  it('is one of a project and day: its foreman saves it again without having seen it, another does not', async () => {
    await save();
    await save({ workDone: 'Afgebouwd' });
    const values = { userType: 'employee', leadsCrew: true } as const;
    const user = await factories.makeUser(tenant, {
      ...values,
      employeeId: await employ({ crew: 'Ploeg 1' }),
    });
    const other = await browseAs(server, tenant, user);
    expect((await save({ workDone: 'Niets' }, other)).json()).toMatchObject({
      ...{ code: 'stale-version', current: { workDone: 'Afgebouwd', version: 2 } },
    });
    expect((await save({ workDone: 'Samen', version: 2 }, other)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ workDone: 'Samen', version: 3 }]);
  });

  it('is of projects on which the people of the foreman work that day', async () => {
    const elsewhere = await factories.makeProject(tenant);
    await plan({ project_id: elsewhere, employeeIds: [await employ()] });
    expect((await save({}, foreman, elsewhere)).statusCode).toBe(404);
    expect((await save({ date: addDays(date, 1) })).statusCode).toBe(404);
  });
});
