import { getToday } from '@ploegplan/contract/dates/dates';
import { expect, it } from 'vitest';
import { urlOf } from '../../../test/calls/browser.ts';
import { sampleOf } from '../../../test/calls/route-samples.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { Visits } from '../../../test/calls/visits.ts';
import { makeNote, makePlanningItem, makeProject } from '../../../test/data/factories.ts';
import { marksIn, plant } from '../../../test/data/planted.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
const tenant = useTenant(server);

it('an employee reads of notes only title and text, of what is pinned to the own project for the crew', async () => {
  const { browser: phone, world } = await new Visits(server).start('employee', tenant);
  const own = { project_id: world.project, is_pinned: true, is_for_crew: true };
  const shown = await makeNote(tenant, { ...own, title: 'Gezien' });
  const hidden = await Promise.all(
    [
      { ...own, is_pinned: false },
      { ...own, is_for_crew: false },
      { ...own, deleted_at: new Date() },
      { ...own, project_id: null },
      { ...own, project_id: null, client_id: world.client },
      { ...own, project_id: null, planning_item_id: world.item },
      { ...own, project_id: null, employee_id: world.employee },
      { ...own, employee_id: world.colleague.employeeId },
      { ...own, planning_item_id: world.nextItem },
      { ...own, project_id: await makeOther(world.employee) },
    ].map((values) => makeNote(tenant, values)),
  );
  await plant(tenant, server, ['notes']);

  const seen = new Set<string>();
  for (const { endpoint } of server.app.routes) {
    if (endpoint.method !== 'GET' || endpoint.stream) continue;
    const { params, query } = (await sampleOf(endpoint)?.(world)) ?? {};
    const url = urlOf(endpoint, { params, query }) as `/api/${string}`;
    const { statusCode, body } = await phone.request('GET', url);
    if (endpoint.access === 'admin') expect(statusCode, endpoint.path).toBe(403);
    for (const mark of marksIn(body)) seen.add(mark);
    for (const id of hidden) expect(body, endpoint.path).not.toContain(id);
    if (body.includes(shown)) expect(endpoint.path).toBe('/employee-planning/planningitem/:id');
  }
  expect([...seen].toSorted()).toEqual(['notes.text', 'notes.title']);
});

/** Another project on which the employee is planned too. */
async function makeOther(employee: string): Promise<string> {
  const project = await makeProject(tenant);
  await makePlanningItem(tenant, {
    date: getToday(),
    project_id: project,
    employeeIds: [employee],
  });
  return project;
}
