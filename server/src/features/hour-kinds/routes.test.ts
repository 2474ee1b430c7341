import { randomUUIDv7 } from 'node:crypto';
import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import type { HourMeaning } from '@ploegplan/contract/hour-kinds/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { expect, test } from 'vitest';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeApproval,
  makeEmployee,
  makeHourKind,
  makeProject,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

describeRecordRoutes('records of kinds of hours', {
  server,
  endpoints: hourKinds,
  make: makeHourKind,
  required: ['name'],
  order: 'name',
  values: async () => ({ name: `Soort ${randomUUIDv7()}` }),
});

const { tenant, browser: office } = useVisitor(server);

test('the standard kind can be renamed, is work, and cannot be deleted', async () => {
  const kinds = await office.get(hourKinds.list, { query: {} });
  expect(kinds.map(({ name, meaning }) => [name, meaning])).toEqual([
    ['Meerwerk', 'work'],
    ['Normaal', 'work'],
    ['Overwerk', 'work'],
    ['Regie', 'work'],
    ['Reisuren', 'travel'],
  ]);
  const standard = kinds.find(({ isStandard }) => isStandard);
  const params = { id: standard?.id ?? '' };
  const change = (body: { name: string; meaning: HourMeaning }) =>
    office.call(hourKinds.update, { params, body: { ...body, version: 1 } });
  expect((await change({ name: 'Normaal', meaning: 'travel' })).json().code).toBe('standard-kind');
  expect((await office.call(hourKinds.remove, { params })).json().code).toBe('standard-kind');
  expect((await change({ name: 'Gewerkt', meaning: 'work' })).statusCode).toBe(200);
});

test('a name is taken once, whatever its capitals, and free again after a deletion', async () => {
  const add = (name: string) =>
    office.call(hourKinds.create, { body: { id: randomUUIDv7(), name, meaning: 'work' } });
  const first = (await add('Wachturen')).json();
  const second = (await add('Stilstand')).json();
  const taken = { code: 'name-taken', fields: [{ field: 'name' }] };
  expect((await add(' wachtUREN ')).json()).toMatchObject(taken);
  const params = { id: second.id };
  const renamed = { name: 'WACHTUREN', meaning: 'work' as const, version: 1 };
  expect((await office.call(hourKinds.update, { params, body: renamed })).json()).toMatchObject(
    taken,
  );
  await office.call(hourKinds.remove, { params: { id: first.id } });
  expect((await office.call(hourKinds.update, { params, body: renamed })).statusCode).toBe(200);
  expect((await office.call(hourKinds.restore, { params: { id: first.id } })).json()).toMatchObject(
    taken,
  );
});

test('a kind of approved hours stays what it is, until the week is reopened', async () => {
  const kind_id = await makeHourKind(tenant, { name: 'Laden en lossen' });
  const employee_id = await makeEmployee(tenant);
  const approval = await makeApproval(tenant, {
    employee_id,
    project_id: await makeProject(tenant),
    kind_id,
  });
  const change = (body: { name: string; meaning: HourMeaning }) =>
    office.call(hourKinds.update, { params: { id: kind_id }, body: { ...body, version: 1 } });
  expect((await change({ name: 'Laden', meaning: 'travel' })).json()).toMatchObject({
    code: 'kind-approved',
    fields: [{ field: 'meaning' }],
  });
  await office.call(hours.reopen, {
    params: { id: approval },
    body: { reason: 'Verkeerde soort' },
  });
  expect((await change({ name: 'Laden', meaning: 'travel' })).statusCode).toBe(200);
});
