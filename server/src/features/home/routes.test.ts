import {
  addDays,
  getDayOfWeek,
  getMonday,
  getToday as todayOf,
} from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeClient,
  makeClosure,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { showHome } from './service.ts';

const server = useServer();
const today = todayOf();
const yesterday = addDays(today, -1);
const tomorrow = addDays(today, 1);

const { tenant, browser: office } = useVisitor(server);
let anja: string;
let piet: string;
beforeEach(async () => {
  anja = await makeEmployee(tenant, { name: 'Anja' });
  piet = await makeEmployee(tenant, { name: 'Piet' });
});

const show = (browser = office) => browser.get(home.show);
const plan = (date: string, employeeIds: string[], values = {}) =>
  makePlanningItem(tenant, { date, employeeIds, ...values });
const absent = (employee_id: string, values = {}) =>
  makeAbsence(tenant, { employee_id, first_day: today, ...values });
const remove = (employee: string) =>
  changeRows(tenant, 'employees', { deleted_at: new Date() }, { id: employee });
const employees = (count: number) =>
  Promise.all([...Array(count).keys()].map(() => makeEmployee(tenant)));

describe('GET /home: the places of today', () => {
  it('groups the items of a project, with people, times and location', async () => {
    const client = await makeClient(tenant, { name: 'Bakker', location: 'Kade 1' });
    const project = await makeProject(tenant, { title: 'Hal', client_id: client });
    const late = await plan(today, [anja], { project_id: project, location: 'Poort 2' });
    const early = await plan(today, [piet, anja], { project_id: project, description: 'Metselen' });
    await changeRows(
      tenant,
      'planning_items',
      { start_time: '07:00', end_time: '16:00' },
      { id: early.id },
    );
    const { places, placeCount } = await show();
    expect(placeCount).toBe(1);
    expect(places).toEqual([
      {
        id: project,
        hue: 200,
        title: 'Hal',
        location: 'Kade 1',
        itemCount: 2,
        items: [
          {
            id: early.id,
            startTime: '07:00:00',
            endTime: '16:00:00',
            location: '',
            description: 'Metselen',
            people: [
              { id: anja, name: 'Anja' },
              { id: piet, name: 'Piet' },
            ],
          },
          {
            id: late.id,
            startTime: null,
            endTime: null,
            location: 'Poort 2',
            description: '',
            people: [{ id: anja, name: 'Anja' }],
          },
        ],
      },
    ]);
  });

  it('groups an item without a project under its client, and leaves out other days', async () => {
    const client = await makeClient(tenant, { name: 'Bakker', location: 'Kade 1' });
    await plan(today, [anja], { client_id: client });
    await plan(yesterday, [piet]);
    await plan(tomorrow, [piet]);
    const { places, nextDay } = await show();
    expect(places).toMatchObject([{ id: client, hue: null, title: 'Bakker', location: 'Kade 1' }]);
    expect(nextDay).toEqual({ date: tomorrow, itemCount: 1, employeeCount: 1 });
  });

  it('returns the own items of an admin who is also an employee, and null for others', async () => {
    const foreman = await makeUser(tenant, { alsoEmployee: true });
    const { id } = await plan(today, [foreman.employeeId ?? ''], { location: 'Poort 2' });
    await plan(today, [anja]);
    expect((await show(await browseAs(server, tenant, foreman))).own).toMatchObject([
      { id, location: 'Poort 2' },
    ]);
    expect((await show()).own).toBeNull();
  });

  it('returns no next day when nothing is planned', async () => {
    expect(await show()).toMatchObject({ today, placeCount: 0, places: [], nextDay: null });
  });

  it('limits the places, and counts them all', async () => {
    for (let place = 0; place <= limits.homePlaces; place += 1) await plan(today, [anja]);
    const { places, placeCount } = await show();
    expect([places.length, placeCount]).toEqual([limits.homePlaces, limits.homePlaces + 1]);
  });

  it('limits the items of a place, and counts them all', async () => {
    const project_id = await makeProject(tenant);
    const most = limits.homeItemsPerPlace;
    for (let item = 0; item <= most; item += 1) await plan(today, [anja], { project_id });
    const [place] = (await show()).places;
    expect([place?.items.length, place?.itemCount]).toEqual([most, most + 1]);
  });
});

