import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import type { ApprovedLine, HoursEdit } from '@ploegplan/contract/hours/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  hourKindOf,
  makeApproval,
  makeClient,
  makeEmployee,
  makeHourKind,
  makePlanningItem,
  makeProject,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { makeWorkedItem } from '../../../test/data/worked-item.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const MONDAY = '2030-01-07';

let ann: string;
let phone: TestBrowser;
let project: string;
let itemId: string;
let normal: string;
beforeEach(async () => {
  ({ ann, phone, project, itemId, normal } = await makeWorkedItem(server, tenant));
});

const enter = (hoursWorked: number | null, id = itemId) =>
  phone.call(employeePlanning.record, { params: { id }, body: { hoursWorked } });
const edit = (values: Partial<HoursEdit> = {}): HoursEdit => ({
  employeeId: ann,
  date: MONDAY,
  projectId: project,
  clientId: null,
  kindId: normal,
  hours: 7,
  reason: '',
  seen: null,
  ...values,
});
const record = async (...edits: HoursEdit[]) =>
  (await office.get(hours.record, { body: { edits } })).problems;
const codes = async (...edits: HoursEdit[]) => (await record(...edits)).map(({ code }) => code);
const week = async (monday = MONDAY) => {
  const { items, lines, approvals } = await office.get(hours.list, {
    query: { from: monday, to: addDays(monday, 6) },
  });
  const own = <T extends { employeeId: string }>(rows: T[]) =>
    rows.filter(({ employeeId }) => employeeId === ann);
  return { items: own(items), lines: own(lines), approvals: own(approvals) };
};
const line = (values: Partial<ApprovedLine> = {}): ApprovedLine => ({
  date: MONDAY,
  projectId: project,
  clientId: null,
  kindId: normal,
  hours: 8,
  ...values,
});
const approve = async (lines: ApprovedLine[], values: object = {}) => {
  const approval = { id: randomUUIDv7(), employeeId: ann, monday: MONDAY, lines, ...values };
  const { problems } = await office.get(hours.approve, { body: { approvals: [approval] } });
  return problems[0]?.code ?? approval.id;
};
const reopen = (id: string) =>
  office.call(hours.reopen, { params: { id }, body: { reason: 'Vergeten reisuren' } });

describe('hours of the office', () => {
  it('count instead of what was entered, which stays readable', async () => {
    await enter(8);
    expect(await record(edit({ hours: 7.25, reason: 'Eerder weg', seen: 8 }))).toEqual([]);
    expect(await week()).toMatchObject({
      items: [{ itemId, entered: 8 }],
      lines: [{ hours: 7.25, entered: 8, reason: 'Eerder weg', by: expect.stringMatching(/./) }],
    });
  });

  it('are taken back by null, and by what was entered', async () => {
    await enter(8);
    await record(edit({ seen: 8 }));
    await record(edit({ hours: null, seen: 7 }));
    expect((await week()).lines).toEqual([]);
    await record(edit({ seen: 8 }));
    await record(edit({ hours: 8, seen: 7 }));
    expect((await week()).lines).toEqual([]);
  });

  it('are kept beside what was entered since, by who saw that, and told in the history', async () => {
    await enter(8);
    await record(edit({ seen: 8, reason: 'Afgesproken' }));
    await enter(6);
    const again = edit({ seen: 7, reason: 'Afgesproken' });
    for (const seen of [{}, { entered: 8 }, { entered: null }]) {
      expect(await record({ ...again, ...seen })).toEqual([]);
      expect((await week()).lines).toMatchObject([{ hours: 7, entered: 8 }]);
    }
    expect(await record({ ...again, entered: 6 })).toEqual([]);
    expect((await week()).lines).toMatchObject([{ hours: 7, entered: 6, reason: 'Afgesproken' }]);
    const query = { monday: MONDAY };
    const [kept] = await office.get(hours.history, { params: { id: ann }, query });
    expect(kept).toMatchObject({ type: 'recorded', before: 6, after: 7, reason: 'Afgesproken' });
  });

  it('need no planning, and are of any kind for a project or client', async () => {
    const client = await makeClient(tenant);
    const travel = await hourKindOf(tenant, 'Reisuren');
    const forClient = edit({ projectId: null, clientId: client, kindId: travel, hours: 1.5 });
    expect(await record(forClient, edit({ date: addDays(MONDAY, 1) }))).toEqual([]);
    expect((await week()).lines).toMatchObject([
      { clientId: client, hours: 1.5, entered: null },
      { projectId: project, hours: 7 },
    ]);
  });

  it('that are refused are named, and the others are kept', async () => {
    await changeRows(tenant, 'employees', { last_day: '2030-01-09' }, { id: ann });
    const unknown = randomUUIDv7();
    const problems = await record(
      edit({ projectId: unknown }),
      edit({ kindId: unknown }),
      edit({ employeeId: unknown }),
      edit({ projectId: null }),
      edit({ date: '2030-01-10' }),
      edit({ seen: 3 }),
      edit({ hours: 20 }),
      edit({ hours: 5, kindId: await hourKindOf(tenant, 'Overwerk') }),
    );
    expect(problems.map(({ index, code }) => `${index} ${code}`)).toEqual([
      '0 unknown-reference',
      '1 unknown-reference',
      '2 unknown-reference',
      '3 unknown-reference',
      '4 not-in-service',
      '5 changed-meanwhile',
      '7 too-many-hours',
    ]);
    expect((await week()).lines).toMatchObject([{ hours: 20 }]);
  });

  it('that are sent again change nothing', async () => {
    await record(edit());
    const [before] = (await week()).lines;
    expect(await record(edit())).toEqual([]);
    expect((await week()).lines).toEqual([before]);
  });

  it('that two planners record at once are refused to the second', async () => {
    const both = await Promise.all([codes(edit({ hours: 4 })), codes(edit({ hours: 5 }))]);
    expect((await week()).lines).toHaveLength(1);
    // Whoever came second had seen nothing there.
    expect(both.flat()).toEqual(['changed-meanwhile']);
  });
});

