import { randomUUIDv7 } from 'node:crypto';
import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import * as factories from '../../../test/data/factories.ts';
import { createOffice, FEBRUARY, JANUARY, setPayroll } from '../../../test/data/payroll.ts';
import { useServer } from '../../../test/servers/server.ts';
import { toPayRulesRow } from '../../platform/pay-rules.ts';

const server = useServer();

/** How many sequences are tried; 1,000 before a release (docs/benchmarks.md). */
const SEQUENCES = Number(process.env.PAYROLL_SEQUENCES ?? 8);

/** The weeks lie around the end of a period. */
const MONDAYS = ['2030-01-28', '2030-02-04'] as const;
const PEOPLE = 2;
/** From Monday: of the first week two days lie in January and one in February. */
const DAYS = [2, 3, 4] as const;

const step = fc.record({
  kind: fc.constantFrom(
    'hours',
    'hours',
    'travel',
    'leave',
    'approve',
    'approve',
    'reopen',
    'batch',
    'batch',
    'rules',
  ),
  person: fc.nat(PEOPLE - 1),
  week: fc.nat(MONDAYS.length - 1),
  day: fc.constantFrom(...DAYS),
  project: fc.nat(1),
  quarters: fc.nat(44),
  isLater: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Each sequence begins with an approved week of somebody at both sides of the end of the period. */
const begin: readonly Step[] = [
  ...DAYS.map((day) => ({ kind: 'hours' as const, day, quarters: 30 })),
  { kind: 'approve' as const, day: DAYS[0], quarters: 0 },
].map((one) => ({ ...one, person: 0, week: 0, project: 0, isLater: false }));

/** What is known of a company by what was done with it: amounts by employee, day and what they are of. */
class Model {
  readonly recorded = new Map<string, number>();
  readonly approved = new Map<string, number>();
  readonly leave = new Map<string, number>();
  readonly sent = new Map<string, number>();
  /** The approval in force of an employee and Monday. */
  readonly approvals = new Map<string, string>();
  firstDay: string | null = null;

  /** What counts of the days until one and differs from what was sent. */
  listOpen(to: string): [key: string, difference: number][] {
    const from = this.firstDay ?? '9999';
    const counts = new Map([...this.approved, ...this.leave]);
    return [...new Set([...counts.keys(), ...this.sent.keys()])].flatMap((key) => {
      const [employeeId = '', date = '', what] = key.split(' ');
      if (date < from || date > to) return [];
      const isHeld = what !== 'leave' && !this.approvals.has(`${employeeId} ${getMonday(date)}`);
      const difference = isHeld ? 0 : (counts.get(key) ?? 0) - (this.sent.get(key) ?? 0);
      return difference === 0 ? [] : [[key, difference]];
    });
  }

  send(from: string, to: string): void {
    this.firstDay ??= from;
    for (const [key, difference] of this.listOpen(to)) {
      this.sent.set(key, (this.sent.get(key) ?? 0) + difference);
    }
  }

  approve(week: string, id: string): void {
    this.approvals.set(week, id);
    this.forget(week);
    for (const [key, amount] of this.recorded) {
      if (isOf(week, key) && amount > 0) this.approved.set(key, amount);
    }
  }

  forget(week: string): void {
    for (const key of this.approved.keys()) if (isOf(week, key)) this.approved.delete(key);
  }
}

const isOf = (week: string, key: string) => {
  const [employeeId = '', date = ''] = key.split(' ');
  return week === `${employeeId} ${getMonday(date)}`;
};

async function makeCompany() {
  const tenant = await factories.makeTenant(server);
  const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
  const staff: string[] = [];
  for (const personnel_number of ['0012', '7']) {
    staff.push(await factories.makeEmployee(tenant, { contracts, personnel_number }));
  }
  const projects = [await factories.makeProject(tenant), await factories.makeProject(tenant)];
  const browser = await browseAs(server, tenant, await factories.makeUser(tenant));
  await setPayroll(browser, tenant);
  const kindId = await factories.hourKindOf(tenant);
  return { tenant, staff, projects, kindId, office: createOffice(browser) };
}
type Company = Awaited<ReturnType<typeof makeCompany>>;

const at = <T>(list: readonly T[], index: number) => list[index] as T;

/** Takes a step in the company and in the model. */
async function take(one: Step, { tenant, staff, projects, kindId, office }: Company, model: Model) {
  const employeeId = at(staff, one.person);
  const monday = at(MONDAYS, one.week);
  const date = addDays(monday, one.day);
  const week = `${employeeId} ${monday}`;
  const approval = model.approvals.get(week);
  if (one.kind === 'hours' && !approval) {
    const cell = { employeeId, date, projectId: at(projects, one.project), kindId };
    const key = `${employeeId} ${date} ${cell.projectId}`;
    const seen = model.recorded.get(key);
    await office.record(cell, one.quarters / 4, seen === undefined ? null : seen / 60);
    model.recorded.set(key, one.quarters * 15);
  } else if (one.kind === 'travel' && !approval) {
    const row = { employee_id: employeeId, date, kilometres: one.quarters };
    const travel = { ...row, travel_role: 'rider', travel_minutes: 60 };
    await tenant.transact((tx) =>
      tx
        .insertInto('work_days')
        .values(travel)
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'employee_id', 'date']).doUpdateSet(travel),
        )
        .execute(),
    );
    model.recorded.set(`${employeeId} ${date} kilometres`, one.quarters);
  } else if (one.kind === 'leave') {
    const key = `${employeeId} ${date} leave`;
    const days = { employee_id: employeeId, first_day: date };
    if (model.leave.delete(key)) {
      await tenant.transact((tx) =>
        tx
          .deleteFrom('absences')
          .where('employee_id', '=', employeeId)
          .where('first_day', '=', date)
          .execute(),
      );
    } else {
      const hours_per_day = one.isLater ? null : 2.5;
      await factories.makeAbsence(tenant, { ...days, hours_per_day });
      model.leave.set(key, (hours_per_day ?? 8) * 60);
    }
  } else if (one.kind === 'approve' && !approval) {
    const worked = [...model.recorded].flatMap(([key, minutes]) => {
      const [whose = '', day = '', projectId = ''] = key.split(' ');
      return whose === employeeId && projects.includes(projectId)
        ? [{ employeeId, date: day, projectId, kindId, hours: minutes / 60 }]
        : [];
    });
    model.approve(week, await office.approve(employeeId, monday, worked));
  } else if (one.kind === 'reopen' && approval) {
    await office.reopen(approval);
    model.approvals.delete(week);
    model.forget(week);
  } else if (one.kind === 'batch') {
    const range = one.isLater ? FEBRUARY : JANUARY;
    const due = Object.assign(new Model(), model, { firstDay: model.firstDay ?? range.from });
    const { isEmpty, isBeforeFirst } = (await office.preview(range)).problems;
    expect(isBeforeFirst).toBe(range.from < due.firstDay);
    // Hours of which only the class changed differ too, which the model does not know.
    if (due.listOpen(range.to).length > 0) expect(isEmpty).toBe(false);
    const isReady = !isEmpty && !isBeforeFirst;
    // Two at once make one batch.
    const answers = await Promise.all([office.makeBatch(range), office.makeBatch(range)]);
    const codes = answers.map(({ statusCode }) => String(statusCode)).toSorted();
    expect(codes).toEqual([isReady ? '200' : '409', '409']);
    if (isReady) model.send(range.from, range.to);
  } else if (one.kind === 'rules') {
    await tenant.transact(async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('pay_rules').executeTakeFirst();
      if (numDeletedRows > 0n) return;
      const rules = toPayRulesRow({ ...buildingAndInfra, firstDay: '2029-01-01' });
      await tx
        .insertInto('pay_rules')
        .values({ id: randomUUIDv7(), ...rules })
        .execute();
    });
  }
}