describe('GET /home: absent and free employees', () => {
  it('returns the kind and last day of each absence, and whether the employee is planned', async () => {
    const whole = await absent(anja, { kind: 'sick', last_day: tomorrow });
    const part = await absent(piet, { kind: 'doctor', hours_per_day: 1.5 });
    await plan(today, [anja, piet]);
    const { absences, absenceCount } = await show();
    expect(absenceCount).toBe(2);
    expect(absences).toEqual([
      {
        id: whole,
        employee: { id: anja, name: 'Anja' },
        kindName: 'Ziek',
        lastDay: tomorrow,
        hoursPerDay: null,
        isPlanned: true,
      },
      {
        id: part,
        employee: { id: piet, name: 'Piet' },
        kindName: 'Dokter of tandarts',
        lastDay: today,
        hoursPerDay: 1.5,
        isPlanned: false,
      },
    ]);
  });

  it('counts leave of as many hours as the contract has as a whole day', async () => {
    const contracts = JSON.stringify([{ from: null, hours: Array(7).fill(8) }]);
    const eva = await makeEmployee(tenant, { name: 'Eva', contracts });
    await absent(eva, { hours_per_day: 8 });
    await plan(today, [eva]);
    const { absences, freeEmployees, days } = await show();
    expect(absences).toMatchObject([{ hoursPerDay: null, isPlanned: true }]);
    expect(days.find(({ date }) => date === today)).toMatchObject({ absent: 1, planned: 0 });
    expect(freeEmployees.map(({ id }) => id)).not.toContain(eva);
  });

  it('counts who is ill during vacation once, as ill', async () => {
    await absent(anja, { first_day: today, last_day: tomorrow });
    await absent(anja, { kind: 'sick' });
    const { absences, absenceCount } = await show();
    expect(absenceCount).toBe(1);
    expect(absences.map(({ kindName }) => kindName)).toEqual(['Ziek']);
  });

  it('counts an employee as free unless planned or absent the whole day', async () => {
    const [busy = '', away = '', partly = '', gone = ''] = await employees(4);
    await plan(today, [busy]);
    await absent(away);
    await absent(partly, { hours_per_day: 2 });
    await absent(anja, { first_day: tomorrow });
    await plan(yesterday, [piet]);
    await remove(gone);
    const free = (await show()).freeEmployees.map(({ id }) => id);
    expect(new Set(free)).toEqual(new Set([anja, piet, partly]));
  });

  it('leaves out deleted employees', async () => {
    await absent(anja);
    await remove(anja);
    expect(await show()).toMatchObject({ absences: [], freeEmployees: [{ id: piet }] });
  });

  it('leaves out who is not in service on that day, in lists and numbers', async () => {
    const [leaving = '', starting = ''] = await employees(2);
    await changeRows(tenant, 'employees', { last_day: today }, { id: leaving });
    await changeRows(tenant, 'employees', { in_service_from: tomorrow }, { id: starting });
    const { days, freeEmployees } = await show();
    expect(new Set(freeEmployees.map(({ id }) => id))).toEqual(new Set([anja, piet, leaving]));
    const numbers = new Map(days.map(({ date, free }) => [date, free]));
    expect([numbers.get(today), numbers.get(tomorrow)]).toEqual([3, 3]);
    await changeRows(tenant, 'employees', { in_service_from: null }, { id: starting });
    expect((await show()).days.find(({ date }) => date === today)).toMatchObject({ free: 4 });
  });

  it('limits both lists', async () => {
    const many = await employees(limits.homeRows + 1);
    expect((await show()).freeEmployees).toHaveLength(limits.homeRows);
    for (const employee of many) await absent(employee);
    const { absences, absenceCount } = await show();
    expect([absences.length, absenceCount]).toEqual([limits.homeRows, limits.homeRows + 1]);
  });
});

