import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { projectStatusMutations } from '@ploegplan/contract/projects/endpoints';
import { slips } from '@ploegplan/contract/slips/endpoints';
import { webhookEvents } from '@ploegplan/contract/webhooks/schemas';
import { expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeApproval,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeStatus,
} from '../../../test/data/factories.ts';
import { createSignature, makeSlip } from '../../../test/data/slips.ts';
import { makeWebhook } from '../../../test/data/webhooks.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const date = addDays(getToday(), 1);

/** What the outbox has, in order. */
const readOutbox = () =>
  tenant.transact(async (tx) => {
    const rows = await tx
      .selectFrom('webhook_deliveries')
      .select(['event', 'record_id', 'data', 'changed'])
      .orderBy('place')
      .execute();
    await tx.deleteFrom('webhook_deliveries').execute();
    return rows.map(({ record_id, ...row }) => ({ id: record_id, ...row }));
  });

it('tells of planning once for each call: made, changed with its people, moved, and removed', async () => {
  await makeWebhook(tenant);
  const projectId = await makeProject(tenant);
  const [ann, bob] = [await makeEmployee(tenant), await makeEmployee(tenant)];
  await readOutbox();
  const { id, version } = await office.get(planning.create, {
    body: { date, projectId, employeeIds: [ann, bob], isDraft: true },
  });
  const data = { date, projectId, isDraft: true };
  expect(await readOutbox()).toEqual([{ id, event: 'planning.created', data, changed: [] }]);
  const { id: itemId, ...changed } = await office.get(planning.update, {
    params: { id },
    body: { location: 'Kade 1', employeeIds: [ann], version },
  });
  expect(await readOutbox()).toEqual([
    { id: itemId, event: 'planning.changed', data, changed: ['location', 'planning_assignments'] },
  ]);
  const moved = addDays(date, 1);
  await office.get(planning.update, {
    params: { id },
    body: { date: moved, version: changed.version },
  });
  expect(await readOutbox()).toMatchObject([
    { event: 'planning.changed', data: { date: moved }, changed: expect.arrayContaining(['date']) },
  ]);
  await office.get(planning.remove, { params: { id } });
  expect(await readOutbox()).toEqual([
    { id, event: 'planning.removed', data: { ...data, date: moved }, changed: [] },
  ]);
});

it('tells that drafts were published, with their days', async () => {
  const employee = await makeEmployee(tenant);
  const { id } = await makePlanningItem(tenant, { date, is_draft: true, employeeIds: [employee] });
  await makeWebhook(tenant, { events: ['planning.published'] });
  await office.get(planning.publish, { body: { ids: [id] } });
  expect(await readOutbox()).toEqual([
    {
      id: expect.any(String),
      event: 'planning.published',
      data: { from: date, to: date },
      changed: [],
    },
  ]);
});

it('tells of absence without its kind, of approved weeks, of another status and of a signed slip', async () => {
  await makeWebhook(tenant);
  const employee_id = await makeEmployee(tenant);
  const project_id = await makeProject(tenant);
  const to = await makeStatus(tenant, 'Klaar');
  await readOutbox();
  const absence = await makeAbsence(tenant, { employee_id });
  const change = (values: object) =>
    tenant.transact((tx) =>
      tx.updateTable('absences').set(values).where('id', '=', absence).execute(),
    );
  await change({ last_day: '2030-01-08', note: 'Bruiloft' });
  await tenant.transact((tx) => tx.deleteFrom('absences').where('id', '=', absence).execute());
  const data = { employeeId: employee_id, firstDay: '2030-01-07', lastDay: '2030-01-07' };
  const longer = { ...data, lastDay: '2030-01-08' };
  expect(await readOutbox()).toEqual([
    { id: absence, event: 'absence.created', data, changed: [] },
    { id: absence, event: 'absence.changed', data: longer, changed: ['last_day', 'note'] },
    { id: absence, event: 'absence.removed', data: longer, changed: [] },
  ]);
  await makeApproval(tenant, { employee_id, project_id, monday: '2030-01-07' });
  expect(await readOutbox()).toMatchObject([
    { event: 'hours.approved', data: { employeeId: employee_id, monday: '2030-01-07' } },
  ]);
  await office.get(projectStatusMutations.create, {
    body: { project: project_id, status: to },
  });
  expect(await readOutbox()).toMatchObject([
    { id: project_id, event: 'project.status_changed', data: { statusId: to } },
  ]);
  const slip = await makeSlip(office, project_id);
  await office.get(slips.sign, { params: { id: slip }, body: createSignature() });
  await office.get(slips.setState, { params: { id: slip }, body: { state: 'disputed' } });
  await office.get(slips.setState, { params: { id: slip }, body: { state: 'signed' } });
  expect(await readOutbox()).toEqual([
    { id: slip, event: 'slip.signed', data: { number: 1, projectId: project_id }, changed: [] },
  ]);
});

it('writes nothing for an endpoint that is off or wants other events, nor when the change is rolled back', async () => {
  await makeWebhook(tenant, { is_on: false });
  await makeWebhook(tenant, {
    events: webhookEvents.filter((event) => event !== 'planning.created'),
  });
  await makePlanningItem(tenant, { employeeIds: [await makeEmployee(tenant)] });
  await makeWebhook(tenant);
  await expect(
    tenant.transact(async (tx) => {
      await makePlanningItem({ ...tenant, transact: (work) => work(tx) });
      throw new Error('No');
    }),
  ).rejects.toThrow('No');
  expect(await readOutbox()).toEqual([]);
});
