import { addDays } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { hourKindOf, makeProject } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { makeWorkedItem } from '../../../test/data/worked-item.ts';
import { useServer } from '../../../test/servers/server.ts';
import { lockStaff } from './repository.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const MONDAY = '2030-01-07';

let ann: string;
let phone: TestBrowser;
let quay: string;
let tower: string;
let itemId: string;
let kind: string;
beforeEach(async () => {
  ({ ann, phone, project: quay, itemId, normal: kind } = await makeWorkedItem(server, tenant));
  tower = await makeProject(tenant, { title: 'Toren' });
  await phone.call(employeePlanning.record, { params: { id: itemId }, body: { hoursWorked: 8 } });
});

const change = async (values: object) => {
  const { version } = await office.get(planning.get, { params: { id: itemId } });
  return office.call(planning.update, { params: { id: itemId }, body: { ...values, version } });
};
const recordAt = (
  place: object,
  {
    amount,
    seen = null,
    reason = '',
  }: { amount: number | null; seen?: number | null; reason?: string },
) => {
  const cell = { employeeId: ann, date: MONDAY, projectId: quay, clientId: null, kindId: kind };
  return office.get(hours.record, {
    body: { edits: [{ ...cell, ...place, hours: amount, seen, reason }] },
  });
};
const correct = (amount: number | null, seen: number | null, reason = '') =>
  recordAt({}, { amount, seen, reason });
const sum = async () => {
  const weeks = await office.get(hours.weeks, { query: { monday: MONDAY } });
  return weeks.find(({ employeeId }) => employeeId === ann)?.worked;
};
const events = async (monday = MONDAY) =>
  (await office.get(hours.history, { params: { id: ann }, query: { monday } })).map(
    ({ type, cell, before, after, reason }) => [type, cell?.date, before, after, reason],
  );

describe('an item with hours that the office corrected', () => {
  it.each([
    ['day', () => ({ date: addDays(MONDAY, 1) })],
    ['project', () => ({ projectId: tower })],
  ])('stays on its %s, because the hours would count twice', async (_, values) => {
    await correct(6, 8);
    const { statusCode, body } = await change(values());
    expect([statusCode, JSON.parse(body)]).toMatchObject([409, { code: 'hours-corrected' }]);
    expect(await sum()).toBe(6);
    await correct(null, 6);
    expect((await change(values())).statusCode).toBe(200);
    expect(await sum()).toBe(8);
  });
});

describe('an item with entered hours', () => {
  const tuesday = addDays(MONDAY, 1);

  it.each([
    ['day', () => ({ date: tuesday })],
    ['project', () => ({ projectId: tower })],
    ['day and project', () => ({ date: tuesday, projectId: tower })],
  ])('is not moved to another %s where hours of the office count instead', async (_, place) => {
    await recordAt(place(), { amount: 4 });
    const { statusCode, body } = await change(place());
    expect([statusCode, JSON.parse(body)]).toMatchObject([409, { code: 'hours-corrected' }]);
    expect(await sum()).toBe(12);
    await recordAt(place(), { amount: null, seen: 4 });
    expect((await change(place())).statusCode).toBe(200);
    expect(await sum()).toBe(8);
  });

  it('is moved past hours of the office that do not count instead of its own', async () => {
    const overtime = await hourKindOf(tenant, 'Overwerk');
    await recordAt({ date: tuesday, projectId: tower, kindId: overtime }, { amount: 2 });
    // On the old day at the new work, and on the new day at the old work.
    await recordAt({ projectId: tower }, { amount: 4 });
    await recordAt({ date: tuesday }, { amount: 4 });
    expect((await change({ date: tuesday, projectId: tower })).statusCode).toBe(200);
    expect(await sum()).toBe(18);
  });

  it('is moved to hours of the office with 0 hours, of which nothing is lost', async () => {
    await phone.call(employeePlanning.record, { params: { id: itemId }, body: { hoursWorked: 0 } });
    await recordAt({ projectId: tower }, { amount: 4 });
    expect((await change({ projectId: tower })).statusCode).toBe(200);
    expect(await sum()).toBe(4);
  });

  it('is not moved to a day that would have more than 24 hours with them', async () => {
    await recordAt({ date: tuesday, projectId: tower }, { amount: 16.25 });
    const { statusCode, body } = await change({ date: tuesday });
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      409,
      { code: 'too-many-hours', fields: [{ field: 'date', detail: ann }] },
    ]);
    await recordAt({ date: tuesday, projectId: tower }, { amount: 16, seen: 16.25 });
    expect((await change({ date: tuesday })).statusCode).toBe(200);
    expect(await sum()).toBe(24);
  });
});

it('moving an item waits for hours that the office is recording at its target, and is then refused', async () => {
  const at = { employee_id: ann, date: MONDAY, target_id: tower, project_id: tower };
  const { moving } = await tenant.transact(async (tx) => {
    await lockStaff(tx, [ann]);
    await tx
      .insertInto('hour_lines')
      .values({ ...at, kind_id: kind, quarters: 16 })
      .execute();
    const answer = change({ projectId: tower });
    const sessions = sql`select from pg_stat_activity
                          where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await sessions.execute(tx)).rows.length).toBe(1);
    return { moving: answer };
  });
  expect((await moving).json().code).toBe('hours-corrected');
  expect(await sum()).toBe(12);
});

describe('the history', () => {
  it('keeps where hours were entered when their item moves, and tells the move in both weeks', async () => {
    const later = addDays(MONDAY, 8);
    await change({ date: later });
    const entered = ['entered', MONDAY, null, 8, ''];
    const moved = ['moved', later, 8, 8, MONDAY];
    expect(await events()).toEqual([moved, entered]);
    expect(await events(addDays(MONDAY, 7))).toEqual([moved]);
  });

  it('begins a correction at what was entered', async () => {
    await correct(6, 8, 'Eerder gestopt');
    expect((await events())[0]).toEqual(['recorded', MONDAY, 8, 6, 'Eerder gestopt']);
  });

  it('loses no approval to many changes by the employee', async () => {
    const enterOften = async () => {
      for (let at = 0; at < limits.historyRows + 5; at += 1) {
        await changeRows(tenant, 'planning_assignments', { hours_worked: 1 + (at % 2) });
      }
    };
    await enterOften();
    await correct(6, 1, 'Afgesproken');
    await enterOften();
    const types = (await events()).map(([type]) => type);
    expect(types.filter((type) => type === 'entered')).toHaveLength(limits.historyRows);
    expect(types).toContain('recorded');
  });
});

it('the same hours of somebody else, with another reason, are no repetition', async () => {
  await correct(6, 8, 'Afgesproken');
  expect(await correct(6, 8, 'Afgesproken')).toEqual({ problems: [] });
  expect(await correct(6, 8)).toEqual({ problems: [{ index: 0, code: 'changed-meanwhile' }] });
});