describe('GET /home: the days of this week and the next', () => {
  const monday = getMonday(today);

  it('are fourteen days from Monday', async () => {
    const { days } = await show();
    expect(days.map(({ date }) => date)).toEqual(
      [...Array(14).keys()].map((day) => addDays(monday, day)),
    );
    expect(days.every(({ free }) => free === 2)).toBe(true);
  });

  it('count each employee once: as absent, else as planned, else as free', async () => {
    const [kees = '', gone = ''] = await employees(2);
    const tuesday = addDays(monday, 1);
    await plan(tuesday, [anja, piet, gone]);
    await plan(tuesday, [anja]);
    await absent(piet, { first_day: addDays(monday, -3), last_day: tuesday });
    await absent(kees, { first_day: tuesday, hours_per_day: 2 });
    await remove(gone);
    const { days } = await show();
    const quiet = { planned: 0, absent: 0, holiday: expect.toBeOneOf([null, expect.any(String)]) };
    expect(days.slice(0, 3)).toEqual([
      { ...quiet, date: monday, free: 2, absent: 1 },
      { ...quiet, date: tuesday, planned: 1, free: 1, absent: 1 },
      { ...quiet, date: addDays(monday, 2), free: 3 },
    ]);
    expect(getDayOfWeek(days[0]?.date ?? '')).toBe(1);
  });

  it('include the names of holidays and closures', async () => {
    await makeClosure(tenant, { name: 'Kerst', first_day: '2030-12-26', last_day: '2030-12-27' });
    const christmas = {
      tenantId: tenant.id,
      today: '2030-12-24',
      employeeId: null,
      withHours: true,
    };
    const { days } = await tenant.transact((tx) => showHome(tx, christmas));
    expect(days.flatMap(({ date, holiday }) => (holiday ? [`${date} ${holiday}`] : []))).toEqual([
      '2030-12-25 Eerste kerstdag',
      '2030-12-26 Tweede kerstdag',
      '2030-12-27 Kerst',
      '2031-01-01 Nieuwjaarsdag',
    ]);
  });
});

describe('GET /home: missing hours', () => {
  const longAgo = addDays(today, -limits.missingHoursDays);

  it('counts past planning without hours, by employee, those with the most first', async () => {
    await plan(yesterday, [anja, piet]);
    await plan(longAgo, [piet]);
    await plan(today, [anja]);
    await plan(addDays(longAgo, -1), [anja]);
    const done = await plan(yesterday, [anja]);
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 0 },
      { planning_item_id: done.id },
    );
    expect((await show()).missingHours).toEqual({
      from: longAgo,
      count: 3,
      employeeCount: 2,
      employees: [
        { id: piet, name: 'Piet', count: 2, oldest: longAgo },
        { id: anja, name: 'Anja', count: 1, oldest: yesterday },
      ],
    });
  });

  it('leaves out days of whole-day absence, and deleted employees', async () => {
    const [gone = ''] = await employees(1);
    await plan(yesterday, [anja, piet, gone]);
    await absent(anja, { first_day: yesterday });
    await absent(piet, { first_day: yesterday, hours_per_day: 2 });
    await remove(gone);
    expect((await show()).missingHours).toMatchObject({ count: 1, employees: [{ id: piet }] });
  });

  it('limits the employees, and counts them all', async () => {
    await plan(yesterday, await employees(limits.homeRows + 1));
    const { missingHours } = await show();
    expect(missingHours).toMatchObject({
      count: limits.homeRows + 1,
      employeeCount: limits.homeRows + 1,
    });
    expect(missingHours?.employees).toHaveLength(limits.homeRows);
  });

  it('is null when hours are hidden for the tenant', async () => {
    const other = await makeTenant(server, { hidden_parts: ['hours'] });
    const employeeIds = [await makeEmployee(other)];
    await makePlanningItem(other, { date: yesterday, employeeIds });
    const theirs = await browseAs(server, other, await makeUser(other));
    expect((await show(theirs)).missingHours).toBeNull();
  });
});

it('GET /home returns nothing of another tenant', async () => {
  const other = await makeTenant(server);
  const stranger = await makeEmployee(other);
  await makePlanningItem(other, { date: today, employeeIds: [stranger] });
  await makePlanningItem(other, { date: yesterday, employeeIds: [stranger] });
  await makeAbsence(other, { employee_id: await makeEmployee(other), first_day: today });
  expect(await show()).toMatchObject({
    placeCount: 0,
    absences: [],
    freeEmployees: [{ id: anja }, { id: piet }],
    missingHours: { count: 0, employees: [] },
    changes: [],
    nextDay: null,
  });
});
