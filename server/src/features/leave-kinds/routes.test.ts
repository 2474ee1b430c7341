import { leaveKinds } from '@ploegplan/contract/leave-kinds';
import { expect, test } from 'vitest';
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
