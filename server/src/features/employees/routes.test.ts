import { employees } from '@ploegplan/contract/employees';
import { EmployeeUpdate } from '@ploegplan/contract/employees.schemas';
import { addDays, addMonths, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { describe, expect, it } from 'vitest';
import { fullBody } from '../../../test/bodies.ts';
import {
  makeAbsence,
  makeEmployee,
  makePlanningItem,
  makeTenant,
} from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { changeRows } from '../../../test/rows.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();
const fullWeek = [8, 8, 8, 8, 8, 0, 0];
const vca = { kind: 'vca-basic', name: '', number: '12.34', validUntil: null } as const;

describeRecordRoutes('records of employees', {
  server,
  endpoints: employees,
  make: makeEmployee,
  required: ['name'],
  order: 'name',
  values: async () => ({
    email: 'anja@example.nl',
    dateOfBirth: '2009-02-28',
    inServiceFrom: '2020-03-01',
    lastDay: '2150-02-28',
    contracts: [
      { from: null, hours: fullWeek },
      { from: '2026-07-01', hours: [8, 8, 8, 8, 4.25, 0, 0] },
    ],
    certificates: [{ ...vca, validUntil: '2027-05-01' }],
  }),
  clears: [
    'jobTitle',
    'crew',
    'personnelNumber',
    'phonenumber',
    'inServiceFrom',
    'lastDay',
    'dateOfBirth',
    'address',
    'emergencyName',
    'emergencyPhonenumber',
    'remarks',
  ],
});

const { tenant, browser: office } = useVisitor(server);

describe('an employee', () => {
  const put = async (values: object) => {
    const params = { id: await makeEmployee(tenant) };
    const body = { ...fullBody(EmployeeUpdate, { name: 'Anja', email: '' }), ...values };
    return office.call(employees.update, { params, body });
  };
  const hours = (monday: number) => ({ contracts: [{ from: null, hours: [monday, ...rest] }] });
  const rest = [0, 0, 0, 0, 0, 0];

  it.each([
    [
      'contract hours of six days',
      { contracts: [{ from: null, hours: rest }] },
      'contracts.0.hours',
    ],
    ['more than 24 hours', hours(24.25), 'contracts.0.hours.0'],
    ['less than 0 hours', hours(-0.25), 'contracts.0.hours.0'],
    ['hours that are no quarters', hours(7.9), 'contracts.0.hours.0'],
    [
      'two contracts from the same day',
      { contracts: ['2026-01-01', '2026-01-01'].map((from) => ({ from, hours: fullWeek })) },
      'contracts',
    ],
    [
      'a certificate of an unknown kind',
      { certificates: [{ ...vca, kind: 'x' }] },
      'certificates.0.kind',
    ],
    [
      'another certificate without a name',
      { certificates: [{ ...vca, kind: 'other' }] },
      'certificates.0.name',
    ],
    [
      'a name of a known certificate',
      { certificates: [{ ...vca, name: 'x' }] },
      'certificates.0.name',
    ],
    [
      'a last day before the first',
      { inServiceFrom: '2026-02-02', lastDay: '2026-02-01' },
      'lastDay',
    ],
  ])('is rejected with %s', async (_what, values, field) => {
    const response = await put(values);
    expect([response.statusCode, response.json().fields[0].field]).toEqual([400, field]);
  });

  it('has its contracts by date, in whatever order they were sent', async () => {
    const [first, second, third] = [null, '2025-01-01', '2026-01-01'].map((from) => ({
      from,
      hours: fullWeek,
    }));
    const response = await put({ contracts: [third, first, second] });
    expect(response.json().contracts).toEqual([first, second, third]);
  });

  it('is not changed by some fields to leave before it began', async () => {
    const id = await makeEmployee(tenant, { in_service_from: '2026-02-02' });
    const body = { lastDay: '2026-02-01', version: 1 };
    const response = await office.call(employees.change, { params: { id }, body });
    expect(response.json().fields).toEqual([{ field: 'lastDay', code: 'before-start' }]);
  });

  it('has a history, the newest first', async () => {
    const id = await makeEmployee(tenant, { name: 'Anja' });
    const history = await office.get(employees.history, { params: { id } });
    expect(history).toMatchObject([{ action: 'created', fields: [] }]);
  });
});

describe('GET /employees', () => {
  it('accepts only true and false for includingdeleted', async () => {
    const response = await office.request('GET', '/api/employees?includingdeleted=1');
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'includingdeleted', code: 'invalid_value' }],
    });
  });
});

