import { randomUUIDv7 } from 'node:crypto';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);

const history = (id: string) => office.get(planning.history, { params: { id } });

it('lists who changed an item, the people and materials on it, and what they recorded, the newest first', async () => {
  const [anja, piet] = [await factories.makeEmployee(tenant), await factories.makeEmployee(tenant)];
  const materialId = await factories.makeMaterial(tenant);
  const projectId = await factories.makeProject(tenant);
  const created = await office.call(planning.create, {
    body: { date: '2030-01-07', projectId, employeeIds: [anja], description: 'Kozijnen' },
  });
  const { id, version } = created.json();
  const contactPerson = { ...noContact, name: 'Kim' };
  await office.call(planning.update, {
    params: { id },
    body: {
      version,
      date: '2030-01-08',
      startTime: '07:00',
      employeeIds: [piet],
      materialIds: [materialId],
      contactPerson,
    },
  });
  await changeRows(tenant, 'planning_assignments', { hours_worked: 7.75 }, { employee_id: piet });

  const [recorded, changed, first, ...others] = await history(id);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ action: 'created', by: user.username, fields: [] });
  expect(recorded?.fields).toEqual([
    { field: 'hoursWorked', employeeId: piet, from: null, to: 7.75 },
  ]);
  expect(changed).toMatchObject({ action: 'changed', by: user.username });
  expect(changed?.fields).toHaveLength(6);
  expect(changed?.fields).toEqual(
    expect.arrayContaining([
      { field: 'date', from: '2030-01-07', to: '2030-01-08' },
      { field: 'startTime', from: null, to: '07:00:00' },
      { field: 'contactPerson', from: null, to: null },
      { field: 'employeeId', from: anja, to: null },
      { field: 'employeeId', from: null, to: piet },
      { field: 'materialId', from: null, to: materialId },
    ]),
  );
});

it('names who came to drive a vehicle, and that nobody does after the driver left', async () => {
  const [anja, piet] = [await factories.makeEmployee(tenant), await factories.makeEmployee(tenant)];
  const van = await factories.makeMaterial(tenant);
  const { id } = await factories.makePlanningItem(tenant, { employeeIds: [anja, piet] });
  const change = (version: number, body: object) =>
    office.get(planning.update, { params: { id }, body: { version, ...body } });
  await change(1, { materialIds: [van] });
  await change(2, { drivers: [{ materialId: van, employeeId: anja }] });
  await change(3, { employeeIds: [piet] });
  const [left, driven] = await history(id);
  const driver = { field: 'driver', materialId: van };
  expect(driven?.fields).toEqual([{ ...driver, from: null, to: anja }]);
  expect(left?.fields).toEqual(
    expect.arrayContaining([
      { ...driver, from: anja, to: null },
      { field: 'employeeId', from: anja, to: null },
    ]),
  );
});

it('has no line of an edit that says what is there, in another order or form', async () => {
  const people = [await factories.makeEmployee(tenant), await factories.makeEmployee(tenant)];
  const materialIds = [await factories.makeMaterial(tenant), await factories.makeMaterial(tenant)];
  const projectId = await factories.makeProject(tenant);
  const values = { date: '2030-01-07', startTime: '07:00', projectId, materialIds };
  const body = { ...values, employeeIds: people };
  const item = (await office.call(planning.create, { body })).json();
  const change = (employeeIds: string[]) =>
    office.get(planning.update, {
      params: { id: item.id },
      body: {
        ...values,
        materialIds: materialIds.toReversed(),
        employeeIds,
        version: item.version,
      },
    });
  expect(await change(people.toReversed())).toMatchObject({ version: item.version });
  expect(await history(item.id)).toHaveLength(1);
  expect(await change(people.slice(1))).toMatchObject({ version: item.version + 1 });
  expect(await history(item.id)).toHaveLength(2);
});

it('keeps who was told too late, by the contract of that day and the change of that moment', async () => {
  const contract = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
  const omar = await factories.makeEmployee(tenant, {
    contracts: JSON.stringify([
      { ...contract, onCall: true },
      { ...contract, from: addDays(getToday(), 5) },
    ]),
  });
  const anja = await factories.makeEmployee(tenant, { contracts: JSON.stringify([contract]) });
  const projectId = await factories.makeProject(tenant);
  const date = addDays(getToday(), 3);
  const values = { date, startTime: '07:00', projectId, employeeIds: [anja, omar], isDraft: true };
  let item = (await office.call(planning.create, { body: values })).json();
  const change = async (body: object) => {
    item = await office.get(planning.update, {
      params: { id: item.id },
      body: { version: item.version, ...body },
    });
  };
  await change({ startTime: '08:00' });
  await change({ isDraft: false });
  await change({ location: 'Kade 1' });
  await change({ startTime: '09:00' });
  await change({ employeeIds: [anja] });
  await change({ date: addDays(getToday(), 60) });
  const ofAnja = { employeeId: anja, days: 3, limit: 28, isOnCall: false };
  const ofOmar = { employeeId: omar, days: 3, limit: 4, isOnCall: true };
  const notices = (await history(item.id)).map((entry) =>
    entry.notices?.toSorted((a, b) => b.limit - a.limit),
  );
  expect(notices).toEqual([
    [ofAnja],
    [ofOmar],
    [ofAnja, ofOmar],
    undefined,
    [ofOmar],
    undefined,
    undefined,
  ]);
});

it('counts the notice of a change from when the day was told, and what was not told before as no change', async () => {
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  const [told, untold] = await Promise.all(
    [1, 2].map(() => factories.makeEmployee(tenant, { contracts })),
  );
  const date = addDays(getToday(), 30);
  const employeeIds = [told ?? '', untold ?? ''];
  const { id } = await factories.makePlanningItem(tenant, { date, employeeIds });
  const inFiveDays = new Date(`${addDays(getToday(), 5)}T11:00:00Z`);
  const tell = (employee_id = '', at = new Date()) =>
    tenant.transact(async (tx) => {
      const publication_id = randomUUIDv7();
      await tx.insertInto('planning_publications').values({ id: publication_id }).execute();
      const day = { employee_id, date, works: '[]', plan: '', at };
      await tx
        .insertInto('told_days')
        .values({ ...day, publication_id })
        .execute();
    });
  await tell(told);
  await changeRows(tenant, 'planning_items', { start_time: '08:00' }, { id });
  await tell(told, inFiveDays);
  await tell(untold, inFiveDays);
  expect((await history(id)).map(({ notices }) => notices)).toEqual([
    [{ employeeId: told, days: 25, limit: 28, isOnCall: false }],
    undefined,
  ]);
});

it('of an unknown item is a 404, and of another item has nothing of this one', async () => {
  const employeeIds = [await factories.makeEmployee(tenant)];
  const one = await factories.makePlanningItem(tenant, { employeeIds });
  const other = await factories.makePlanningItem(tenant, { employeeIds });
  await changeRows(tenant, 'planning_items', { location: 'Kade 1' }, { id: one.id });
  expect(await history(one.id)).toHaveLength(2);
  expect(await history(other.id)).toHaveLength(1);
  const id = '0195c0de-0000-7000-8000-000000000000';
  expect((await office.call(planning.history, { params: { id } })).statusCode).toBe(404);
});
