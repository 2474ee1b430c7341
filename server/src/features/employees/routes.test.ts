import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { EmployeeUpdate, NewEmployee } from '@ploegplan/contract/employees/schemas';
import { describe, expect, it } from 'vitest';
import { fullBody } from '../../../test/calls/bodies.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeEmployee, makeTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

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
    schoolDays: ['monday', 'friday'],
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
    'hue',
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

describe('the undoing of an import of employees', () => {
  it('takes out of service also who has a last day ahead', async () => {
    const lastDay = addDays(getToday(), 30);
    const { id, version } = await office.get(employees.create, {
      body: fullBody(NewEmployee, { name: 'Anja', email: '', lastDay }),
    });
    const removed = [{ id, version }];
    await office.get(employees.importRows, { body: { added: [], changed: [], removed } });
    expect(await office.get(employees.get, { params: { id } })).toMatchObject({ deleted: true });
    expect((await office.get(employees.list)).map((entry) => entry.id)).not.toContain(id);
  });
});

describe('DELETE /employees/:id', () => {
  const leave = (id: string, last_day: string) =>
    office.call(employees.remove, { params: { id }, query: { last_day } });
  const read = (id: string) => office.get(employees.get, { params: { id } });
  const yesterday = addDays(getToday(), -1);

  it.each([
    ['yesterday', yesterday, true],
    ['today', getToday(), false],
    ['tomorrow', addDays(getToday(), 1), false],
  ])(
    'with the last day %s takes out of service after it; a repeat changes nothing',
    async (_when, day, deleted) => {
      const id = await makeEmployee(tenant);
      expect((await leave(id, day)).statusCode).toBe(204);
      await leave(id, day);
      expect(await read(id)).toMatchObject({ lastDay: day, deleted, version: 2 });
      const listed = (await office.get(employees.list)).some((candidate) => candidate.id === id);
      expect(listed).toBe(!deleted);
    },
  );

  it('rejects a last day before the first', async () => {
    const id = await makeEmployee(tenant, { in_service_from: getToday() });
    const response = await leave(id, yesterday);
    expect(response.json().fields).toEqual([{ field: 'last_day', code: 'before-start' }]);
  });

  it('with a last day is undone by restore, before and after that day', async () => {
    for (const day of [yesterday, addDays(getToday(), 1)]) {
      const id = await makeEmployee(tenant);
      await leave(id, day);
      const restored = await office.get(employees.restore, { params: { id } });
      expect(restored).toMatchObject({ lastDay: null, deleted: false, version: 3 });
    }
  });

  it('at once takes out of service also who has a last day ahead, and restore puts that back', async () => {
    const lastDay = addDays(getToday(), 30);
    const id = await makeEmployee(tenant, { last_day: lastDay });
    await office.call(employees.remove, { params: { id } });
    await office.call(employees.remove, { params: { id } });
    expect(await read(id)).toMatchObject({ lastDay: null, deleted: true, version: 2 });
    expect((await office.get(employees.list)).map((entry) => entry.id)).not.toContain(id);
    const restored = await office.get(employees.restore, { params: { id } });
    expect(restored).toMatchObject({ lastDay, deleted: false, version: 3 });
  });

  it('at once keeps a last day that has passed', async () => {
    const id = await makeEmployee(tenant, { last_day: yesterday });
    await office.call(employees.remove, { params: { id } });
    expect(await read(id)).toMatchObject({ lastDay: yesterday, deleted: true });
  });

  it('at once takes out of service again who got a last day ahead after a removal', async () => {
    const id = await makeEmployee(tenant);
    await office.call(employees.remove, { params: { id } });
    await leave(id, addDays(getToday(), 30));
    expect(await read(id)).toMatchObject({ deleted: false });
    await office.call(employees.remove, { params: { id } });
    expect(await read(id)).toMatchObject({ lastDay: null, deleted: true });
  });

  it('with a last day answers 404 for an employee of another tenant', async () => {
    const elsewhere = await makeEmployee(await makeTenant(server));
    expect((await leave(elsewhere, getToday())).statusCode).toBe(404);
  });
});
