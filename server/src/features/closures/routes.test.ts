import { randomUUIDv7 } from 'node:crypto';
import { closures } from '@ploegplan/contract/closures/endpoints';
import { addDays, getDayOfWeek, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { describe, expect, it } from 'vitest';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  leaveKindOf,
  makeAbsence,
  makeClosure,
  makeEmployee,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

describeRecordRoutes('records of closures', {
  server,
  endpoints: closures,
  make: makeClosure,
  required: ['name', 'firstDay', 'lastDay'],
  order: 'name',
  values: async () => ({ firstDay: '2030-12-24', lastDay: '2031-01-01', cost: 'rostered' }),
});

describe('the days of a closure', () => {
  const create = (lastDay: string) =>
    office.call(closures.create, { body: { name: 'Bouwvak', firstDay: '2030-07-29', lastDay } });

  it.each(['2030-07-29', '2031-07-29'])('may end on %s', async (lastDay) => {
    expect((await create(lastDay)).json()).toMatchObject({ firstDay: '2030-07-29', lastDay });
  });

  it.each([
    ['2030-07-28', 'before-start'],
    ['2031-07-30', 'range-too-long'],
  ])('may not end on %s: %s', async (lastDay, code) => {
    const response = await create(lastDay);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual([{ field: 'lastDay', code }]);
  });
});

describe('the cost of a closure', () => {
  const year = Number(getToday().slice(0, 4)) + 1;
  /** Three weeks without a holiday. */
  const firstDay = addDays(getMonday(`${year}-07-27`), 7);
  const lastDay = addDays(firstDay, 18);
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  const costs = (values: object = {}) =>
    office.get(closures.costs, {
      query: { id: randomUUIDv7(), firstDay, lastDay, cost: 'leave', ...values },
    });

  const keepBalances = () =>
    office.get(leave.changeSettings, {
      body: { startYear: year, version: 0, fullTimeHours: 40, extraHours: 0, rosteredHours: 80 },
    });

  it('is the same before it is made and after, once for each contract day, with leave of somebody over it or not', async () => {
    const [anja, bram] = [
      await makeEmployee(tenant, { contracts }),
      await makeEmployee(tenant, { contracts }),
    ];
    const march = getMonday(`${year}-03-08`);
    for (const employee_id of [anja, bram]) {
      await makeAbsence(tenant, { employee_id, first_day: march, last_day: addDays(march, 11) });
    }
    await makeAbsence(tenant, { employee_id: bram, first_day: firstDay, last_day: lastDay });
    expect(await costs()).toEqual([]);
    await keepBalances();
    const of = (employeeId: string, hours: number, short: number) => ({ employeeId, hours, short });
    const both = (hours: number, short: number) =>
      expect.arrayContaining([of(anja, hours, short), of(bram, hours, short)]);
    expect(await costs()).toEqual(both(120, 0));
    expect(await costs({ cost: 'vacation' })).toEqual(both(120, 40));
    expect(await costs({ cost: 'rostered' })).toEqual(both(120, 40));
    expect(await costs({ cost: 'none' })).toEqual([]);
    const made = await office.get(closures.create, {
      body: { name: 'Bouwvak', firstDay, lastDay },
    });
    expect(made.cost).toBe('leave');
    expect(await costs({ id: made.id })).toEqual(both(120, 0));
    const balances = async () => {
      const all = await office.get(leave.balances, { query: { day: lastDay } });
      return all.find(({ employeeId }) => employeeId === anja)?.balances;
    };
    expect(await balances()).toEqual([
      { account: 'vacation', hours: 0 },
      { account: 'rostered', hours: 40 },
    ]);
    await office.get(closures.remove, { params: { id: made.id } });
    expect(await balances()).toEqual([
      { account: 'vacation', hours: 80 },
      { account: 'rostered', hours: 80 },
    ]);
  });

  it('is nothing on a holiday, an hour of unpaid leave, and a day of illness', async () => {
    const carla = await makeEmployee(tenant, { contracts });
    const absent = async (kind: string, day: number) =>
      makeAbsence(tenant, {
        employee_id: carla,
        kind,
        kind_id: await leaveKindOf(tenant, kind),
        first_day: addDays(firstDay, day),
        last_day: addDays(firstDay, day),
      });
    await absent('unpaid-leave', 0);
    await absent('sick', 1);
    await keepBalances();
    const ofCarla = (await costs()).find(({ employeeId }) => employeeId === carla);
    expect(ofCarla?.hours).toBe(104);
    const days = { firstDay: `${year}-12-24`, lastDay: `${year}-12-26` };
    const christmas = (await costs(days)).find(({ employeeId }) => employeeId === carla);
    expect(christmas?.hours ?? 0).toBe(getDayOfWeek(days.firstDay) <= 5 ? 8 : 0);
  });
});
