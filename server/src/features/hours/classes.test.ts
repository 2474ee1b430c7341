import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeAbsence, makeTenant, makeUser } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { makeWorkedItem } from '../../../test/data/worked-item.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const MONDAY = '2030-01-07';
const query = { monday: MONDAY };
const rules = { ...buildingAndInfra, firstDay: '2029-01-01' };

let ann: string;
let phone: TestBrowser;
let project: string;
let itemId: string;
let normal: string;
beforeEach(async () => {
  ({ ann, phone, project, itemId, normal } = await makeWorkedItem(server, tenant));
  const times = { start_time: '07:00', end_time: '16:00' };
  await changeRows(tenant, 'planning_items', times, { id: itemId });
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  await changeRows(tenant, 'employees', { contracts }, { id: ann });
  await removeRules();
});

async function removeRules() {
  await tenant.transact((tx) => tx.deleteFrom('pay_rules').execute());
}
async function setRules(values: object = {}) {
  const { firstDay, source, checkedOn, ...rest } = { ...rules, ...values };
  const id = randomUUIDv7();
  const days = { first_day: firstDay, source, checked_on: checkedOn };
  await tenant.transact((tx) =>
    tx
      .insertInto('pay_rules')
      .values({ ...days, id, rules: JSON.stringify(rest) })
      .execute(),
  );
  return id;
}
const at = { date: MONDAY, clientId: null };
const record = async (amount: number, seen: number | null = null, date = MONDAY) => {
  const edit = {
    ...at,
    date,
    employeeId: ann,
    projectId: project,
    kindId: normal,
    hours: amount,
    seen,
  };
  const { problems } = await office.get(hours.record, { body: { edits: [edit] } });
  expect(problems).toEqual([]);
};
const approve = async (amount: number) => {
  const lines = [{ ...at, projectId: project, kindId: normal, hours: amount }];
  const id = randomUUIDv7();
  const body = { approvals: [{ id, employeeId: ann, monday: MONDAY, lines }] };
  expect((await office.get(hours.approve, { body })).problems).toEqual([]);
  return id;
};
const reopen = (id: string) =>
  office.get(hours.reopen, { params: { id }, body: { reason: 'Vergeten' } });
const keptMinutes = (of: Pick<typeof tenant, 'transact'> = tenant) =>
  of.transact((tx) => tx.selectFrom('approval_classes').select('minutes').execute());
const week = () => office.get(hours.weekClasses, { params: { id: ann }, query });
const surcharges = <P extends { class: string }>(parts: P[]) =>
  parts.filter((part) => part.class !== 'normal');
const reasons = async (read = week()) => surcharges((await read).parts).map(({ reason }) => reason);
const history = async () =>
  (await office.get(hours.history, { params: { id: ann }, query })).flatMap(({ type, reason }) =>
    type === 'approved' ? [reason] : [],
  );
const ofDays = (from = MONDAY, to = addDays(MONDAY, 6)) =>
  office.get(hours.classes, { query: { from, to } });

const overtime = ['1,75 u 125 %: ma 7 jan 15:30–17:15, cao art. 2.8'];

describe('classes of recorded hours', () => {
  it('are those of the rules that hold on the day, with the rule in words', async () => {
    await record(9.75);
    await setRules();
    expect(await reasons()).toEqual(overtime);
    const parts = await ofDays();
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(585);
    expect(surcharges(parts)).toEqual(
      [
        {
          ...at,
          employeeId: ann,
          projectId: project,
          class: 'overtime',
          percent: 125,
          isApproved: false,
        },
      ].map(({ clientId: _, ...part }) => ({
        ...part,
        from: '15:30',
        to: '17:15',
        minutes: 105,
        reason: overtime[0],
        saved: null,
      })),
    );
    await setRules({ firstDay: MONDAY, overtime: [{ hours: null, percent: 130, article: '' }] });
    expect(await reasons()).toEqual(['1,75 u 130 %: ma 7 jan 15:30–17:15']);
    expect(await ofDays(addDays(MONDAY, 1))).toEqual([]);
  });

  it('are none without rules of the company, nor of days before the first', async () => {
    await record(9.75);
    const nothing = { parts: [], changes: [], savedHours: 0, overtime: null };
    expect(await week()).toEqual(nothing);
    await setRules({ firstDay: addDays(MONDAY, 1) });
    expect(await week()).toEqual(nothing);
    await reopen(await approve(9.75));
    await approve(9.75);
    expect(await history()).toEqual(['', '']);
    expect(await keptMinutes()).toEqual([]);
  });

  it('leave out leave of the day, and count a holiday', async () => {
    await makeAbsence(tenant, {
      employee_id: ann,
      kind: 'doctor',
      first_day: MONDAY,
      last_day: MONDAY,
      hours_per_day: 2,
    });
    await setRules();
    await record(8);
    expect(await reasons()).toEqual(['2 u 125 %: ma 7 jan 13:30–15:30, cao art. 2.8']);
    await record(4, null, '2030-01-01');
    expect(await ofDays('2030-01-01', '2030-01-01')).toMatchObject([
      { class: 'holiday', percent: 200 },
    ]);
  });

  it('of an approved week stay when the rules change, until it is reopened', async () => {
    const first = await setRules();
    await record(9.75);
    const id = await approve(9.75);
    await changeRows(tenant, 'pay_rules', { first_day: '2031-01-01' }, { id: first });
    await setRules({ overtime: [{ hours: null, percent: 130, article: '' }] });
    expect(await reasons()).toEqual(overtime);
    expect((await ofDays()).every(({ isApproved }) => isApproved)).toBe(true);
    await reopen(id);
    const changed = ['1,75 u 130 %: ma 7 jan 15:30–17:15'];
    const changes = ['Overuren 125 %: 1,75 u → 0 u', 'Overuren 130 %: 0 u → 1,75 u'];
    expect([await reasons(), (await week()).changes]).toEqual([changed, changes]);
    await approve(9.75);
    expect([await reasons(), (await week()).changes]).toEqual([changed, changes]);
    expect(await history()).toEqual([changes.join(' · '), '']);
  });

  it('say what other hours changed at the next approval, and nothing when all is the same', async () => {
    await setRules();
    await record(9.75);
    await reopen(await approve(9.75));
    await reopen(await approve(9.75));
    await record(8.75, 9.75);
    await approve(8.75);
    expect(await history()).toEqual(['Overuren 125 %: 1,75 u → 0,75 u', '', '']);
  });

  it('are read by the worker of the own weeks, by no colleague and no other company', async () => {
    await setRules();
    await record(9.75);
    expect(await reasons(phone.get(hours.ownClasses, { query }))).toEqual(overtime);
    const params = { id: ann };
    expect((await phone.call(hours.weekClasses, { params, query })).statusCode).toBe(403);
    const colleague = await browseAs(
      server,
      tenant,
      await makeUser(tenant, { userType: 'employee' }),
    );
    expect((await colleague.get(hours.ownClasses, { query })).parts).toEqual([]);
    const elsewhere = await makeTenant(server);
    const stranger = await browseAs(server, elsewhere, await makeUser(elsewhere));
    expect((await stranger.call(hours.weekClasses, { params, query })).statusCode).toBe(404);
    const days = { query: { from: MONDAY, to: addDays(MONDAY, 6) } };
    expect(await stranger.get(hours.classes, days)).toEqual([]);
    await approve(9.75);
    expect((await keptMinutes()).length).toBeGreaterThan(1);
    expect(await keptMinutes(elsewhere)).toEqual([]);
  });
});