/** What batches have, by employee, day and what it is of; travelled time is no work. */
async function readSent(tenant: factories.TestTenant) {
  const { rows } = await tenant.transact((tx) =>
    sql<{ key: string; amount: number }>`
      select concat_ws(' ', employee_id, date, case when kind like 'leave:%' then 'leave' else coalesce(project_id::text, kind) end) as key,
             sum(amount)::int as amount
        from payroll_lines where kind not like 'class:travel%' group by 1 having sum(amount) <> 0`.execute(
      tx,
    ),
  );
  return rows.map(({ key, amount }): [string, number] => [key, amount]);
}

const sort = (entries: [string, number][]) =>
  entries.filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));

async function compare({ tenant, office }: Company, model: Model) {
  expect(sort(await readSent(tenant))).toEqual(sort([...model.sent]));
  const { persons, checks } = await office.preview(FEBRUARY);
  expect(checks.map(({ difference }) => difference)).toEqual([0, 0, 0, 0]);
  if (!model.firstDay) return;
  const open = persons.flatMap(({ employeeId, amounts }) =>
    amounts
      .filter(({ kind }) => !kind.startsWith('class:travel'))
      .map(
        ({ quantity, unit }) => [employeeId, unit === 'hours' ? quantity * 60 : quantity] as const,
      ),
  );
  const sum = (entries: readonly (readonly [string, number])[]) =>
    [...Map.groupBy(entries, ([key]) => key.split(' ')[0])]
      .map(([id, own]): [string, number] => [
        id ?? '',
        Math.round(own.reduce((all, [, amount]) => all + amount, 0)),
      ])
      .filter(([, amount]) => amount !== 0);
  expect(sort(sum(open))).toEqual(sort(sum(model.listOpen(FEBRUARY.to))));
}

it(
  'every quarter of an hour is in one batch or open, whatever is approved, reopened and corrected in between',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
        const company = await makeCompany();
        const model = new Model();
        for (const one of begin) await take(one, company, model);
        for (const one of steps) {
          await take(one, company, model);
          await compare(company, model);
        }
      }),
      { numRuns: SEQUENCES, seed: 61 },
    );
  },
  60_000 + SEQUENCES * 10_000,
);