describe('DELETE /employees/:id', () => {
  const leave = (id: string, last_day: string) =>
    office.call(employees.remove, { params: { id }, query: { last_day } });
  const read = (id: string) => office.get(employees.get, { params: { id } });
  const yesterday = addDays(today(), -1);

  it.each([
    ['yesterday', yesterday, true],
    ['today', today(), false],
    ['tomorrow', addDays(today(), 1), false],
  ])(
    'with the last day %s takes out of service after it; a repeat changes nothing',
    async (_when, day, deleted) => {
      const id = await makeEmployee(tenant);
      expect((await leave(id, day)).statusCode).toBe(204);
      await leave(id, day);
      expect(await read(id)).toMatchObject({ lastDay: day, deleted, version: 2 });
      const listed = (await office.get(employees.list)).some((one) => one.id === id);
      expect(listed).toBe(!deleted);
    },
  );

  it('rejects a last day before the first', async () => {
    const id = await makeEmployee(tenant, { in_service_from: today() });
    const response = await leave(id, yesterday);
    expect(response.json().fields).toEqual([{ field: 'last_day', code: 'before-start' }]);
  });

  it('with a last day is undone by restore, before and after that day', async () => {
    for (const day of [yesterday, addDays(today(), 1)]) {
      const id = await makeEmployee(tenant);
      await leave(id, day);
      const restored = await office.get(employees.restore, { params: { id } });
      expect(restored).toMatchObject({ lastDay: null, deleted: false, version: 3 });
    }
  });

  it('with a last day answers 404 for an employee of another tenant', async () => {
    const elsewhere = await makeEmployee(await makeTenant(server));
    expect((await leave(elsewhere, today())).statusCode).toBe(404);
  });
});

describe('GET /employees/:id/planned-after', () => {
  it('lists what is planned after the day and not recorded on, with all who are on it', async () => {
    const [id, mate] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const plan = (date: string, employeeIds = [id]) =>
      makePlanningItem(tenant, { date, employeeIds });
    await plan('2026-03-02');
    const after = await plan('2026-03-03', [id, mate]);
    const recorded = await plan('2026-03-04');
    await plan('2026-03-05', [mate]);
    const last = await plan('2026-03-06');
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 8 },
      { planning_item_id: recorded.id },
    );
    const planned = await office.get(employees.plannedAfter, {
      params: { id },
      query: { day: '2026-03-02' },
    });
    expect(planned.map((one) => one.id)).toEqual([after.id, last.id]);
    expect(planned[0]).toMatchObject({ version: 1, employeeIds: [id, mate].toSorted() });
  });
});

describe('GET /employees/:id/absences', () => {
  it('lists those of the employee from a year ago until a year ahead', async () => {
    const [employee_id, mate] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const absent = (months: number, values = { employee_id }) => {
      const day = addDays(addMonths(today(), months), Math.sign(months));
      return makeAbsence(tenant, { ...values, first_day: day, last_day: day });
    };
    await absent(-12);
    await absent(12);
    await absent(1, { employee_id: mate });
    const [later, past] = [await absent(11), await absent(-11)];
    const listed = await office.get(employees.absences, { params: { id: employee_id } });
    expect(listed.map(({ id }) => id)).toEqual([past, later]);
  });
});

describe('GET /employees/:id/work', () => {
  it('has the planning from this week, drafts too, and the hours of each week since twelve weeks ago', async () => {
    const id = await makeEmployee(tenant);
    const monday = mondayOf(today());
    const times = { start_time: '07:00', end_time: '15:30', employeeIds: [id] };
    const plan = (date: string, values: object = times) =>
      makePlanningItem(tenant, { ...times, ...values, date });
    await plan(addDays(monday, -12 * 7 - 1));
    const past = await plan(addDays(monday, -12 * 7));
    const own = await plan(monday, { is_draft: true });
    await plan(monday, { employeeIds: [await makeEmployee(tenant)] });
    const night = await plan(addDays(monday, 8), { start_time: '22:00', end_time: '06:00' });
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 7.75 },
      { planning_item_id: past.id },
    );
    const work = await office.get(employees.work, { params: { id } });
    expect(work).toMatchObject({ planned: 25, recorded: 7.75, itemCount: 2 });
    expect(work.periods).toEqual([
      { start: addDays(monday, -12 * 7), planned: 8.5, recorded: 7.75 },
      { start: monday, planned: 8.5, recorded: 0 },
      { start: addDays(monday, 7), planned: 8, recorded: 0 },
    ]);
    expect(work.items).toMatchObject([
      { id: own.id, isDraft: true },
      { id: night.id, isDraft: false },
    ]);
  });
});