describe('an approval', () => {
  it('has exactly the hours that were seen', async () => {
    await enter(8);
    expect(await approve([])).toBe('changed-meanwhile');
    expect(await approve([line({ hours: 7.75 })])).toBe('changed-meanwhile');
    expect(await approve([line(), line({ date: addDays(MONDAY, 1) })])).toBe('changed-meanwhile');
    const id = await approve([line()]);
    expect((await week()).approvals).toMatchObject([
      { id, monday: MONDAY, hours: 8, lines: [line()] },
    ]);
  });

  it('closes the week for the employee and the office, until it is reopened', async () => {
    await enter(8);
    const id = await approve([line()]);
    const { version } = await office.get(planning.get, { params: { id: itemId } });
    const move = (values: object) =>
      office.call(planning.update, { params: { id: itemId }, body: { ...values, version } });
    const other = await makeProject(tenant);
    const refused = [
      await enter(7),
      await move({ date: '2030-02-04' }),
      await move({ projectId: other }),
    ];
    expect(refused.map((response) => [response.statusCode, response.json().code])).toEqual(
      refused.map(() => [409, 'hours-approved']),
    );
    expect(await codes(edit({ seen: 8 }))).toEqual(['hours-approved']);
    expect(await phone.get(employeePlanning.get, { params: { id: itemId } })).toMatchObject({
      hoursWorked: 8,
      hoursApproved: true,
    });
    expect((await reopen(id)).statusCode).toBe(204);
    expect((await reopen(id)).json().code).toBe('already-decided');
    expect((await enter(7)).statusCode).toBe(200);
    expect(await codes(edit({ hours: 6, seen: 7 }))).toEqual([]);
  });

  it('that is sent again is the same; another one of the week is refused', async () => {
    await enter(8);
    const id = await approve([line()]);
    expect(await approve([line()], { id })).toBe(id);
    expect(await approve([line()])).toBe('hours-approved');
    await reopen(id);
    expect(await approve([line()], { id })).toBe('changed-meanwhile');
  });

  it('leaves hours of other weeks open', async () => {
    await approve([]);
    const next = await makePlanningItem(tenant, { date: addDays(MONDAY, 7), employeeIds: [ann] });
    expect((await enter(8, next.id)).statusCode).toBe(200);
  });
});

describe('two planners and an employee at once', () => {
  /** The quarters of the week, and those of the approval in force. */
  async function sums() {
    const { rows } = await tenant.transact((tx) =>
      sql<{ recorded: number; approved: number | null }>`
        select (select coalesce(sum(quarters), 0)::int from recorded_hours
                 where employee_id = ${ann} and date between ${MONDAY} and ${addDays(MONDAY, 6)}) as recorded,
               (select quarters from hour_approvals
                 where employee_id = ${ann} and reopened_at is null) as approved`.execute(tx),
    );
    return rows[0];
  }

  it('never leave approved hours that are others than those recorded', async () => {
    await enter(8);
    for (let round = 0; round < 12; round++) {
      const { lines, items, approvals } = await week();
      const seen = lines[0]?.hours ?? items[0]?.entered ?? 0;
      await Promise.all([
        approve([line({ hours: seen })]),
        approve([line({ hours: seen })]),
        enter(4 + round / 4),
        codes(edit({ hours: 9 - round / 4, seen })),
        ...approvals.map(({ id }) => reopen(id)),
      ]);
      const now = await sums();
      if (now?.approved != null) expect(now.approved).toBe(now.recorded);
    }
    const events = await office.get(hours.history, {
      params: { id: ann },
      query: { monday: MONDAY },
    });
    const types = new Set(events.map(({ type }) => type));
    expect(types.has('approved') && types.has('entered')).toBe(true);
  });
});

it('the history tells who entered, recorded, approved and reopened what', async () => {
  await enter(8);
  await record(edit({ seen: 8, reason: 'Eerder weg' }));
  await reopen(await approve([line({ hours: 7 })]));
  const events = await office.get(hours.history, {
    params: { id: ann },
    query: { monday: MONDAY },
  });
  expect(events.map(({ type, before, after, reason }) => [type, before, after, reason])).toEqual([
    ['reopened', 7, null, 'Vergeten reisuren'],
    ['approved', null, 7, ''],
    ['recorded', 8, 7, 'Eerder weg'],
    ['entered', null, 8, ''],
  ]);
  expect(events[2]?.cell).toEqual({
    date: MONDAY,
    projectId: project,
    clientId: null,
    kindId: normal,
  });
});

