import { randomUUIDv7 } from 'node:crypto';
import { getToday } from '@ploegplan/contract/dates/dates';
import { expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { openEventStream } from '../../../test/calls/event-reader.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeDocument,
  makePlanningItem,
  makeProject,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);
const own = { event: 'change', data: { subject: 'employee-planning', ids: null, own: false } };

it('tells an employee of documents that come to the own items, change there or go, and of no other', async () => {
  const user = await makeUser(tenant, { userType: 'employee' });
  const client_id = await makeClient(tenant);
  const project_id = await makeProject(tenant, { client_id });
  const employeeIds = [user.employeeId ?? ''];
  const item = await makePlanningItem(tenant, { project_id, date: getToday(), employeeIds });
  const stream = await openEventStream(server, await browseAs(server, tenant, user));
  const shown = { visible_to_workers: true };
  const told = async (times: number) =>
    expect(await stream.receive(times)).toEqual(Array(times).fill(own));

  const hidden = await makeDocument(tenant, { project_id });
  await changeRows(tenant, 'documents', { title: 'Opdracht' }, { id: hidden });
  await makeDocument(tenant, { ...shown, project_id: await makeProject(tenant) });
  await changeRows(tenant, 'documents', shown, { id: hidden });
  await told(1);
  await changeRows(tenant, 'documents', { visible_to_workers: false }, { id: hidden });
  await told(2);
  await changeRows(tenant, 'documents', { ...shown, deleted_at: new Date() }, { id: hidden });
  await changeRows(tenant, 'documents', { deleted_at: null }, { id: hidden });
  await told(3);
  const files = await tenant.transact((tx) =>
    tx.selectFrom('document_versions').select('stored_file_id').execute(),
  );
  const stored_file_id = files[0]?.stored_file_id ?? '';
  const version = { document_id: hidden, number: 2, filename: 'plan-2.pdf', stored_file_id };
  await tenant.transact((tx) =>
    tx
      .insertInto('document_versions')
      .values({ id: randomUUIDv7(), ...version })
      .execute(),
  );
  await told(4);
  await tenant.transact((tx) =>
    tx
      .insertInto('documents')
      .values([
        { id: randomUUIDv7(), title: 'Van de klant', kind: 'safety', client_id, ...shown },
        {
          id: randomUUIDv7(),
          title: 'Dagplan',
          kind: 'other',
          planning_item_id: item.id,
          ...shown,
        },
      ])
      .execute(),
  );
  await told(6);
});
