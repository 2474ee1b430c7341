import { getToday } from '@ploegplan/contract/dates/dates';
import { expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { openEventStream } from '../../../test/calls/event-reader.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeNote, makePlanningItem, makeProject, makeUser } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);

it('tells an employee that the own planning changed when a note for the crew comes or goes, and of no other note', async () => {
  const user = await makeUser(tenant, { userType: 'employee' });
  const project_id = await makeProject(tenant);
  const employeeIds = [user.employeeId ?? ''];
  await makePlanningItem(tenant, { project_id, date: getToday(), employeeIds });
  const stream = await openEventStream(server, await browseAs(server, tenant, user));
  const own = { event: 'change', data: { subject: 'employee-planning', ids: null, own: false } };
  const forCrew = { is_pinned: true, is_for_crew: true };

  const id = await makeNote(tenant, { project_id });
  await changeRows(tenant, 'notes', { title: 'Sleutel' }, { id });
  await makeNote(tenant, { ...forCrew, project_id: await makeProject(tenant) });
  await changeRows(tenant, 'notes', forCrew, { id });
  expect(await stream.receive(1)).toEqual([own]);
  await changeRows(tenant, 'notes', { is_pinned: false }, { id });
  expect(await stream.receive(2)).toEqual([own, own]);
  await makeNote(tenant, { ...forCrew, project_id });
  expect(await stream.receive(3)).toEqual([own, own, own]);
});