it('hours of sixteen weeks are summed by employee and week, without those that are no work', async () => {
  await record(
    edit({ hours: 6 }),
    edit({ hours: 2, kindId: await hourKindOf(tenant, 'Reisuren') }),
    edit({ hours: 5, date: addDays(MONDAY, -15 * 7) }),
    edit({ hours: 4, date: addDays(MONDAY, -15 * 7 - 1) }),
  );
  const weeks = await office.get(hours.weeks, { query: { monday: MONDAY } });
  expect(weeks.filter(({ employeeId }) => employeeId === ann)).toEqual([
    { employeeId: ann, monday: addDays(MONDAY, -15 * 7), worked: 5 },
    { employeeId: ann, monday: MONDAY, worked: 6 },
  ]);
});

describe('the register of days', () => {
  const register = (monday = MONDAY) =>
    office.get(hours.register, { params: { id: project }, query: { monday } });
  const issue = (id = randomUUIDv7()) =>
    office.call(hours.issueRegister, { params: { id: project }, body: { id, monday: MONDAY } });

  it('has approved hours only, and says how many are not', async () => {
    await enter(8);
    expect(await register()).toEqual({ issues: [], approved: [], open: 8 });
    expect((await issue()).json().code).toBe('nothing-to-issue');
    await approve([line()]);
    expect(await register()).toMatchObject({
      approved: [{ employeeId: ann, name: 'Ann', date: MONDAY, hours: 8 }],
      open: 0,
    });
  });

  it('is numbered and kept, and the total is that of the approved hours', async () => {
    await enter(8);
    const id = await approve([line()]);
    expect((await issue()).json()).toMatchObject({ number: 1, lines: [{ hours: 8 }] });
    expect((await issue()).json().code).toBe('nothing-to-issue');
    await reopen(id);
    await enter(7.25);
    await approve([line({ hours: 7.25 })]);
    const second = randomUUIDv7();
    expect((await issue(second)).json()).toMatchObject({ number: 2, lines: [{ hours: 7.25 }] });
    expect((await issue(second)).json()).toMatchObject({ id: second, number: 2 });
    expect((await register()).issues.map(({ number, lines }) => [number, lines[0]?.hours])).toEqual(
      [
        [2, 7.25],
        [1, 8],
      ],
    );
  });

  it('is listed with its number, and whether it says what is approved now', async () => {
    const listed = (from = MONDAY) =>
      office.get(hours.registers, { query: { from, to: addDays(from, 6) } });
    const state = { projectId: project, monday: MONDAY };
    await enter(8);
    expect(await listed()).toEqual([]);
    const id = await approve([line()]);
    expect(await listed()).toEqual([{ ...state, number: 0, isCurrent: false }]);
    await issue();
    expect(await listed()).toEqual([{ ...state, number: 1, isCurrent: true }]);
    await reopen(id);
    expect(await listed()).toEqual([{ ...state, number: 1, isCurrent: false }]);
    await enter(7.25);
    await approve([line({ hours: 7.25 })]);
    await issue();
    expect(await listed()).toEqual([{ ...state, number: 2, isCurrent: true }]);
    expect(await listed(addDays(MONDAY, 7))).toEqual([]);
  });

  it('has the hours of work, those of travel apart, and none of absence', async () => {
    const kinds = { Ann: 'work', Bob: 'travel', Cas: 'absence' } as const;
    for (const [name, meaning] of Object.entries(kinds)) {
      await makeApproval(tenant, {
        employee_id: await makeEmployee(tenant, { name }),
        kind_id: await makeHourKind(tenant, { name: `Soort ${meaning}`, meaning }),
        project_id: project,
        monday: MONDAY,
      });
    }
    const { lines } = (await issue()).json();
    expect(lines).toMatchObject([
      { name: 'Ann', hours: 8, travel: 0 },
      { name: 'Bob', hours: 0, travel: 8 },
    ]);
    expect(lines).toHaveLength(2);
    expect((await register()).approved).toEqual(lines);
  });

  it('stays current when a new name puts its lines in another order', async () => {
    const bob = await makeEmployee(tenant, { name: 'Bob' });
    await makeApproval(tenant, { employee_id: ann, project_id: project, monday: MONDAY });
    await makeApproval(tenant, { employee_id: bob, project_id: project, monday: MONDAY });
    await issue();
    await changeRows(tenant, 'employees', { name: 'Zoë' }, { id: ann });
    expect((await register()).approved.map(({ name }) => name)).toEqual(['Bob', 'Zoë']);
    const query = { from: MONDAY, to: addDays(MONDAY, 6) };
    expect(await office.get(hours.registers, { query })).toMatchObject([{ isCurrent: true }]);
    expect((await issue()).json().code).toBe('nothing-to-issue');
  });
});
