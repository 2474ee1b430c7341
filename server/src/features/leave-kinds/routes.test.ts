import { randomUUIDv7 } from 'node:crypto';
import { leaveKinds } from '@ploegplan/contract/leave-kinds';
import { NewLeaveKind } from '@ploegplan/contract/leave-kinds.schemas';
import { expect, test } from 'vitest';
import { fullBody } from '../../../test/bodies.ts';
import { makeLeaveKind } from '../../../test/factories.ts';
import { describeRecordRoutes } from '../../../test/record-routes.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();

describeRecordRoutes('records of kinds of leave', {
  server,
  endpoints: leaveKinds,
  make: makeLeaveKind,
  required: ['name'],
  order: 'name',
  values: async () => ({ name: `Soort ${randomUUIDv7()}` }),
});

const { browser: office } = useVisitor(server);

test('a new company has the usual kinds of leave', async () => {
  const kinds = await office.get(leaveKinds.list, { query: {} });
  expect(kinds).toHaveLength(12);
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
