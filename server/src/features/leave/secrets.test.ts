import { expect, it } from 'vitest';
import { urlOf } from '../../../test/calls/browser.ts';
import { sampleOf } from '../../../test/calls/route-samples.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { Visits } from '../../../test/calls/visits.ts';
import {
  makeAbsence,
  makeApproval,
  makeEmployee,
  makeLeaveKind,
  makeLeaveLine,
  makeLeaveRequest,
  makePlanningItem,
  makeProject,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const tenant = useTenant(server);

it('an employee reads nobody else’s leave, hours, contract or certificates by any call', async () => {
  const { browser: phone, world } = await new Visits(server).start('employee', tenant);
  const employee_id = await makeEmployee(tenant, {
    contracts: JSON.stringify([{ from: null, hours: [6.75, 6.75, 6.75, 0, 0, 0, 0] }]),
    certificates: JSON.stringify([
      { kind: 'other', name: 'GEHEIM-certificaat', number: '1', validUntil: null },
    ]),
  });
  const kind_id = await makeLeaveKind(tenant, { name: 'GEHEIM-soort', kind: 'other' });
  await makeAbsence(tenant, { employee_id, kind: 'other', kind_id, note: 'GEHEIM-verlof' });
  await makeLeaveRequest(tenant, { employee_id, kind_id, note: 'GEHEIM-aanvraag' });
  await makeLeaveLine(tenant, { employee_id, note: 'GEHEIM-regel', quarters: 12_345 });

  const project_id = await makeProject(tenant);
  const { id } = await makePlanningItem(tenant, {
    date: '2030-01-07',
    project_id,
    employeeIds: [employee_id],
  });
  await changeRows(
    tenant,
    'planning_assignments',
    { hours_worked: 11.75, notes: 'GEHEIM-werk' },
    { planning_item_id: id },
  );
  await makeApproval(tenant, { employee_id, project_id });
  await changeRows(tenant, 'hour_approvals', { reason: 'GEHEIM-reden' }, { employee_id });

  let answers = 0;
  for (const { endpoint } of server.app.routes) {
    if (endpoint.method !== 'GET' || endpoint.stream) continue;
    const { params, query } = (await sampleOf(endpoint)?.(world)) ?? {};
    const url = urlOf(endpoint, { params, query }) as `/api/${string}`;
    const { statusCode, body } = await phone.request('GET', url);
    if (statusCode < 300) answers += 1;
    expect(body, endpoint.path).not.toMatch(/GEHEIM|6\.75|11\.75|3086\.25/);
    expect(body, endpoint.path).not.toContain(employee_id);
  }
  expect(answers).toBeGreaterThan(10);
});
