import { randomUUIDv7 } from 'node:crypto';
import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { LeaveKindUpdate, NewLeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { expect, test } from 'vitest';
import { fullBody } from '../../../test/calls/bodies.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeEmployee,
  makeLeaveKind,
  makeLeaveRequest,
} from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

describeRecordRoutes('records of kinds of leave', {
  server,
  endpoints: leaveKinds,
  make: makeLeaveKind,
  required: ['name'],
  order: 'name',
  values: async () => ({
    name: `Soort ${randomUUIDv7()}`,
    ...{ accrues: false, maxWeeks: 1.5, maxMonths: 12, paidWeeks: 0.5 },
  }),
});

const { tenant, browser: office } = useVisitor(server);

test('a new company has the usual kinds of leave', async () => {
  const kinds = await office.get(leaveKinds.list, { query: {} });
  expect(kinds).toHaveLength(17);
  const limits = kinds.flatMap(({ name, maxWeeks, maxMonths, paidWeeks }) =>
    maxMonths === null ? [] : [[name, maxWeeks, maxMonths, paidWeeks]],
  );
  expect(limits).toEqual([
    ['Aanvullend geboorteverlof', 5, 6, null],
    ['Calamiteitenverlof', null, 12, null],
    ['Geboorteverlof', 1, 6, 1],
    ['Kortdurend zorgverlof', 2, 12, null],
    ['Langdurend zorgverlof', 6, 12, null],
    ['Ouderschapsverlof', 26, 96, 9],
  ]);
  expect(kinds.filter(({ accrues }) => !accrues).map(({ name }) => name)).toEqual([
    'Onbetaald verlof',
    'Ouderschapsverlof',
  ]);
  expect(kinds.find(({ name }) => name === 'Vakantie')).toMatchObject({
    kind: 'vacation',
    account: 'vacation',
    requestable: true,
  });
});

test('a name is taken once, whatever its capitals', async () => {
  const body = { name: 'vakantie', kind: 'other' as const };
  const response = await office.call(leaveKinds.create, { body: fullBody(NewLeaveKind, body) });
  expect(response.json()).toMatchObject({ code: 'name-taken', fields: [{ field: 'name' }] });
});

test('the absences and requests of a kind that counts as illness from now on lose their remarks', async () => {
  const kind_id = await makeLeaveKind(tenant, { kind: 'other' });
  const values = { kind_id, employee_id: await makeEmployee(tenant), note: 'Griep' };
  await makeAbsence(tenant, { ...values, kind: 'other' });
  await makeLeaveRequest(tenant, values);
  const notes = async () => [
    ...(await readRows(tenant, 'absences', ['note'], { kind_id })),
    ...(await readRows(tenant, 'leave_requests', ['note'], { kind_id })),
  ];
  expect(await notes()).toEqual([{ note: 'Griep' }, { note: 'Griep' }]);
  const { id, deleted: _, ...kind } = await office.get(leaveKinds.get, { params: { id: kind_id } });
  await office.get(leaveKinds.update, { params: { id }, body: { ...kind, kind: 'sick' } });
  expect(await notes()).toEqual([{ note: '' }, { note: '' }]);
  await makeLeaveRequest(tenant, values);
  expect((await notes()).at(-1)).toEqual({ note: '' });
  const changes = await readRows(tenant, 'changes', ['before', 'after']);
  expect(JSON.stringify(changes)).not.toContain('Griep');
});

test.each([
  ['Vakantie', 'sick'],
  ['Ziek', 'vacation'],
] as const)(
  '‘%s’ cannot count as %s while somebody is ill during leave, and nothing changes',
  async (name, kind) => {
    const employee_id = await makeEmployee(tenant);
    const days = { employee_id, first_day: '2030-01-07', last_day: '2030-01-09' };
    await makeAbsence(tenant, { ...days, kind: 'vacation' });
    const illness = await makeAbsence(tenant, { ...days, kind: 'sick' });
    const find = async () =>
      (await office.get(leaveKinds.list, { query: {} })).find(
        (candidate) => candidate.name === name,
      );
    const before = await find();
    const { id = '', deleted: _, ...values } = before ?? {};
    const change = () =>
      office.call(leaveKinds.update, {
        params: { id },
        body: fullBody(LeaveKindUpdate, { ...values, name: 'Anders', kind }),
      });
    expect((await change()).json()).toMatchObject({
      status: 409,
      code: 'kind-overlap',
      fields: [{ field: 'kind', code: 'overlap' }],
    });
    expect(await find()).toEqual(before);
    await tenant.transact((tx) => tx.deleteFrom('absences').where('id', '=', illness).execute());
    expect((await change()).statusCode).toBe(200);
  },
);
