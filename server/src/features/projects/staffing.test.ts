import { projects } from '@ploegplan/contract/projects/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeEmployee, makePlanningItem, makeTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
let anja: string;
let piet: string;
beforeEach(async () => {
  anja = await makeEmployee(tenant);
  piet = await makeEmployee(tenant);
});

const plan = (date: string, employeeIds: string[], values: { is_draft?: boolean } = {}) =>
  makePlanningItem(tenant, { date, employeeIds, ...values });
const staffing = (from: string, to: string) =>
  office.get(projects.staffing, { query: { from, to } });

it('GET /projects/staffing counts each person once a week, drafts too, of its own tenant', async () => {
  await plan('2030-01-06', [anja]);
  await plan('2030-01-07', [anja]);
  await plan('2030-01-09', [anja, piet]);
  await plan('2030-01-13', [piet], { is_draft: true });
  await plan('2030-01-21', []);
  await plan('2030-01-27', [piet], { is_draft: true });
  const elsewhere = await makeTenant(server);
  await makePlanningItem(elsewhere, {
    date: '2030-01-14',
    employeeIds: [await makeEmployee(elsewhere)],
  });
  expect(await staffing('2030-01-07', '2030-01-27')).toEqual([
    { monday: '2030-01-07', people: 2 },
    { monday: '2030-01-21', people: 1 },
  ]);
  expect(await staffing('2031-01-06', '2031-01-12')).toEqual([]);
});

it.each([
  ['2031-01-06', 200],
  ['2031-01-07', 400],
])(
  'GET /projects/staffing answers at most the weeks of a year: to %s with %i',
  async (to, status) => {
    const response = await office.call(projects.staffing, { query: { from: '2030-01-01', to } });
    expect(response.statusCode).toBe(status);
  },
);
