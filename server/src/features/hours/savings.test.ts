import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { buildingAndInfra, type PayRules } from '@ploegplan/contract/rules/pay/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makePayRules } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { makeWorkedItem } from '../../../test/data/worked-item.ts';
import { useServer } from '../../../test/servers/server.ts';
import { toPayRulesRow } from '../../platform/pay-rules.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const MONDAY = '2030-01-07';
const query = { monday: MONDAY };

let ann: string;
let phone: TestBrowser;
let project: string;
let normal: string;
beforeEach(async () => {
  ({ ann, phone, project, normal } = await makeWorkedItem(server, tenant));
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  await changeRows(tenant, 'employees', { contracts }, { id: ann });
  await tenant.transact(async (tx) => {
    await tx.deleteFrom('pay_rules').execute();
    await tx
      .insertInto('leave_settings')
      .values({ start_year: 2030, grants: '[]' })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ start_year: 2030 }))
      .execute();
  });
});

const setRules = (timeForTime: PayRules['timeForTime'] = buildingAndInfra.timeForTime) =>
  makePayRules(tenant, toPayRulesRow({ ...buildingAndInfra, firstDay: '2029-01-01', timeForTime }));
const at = { date: MONDAY, clientId: null };
async function record(amount: number, seen: number | null = null) {
  const edit = { ...at, employeeId: ann, projectId: project, kindId: normal, hours: amount, seen };
  const { problems } = await office.get(hours.record, { body: { edits: [edit] } });
  expect(problems).toEqual([]);
}
const tryApprove = (amount: number, id = randomUUIDv7()) => {
  const lines = [{ ...at, projectId: project, kindId: normal, hours: amount }];
  const body = { approvals: [{ id, employeeId: ann, monday: MONDAY, lines }] };
  return office.get(hours.approve, { body });
};
async function approve(amount: number) {
  const id = randomUUIDv7();
  expect(await tryApprove(amount, id)).toEqual({ problems: [] });
  return id;
}
const tryReopen = (id: string) =>
  office.call(hours.reopen, { params: { id }, body: { reason: 'Vergeten' } });
const choose = (overtime: 'paid' | 'saved') =>
  office.call(hours.chooseOvertime, { params: { id: ann }, body: { monday: MONDAY, overtime } });
const week = () => office.get(hours.weekClasses, { params: { id: ann }, query });
const readLedger = async (
  read = office.get(leave.card, { params: { id: ann }, query: { year: '2030' } }),
) => (await read).lines.filter(({ account }) => account === 'time-for-time');
const ledgerHours = async () => (await readLedger()).map(({ hours: amount }) => amount);

describe('overtime of a week', () => {
  it('is paid, unless it is chosen to save it; the approval fixes that and adds it to the balance, with the week', async () => {
    await setRules();
    await record(10);
    expect(await week()).toMatchObject({ overtime: 'paid', savedHours: 0 });
    expect((await choose('saved')).statusCode).toBe(204);
    expect(await week()).toMatchObject({ overtime: 'saved', savedHours: 2.5 });
    expect(await ledgerHours()).toEqual([]);
    const id = await approve(10);
    const saved = [
      { day: MONDAY, type: 'saved', hours: 2.5, lotKind: 'time-for-time', note: 'Week 2, 2030' },
    ];
    expect(await readLedger()).toMatchObject(saved);
    expect(await readLedger(phone.get(leave.own, { query: { year: '2030' } }))).toMatchObject(
      saved,
    );
    const own = await phone.get(hours.ownClasses, { query });
    expect(own).toMatchObject({ overtime: null, savedHours: 2.5 });
    expect(own.parts.at(-1)).toMatchObject({
      class: 'overtime',
      saved: 'worth',
      reason: expect.stringMatching(/, gespaard$/),
    });
    expect((await choose('paid')).json()).toMatchObject({ code: 'hours-approved' });
    expect((await tryReopen(id)).statusCode).toBe(204);
    expect(await ledgerHours()).toEqual([2.5, -2.5]);
    await choose('paid');
    await approve(10);
    expect(await ledgerHours()).toEqual([2.5, -2.5]);
    expect((await week()).changes).toEqual([
      'Overuren 125 %: 0 u → 2 u',
      'Overuren 125 %, gespaard: 2 u → 0 u',
    ]);
  });

  it('is saved where the company has that as usual, one for one where it counts so', async () => {
    await setRules({ isUsual: true, counts: 'hours' });
    await record(10);
    expect(await week()).toMatchObject({ overtime: 'saved', savedHours: 2 });
    await approve(10);
    expect(await ledgerHours()).toEqual([2]);
    const days = { query: { from: MONDAY, to: addDays(MONDAY, 6) } };
    expect((await office.get(hours.classes, days)).map(({ saved }) => saved)).toContain('hours');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'a company that keeps no balances',
      () => changeRows(tenant, 'leave_settings', { start_year: null }),
    ],
    [
      'the hours of somebody who is hired',
      () => changeRows(tenant, 'employees', { kind: 'hired' }, { id: ann }),
    ],
  ])('is paid in %s, where nothing can be chosen', async (_, change) => {
    await setRules({ isUsual: true, counts: 'worth' });
    await change();
    await record(10);
    expect(await week()).toMatchObject({ overtime: null, savedHours: 0 });
    await approve(10);
    const rows = await tenant.transact((tx) =>
      tx.selectFrom('leave_lines').select('id').where('employee_id', '=', ann).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('is chosen for nobody of another company', async () => {
    const body = { monday: MONDAY, overtime: 'saved' as const };
    const response = await office.call(hours.chooseOvertime, {
      params: { id: randomUUIDv7() },
      body,
    });
    expect(response.statusCode).toBe(404);
  });
});

/** A linear congruential generator: the same sequence in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('the balance after any sequence of approving and reopening', () => {
  it.each([1, 2, 3])(
    'is what the approved weeks saved, also of two users at once (%i)',
    async (seed) => {
      await setRules();
      const random = createRandom(seed);
      let [amount, isSaved, open]: [number, boolean, string | null] = [10, false, null];
      await record(amount);
      for (let step = 0; step < 25; step++) {
        const action = random(3);
        if (action === 0) {
          const wanted = random(2) === 1 ? 'saved' : 'paid';
          const { statusCode } = await choose(wanted);
          expect(statusCode).toBe(open ? 409 : 204);
          if (!open) isSaved = wanted === 'saved';
        } else if (action === 1 && !open) {
          const next = 8 + random(12) / 4;
          await record(next, amount);
          amount = next;
        } else if (open) {
          const codes = await Promise.all([tryReopen(open), tryReopen(open)]);
          expect(new Set(codes.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]));
          open = null;
        } else {
          const [id, other] = [randomUUIDv7(), randomUUIDv7()];
          const answers = await Promise.all([tryApprove(amount, id), tryApprove(amount, other)]);
          const isFirst = answers[0]?.problems.length === 0;
          expect(new Set(answers.map(({ problems }) => problems.length))).toEqual(new Set([0, 1]));
          open = isFirst ? id : other;
        }
        const expected = open && isSaved ? Math.ceil((amount - 8) * 1.25 * 4) / 4 : 0;
        const all = await ledgerHours();
        expect(all.reduce((sum, one) => sum + one, 0)).toBe(expected);
      }
    },
  );
});
