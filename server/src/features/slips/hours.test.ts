import { randomUUIDv7 } from 'node:crypto';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { slips } from '@ploegplan/contract/slips/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { agreed, createSignature, makeSlip } from '../../../test/data/slips.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const DAY = '2026-01-06';

let project = '';
let ann = '';
beforeEach(async () => {
  project = await factories.makeProject(tenant, { title: 'Kade' });
  ann = await factories.makeEmployee(tenant, { name: 'Ann' });
});

const line = (quantity: number, date = DAY) => ({ employeeId: ann, date, hours: quantity });
const sign = (id: string, version = 1) =>
  office.get(slips.sign, { params: { id }, body: createSignature(version) });
const saveNext = (id: string, version: number, ...lines: ReturnType<typeof line>[]) =>
  office.get(slips.save, {
    params: { id },
    body: { kind: 'extra-work', projectId: project, version, content: { ...agreed, lines } },
  });
const signNew = async (...lines: ReturnType<typeof line>[]) => {
  const id = await makeSlip(office, project, { lines });
  return { id, slip: await sign(id) };
};
const board = async () => {
  const { lines } = await office.get(hours.list, { query: { from: DAY, to: '2026-01-07' } });
  return lines.map(({ date, hours: quantity, reason }) => [date, quantity, reason]);
};
const differences = () => office.get(slips.differences);
const kindOf = (name: string) =>
  tenant.transact((tx) =>
    tx.selectFrom('hour_kinds').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
  );

it('hours of a signed slip are in the hours once, as their kind, and not before', async () => {
  const id = await makeSlip(office, project, { lines: [line(2), line(1.5, '2026-01-07')] });
  expect(await board()).toEqual([]);
  const body = createSignature();
  for (const _ of [1, 2]) await office.get(slips.sign, { params: { id }, body });
  await office.get(slips.bookHours, { params: { id } });
  expect(await board()).toEqual([
    [DAY, 2, 'Bon 1'],
    ['2026-01-07', 1.5, 'Bon 1'],
  ]);
  const { lines } = await office.get(hours.list, { query: { from: DAY, to: DAY } });
  expect(lines[0]?.kindId).toBe((await kindOf('Meerwerk')).id);
  expect(await differences()).toEqual([]);
});

it('hours of a daily rate have the kind for that, whatever the company calls it', async () => {
  await changeRows(tenant, 'hour_kinds', { name: 'Op regie' }, { name: 'Regie' });
  const price = {
    ...agreed.price,
    basis: 'hours-and-materials' as const,
    cents: 6_200,
    toldAt: '2026-01-05T07:00:00.000Z',
  };
  const id = await makeSlip(office, project, { price, lines: [line(3)] }, 'day-rate');
  await sign(id);
  const { lines } = await office.get(hours.list, { query: { from: DAY, to: DAY } });
  expect(lines).toMatchObject([{ hours: 3, kindId: (await kindOf('Op regie')).id }]);
});

it('a next signed version adjusts the hours, and a draft does not', async () => {
  const { id } = await signNew(line(2), line(1, '2026-01-07'));
  await saveNext(id, 2, line(5));
  expect(await board()).toHaveLength(2);
  await sign(id, 2);
  expect(await board()).toEqual([[DAY, 5, 'Bon 1']]);
  expect(await differences()).toEqual([]);
});

it('a version with fewer hours takes away no more than it says, where the office corrected the line', async () => {
  const { id } = await signNew(line(6));
  await changeRows(tenant, 'hour_lines', { quarters: 16 }, { employee_id: ann });
  await saveNext(id, 2, line(4));
  await sign(id, 2);
  expect(await board()).toEqual([[DAY, 4, 'Bon 1']]);
});

it('hours of two slips and of the office on one day are together', async () => {
  const { id: kindId } = await kindOf('Meerwerk');
  const edit = { employeeId: ann, date: DAY, projectId: project, clientId: null, kindId };
  const edits = [{ ...edit, hours: 1, seen: null, reason: 'Belde' }];
  await office.get(hours.record, { body: { edits } });
  await signNew(line(2));
  await signNew(line(0.5));
  expect(await board()).toEqual([[DAY, 3.5, 'Belde, Bon 1, Bon 2']]);
  expect(await differences()).toMatchObject([
    {
      employeeName: 'Ann',
      projectName: 'Kade',
      date: DAY,
      slipHours: 2.5,
      recordedHours: 3.5,
      slips: [1, 2],
    },
  ]);
});

it('hours of an approved week stay open, are listed, and are booked once it is reopened', async () => {
  const approval = { employee_id: ann, project_id: project, monday: '2026-01-05' };
  await tenant.transact((tx) =>
    tx
      .insertInto('hour_approvals')
      .values({ id: randomUUIDv7(), employee_id: ann, monday: approval.monday, quarters: 0 })
      .execute(),
  );
  const { id, slip } = await signNew(line(2));
  expect(slip.openHours).toEqual([{ name: 'Ann', date: DAY, hours: 2, reason: 'hours-approved' }]);
  expect(await board()).toEqual([]);
  expect(await differences()).toMatchObject([{ slipHours: 2, recordedHours: 0 }]);
  await changeRows(tenant, 'hour_approvals', { reopened_at: new Date(), reason: 'Bon' });
  const after = await office.get(slips.bookHours, { params: { id } });
  expect([after.openHours, await board()]).toEqual([[], [[DAY, 2, 'Bon 1']]]);
});

it('more than a day of hours, and hours out of service, stay open', async () => {
  await signNew(line(20));
  const { slip } = await signNew(line(5));
  expect(slip.openHours).toMatchObject([{ hours: 5, reason: 'too-many-hours' }]);
  await changeRows(tenant, 'employees', { last_day: '2026-01-01' }, { id: ann });
  const other = await signNew(line(1));
  expect(other.slip.openHours).toMatchObject([{ hours: 1, reason: 'not-in-service' }]);
});
