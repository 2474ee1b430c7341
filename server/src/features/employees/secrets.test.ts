import { getToday } from '@ploegplan/contract/dates/dates';
import { expect, it } from 'vitest';
import { urlOf } from '../../../test/calls/browser.ts';
import { sampleOf } from '../../../test/calls/route-samples.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { Visits } from '../../../test/calls/visits.ts';
import { makePlanningItem } from '../../../test/data/factories.ts';
import { marksIn, plant } from '../../../test/data/planted.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
const tenant = useTenant(server);

it('an employee reads of employees only names of colleagues, and the own function and phone number', async () => {
  const { browser: phone, world } = await new Visits(server).start('employee', tenant);
  const employeeIds = [world.employee, world.colleague.employeeId ?? ''];
  await makePlanningItem(tenant, { date: getToday(), project_id: world.project, employeeIds });
  const photo = await world.image();
  expect(photo).not.toBe('');
  const planted = await plant(tenant, server, ['employees']);
  const secret = ['address', 'certificates', 'contracts', 'emergency_name', 'remarks'];
  expect(planted).toEqual(expect.arrayContaining(secret.map((name) => `employees.${name}`)));

  const seen = new Set<string>();
  for (const { endpoint } of server.app.routes) {
    if (endpoint.method !== 'GET' || endpoint.stream) continue;
    const { params, query } = (await sampleOf(endpoint)?.(world)) ?? {};
    const url = urlOf(endpoint, { params, query }) as `/api/${string}`;
    const { statusCode, body } = await phone.request('GET', url);
    if (endpoint.access === 'admin') expect(statusCode, endpoint.path).toBe(403);
    for (const mark of marksIn(body)) seen.add(mark);
    expect(body, endpoint.path).not.toMatch(/1961-02-03/);
  }
  const ofEmployees = [...seen].filter((mark) => mark.startsWith('employees.'));
  expect(ofEmployees.toSorted()).toEqual([
    'employees.job_title',
    'employees.name',
    'employees.phonenumber',
  ]);
});
