import { hourKinds } from '@ploegplan/contract/hour-kinds';
import { expect, test } from 'vitest';
import { makeHourKind } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();

describeRecordRoutes('records of kinds of hours', {
  server,
  endpoints: hourKinds,
  make: makeHourKind,
  required: ['name'],
  order: 'name',
});

const { browser: office } = useVisitor(server);

test('the standard kind can be renamed, and neither deleted nor taken out of working time', async () => {
  const kinds = await office.get(hourKinds.list, { query: {} });
  expect(kinds.map(({ name, isWorked }) => [name, isWorked])).toEqual([
    ['Meerwerk', true],
    ['Normaal', true],
    ['Overwerk', true],
    ['Regie', true],
    ['Reisuren', false],
  ]);
  const standard = kinds.find(({ isStandard }) => isStandard);
  const params = { id: standard?.id ?? '' };
  const change = (body: { name: string; isWorked: boolean }) =>
    office.call(hourKinds.update, { params, body: { ...body, version: 1 } });
  expect((await change({ name: 'Normaal', isWorked: false })).json().code).toBe('standard-kind');
  expect((await office.call(hourKinds.remove, { params })).json().code).toBe('standard-kind');
  expect((await change({ name: 'Gewerkt', isWorked: true })).statusCode).toBe(200);
});
