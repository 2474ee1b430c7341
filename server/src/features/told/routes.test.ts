import { randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { told } from '@ploegplan/contract/told/endpoints';
import type { NewReceipt, OwnToldDay } from '@ploegplan/contract/told/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import { makePlanningItem, makeProject, makeTenant, makeUser } from '../../../test/factories.ts';
import { changeRows } from '../../../test/rows.ts';
import { useServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useServer();
const { tenant, user: planner, browser: office } = useVisitor(server);
const [today, tomorrow, later] = [0, 1, 5].map((days) => addDays(getToday(), days)) as [
  string,
  string,
  string,
];
const week = { from: today, to: addDays(today, 6) };
let phone: TestBrowser;
let worker: string;
let project: string;
beforeEach(async () => {
  const user = await makeUser(tenant, { userType: 'employee' });
  worker = user.employeeId ?? '';
  phone = await browseAs(server, tenant, user);
  project = await makeProject(tenant, { title: 'Kade', location: 'Kade 7' });
});

const plan = (date: string, more: object = {}) =>
  makePlanningItem(tenant, {
    date,
    project_id: project,
    start_time: '07:00',
    end_time: '16:00',
    employeeIds: [worker],
    ...more,
  });
const work = (more: object = {}) =>
  expect.objectContaining({ title: 'Kade', place: 'Kade 7', startTime: '07:00:00', ...more });
const own = () => phone.get(told.own);
const overview = () => office.get(told.overview, { query: week });
const tell = () => office.get(told.tell, { body: week });
const change = async (id: string, values: object) => {
  const { version } = await office.get(planning.get, { params: { id } });
  await office.get(planning.update, { params: { id }, body: { ...values, version } });
};
const toReceipt = (days: OwnToldDay[], more: Partial<NewReceipt> = {}): NewReceipt => ({
  id: randomUUIDv7(),
  days: days.map(({ publicationId, date }) => ({ publicationId, date })),
  answer: 'seen',
  at: new Date().toISOString(),
  ...more,
});
const answer = async (more: Partial<NewReceipt> = {}) => {
  const body = toReceipt(await own(), more);
  await phone.get(told.answer, { body });
  return body;
};

describe('publishing', () => {
  it('freezes what each person is told of each day, and the worker goes on seeing what is definite', async () => {
    const { id } = await plan(later, { is_draft: true });
    await plan(addDays(later, 1), { is_draft: true });
    await office.get(planning.publish, { body: week });
    expect(await own()).toEqual([
      expect.objectContaining({ date: later, was: null, works: [work()], isOutdated: false, answer: null }),
      expect.objectContaining({ date: addDays(later, 1) }),
    ]);
    await change(id, { startTime: '06:30' });
    expect((await own())[0]).toMatchObject({ works: [work()], isOutdated: true });
  });

  it('of chosen drafts tells the days of their people, and nothing else', async () => {
    const { id } = await plan(later, { is_draft: true });
    await plan(later, { location: 'Poort 2', start_time: '17:00', end_time: '18:00' });
    await plan(addDays(later, 1));
    await office.get(planning.publish, { body: { ids: [id] } });
    expect(await own()).toMatchObject([{ date: later, works: [work(), { place: 'Poort 2' }] }]);
  });

  it('tells nothing of drafts, of other work, nor of days that are past', async () => {
    await plan(later, { is_draft: true });
    await plan(later, { is_other_work: true });
    await plan(addDays(today, -1));
    const range = { from: addDays(today, -3), to: week.to };
    expect(await office.get(told.tell, { body: range })).toEqual({ count: 0 });
    expect(await office.get(told.overview, { query: range })).toMatchObject({ told: 0, pendingCount: 0 });
  });
});

describe('POST /planning/told', () => {
  it('tells what was collected since, once, also when it is asked twice at the same time', async () => {
    const { id } = await plan(later);
    await tell();
    await change(id, { location: 'Torenkade 88' });
    expect(await overview()).toMatchObject({
      pendingCount: 1,
      pending: [
        { employeeId: worker, date: later, was: [work()], works: [work({ place: 'Torenkade 88' })] },
      ],
    });
    const answers = await Promise.all([tell(), tell()]);
    expect(answers.map(({ count }) => count).sort()).toEqual([0, 1]);
    expect(await overview()).toMatchObject({ told: 1, pendingCount: 0, pending: [] });
  });

  it('finds no change in another name or description, nor in what is changed back', async () => {
    const { id } = await plan(later);
    await tell();
    await change(id, { description: 'Afbreken', startTime: '06:00' });
    await change(id, { startTime: '07:00' });
    await changeRows(tenant, 'projects', { title: 'Kademuur' });
    expect(await overview()).toMatchObject({ pendingCount: 0 });
  });

  it('tells that work of a day went, and that the place of a project is another', async () => {
    const { id } = await plan(later);
    await plan(addDays(later, 1));
    await tell();
    await office.call(planning.remove, { params: { id } });
    await changeRows(tenant, 'projects', { location: 'Torenkade 88' });
    expect(await tell()).toEqual({ count: 2 });
    expect(await own()).toMatchObject([{ works: [] }, { works: [{ place: 'Torenkade 88' }] }]);
  });
});

describe('changes of today and tomorrow', () => {
  it('are told at once, to whom they concern; those of later days are not', async () => {
    const [near, far] = [await plan(tomorrow), await plan(later)];
    await plan(today, { employeeIds: [(await makeUser(tenant, { userType: 'employee' })).employeeId] });
    await tell();
    await change(near.id, { startTime: '06:30' });
    await change(far.id, { startTime: '06:30' });
    const days = await own();
    expect(days).toMatchObject([
      { date: tomorrow, works: [{ startTime: '06:30:00' }], isOutdated: false },
      { date: later, works: [{ startTime: '07:00:00' }], isOutdated: true },
    ]);
    expect(days[0]?.publicationId).not.toBe(days[1]?.publicationId);
    expect(await overview()).toMatchObject({ pendingCount: 1 });
    await change(near.id, { date: later });
    expect((await own())[0]).toMatchObject({ date: tomorrow, works: [] });
  });

  it('are collected too where the company wants that', async () => {
    await changeRows(tenant, 'tenants', { tell_changes: false }, { id: tenant.id });
    const { id } = await plan(tomorrow);
    await tell();
    await change(id, { startTime: '06:30' });
    expect(await own()).toMatchObject([{ works: [{ startTime: '07:00:00' }] }]);
    expect(await overview()).toMatchObject({ pendingCount: 1 });
  });

  it('are told when a draft becomes definite, and of nobody else', async () => {
    const { id } = await plan(today, { is_draft: true });
    await change(id, { isDraft: false });
    expect(await own()).toMatchObject([{ date: today, was: null }]);
  });
});

describe('POST /employee-planning/receipts', () => {
  it('counts as seen what was on the screen or answered, and shows to the office who cannot come and why', async () => {
    await plan(later);
    await plan(addDays(later, 1));
    await tell();
    expect(await overview()).toMatchObject({ told: 1, seen: 0, people: [{ unseen: [later, addDays(later, 1)] }] });
    const [first] = await own();
    await phone.get(told.answer, { body: toReceipt(first ? [first] : [], { answer: 'shown' }) });
    expect(await overview()).toMatchObject({ seen: 0, people: [{ unseen: [addDays(later, 1)] }] });
    await answer();
    expect(await overview()).toMatchObject({ told: 1, seen: 1, people: [] });
    await phone.get(told.answer, {
      body: toReceipt(first ? [first] : [], { answer: 'cannot', reason: 'Tandarts' }),
    });
    expect(await overview()).toMatchObject({
      seen: 1,
      people: [{ employeeId: worker, unseen: [], cannot: [{ date: later, reason: 'Tandarts' }] }],
    });
  });

  it('keeps a repeated answer once, and a screen that shows a day again', async () => {
    await plan(later);
    await tell();
    const body = await answer();
    await phone.get(told.answer, { body });
    await answer({ answer: 'shown' });
    await answer({ answer: 'shown' });
    const receipts = await tenant.transact((tx) =>
      tx.selectFrom('day_receipts').select('answer').orderBy('arrived_at').execute(),
    );
    expect(receipts).toEqual([{ answer: 'seen' }, { answer: 'shown' }]);
    expect((await own())[0]?.answer).toBe('seen');
  });

  it('is about what was told when it was given: what was told since is unseen, against what was seen', async () => {
    const { id } = await plan(later);
    await tell();
    const before = await own();
    for (const startTime of ['06:30', '06:00']) {
      await change(id, { startTime });
      await tell();
    }
    expect((await own())[0]).toMatchObject({ was: null });
    await phone.get(told.answer, { body: toReceipt(before) });
    expect(await own()).toMatchObject([
      { answer: null, was: [{ startTime: '07:00:00' }], works: [{ startTime: '06:00:00' }] },
    ]);
    expect(await overview()).toMatchObject({ told: 1, seen: 0 });
  });

  it('is never before it was told nor after it arrived, whatever the clock of the device says', async () => {
    await plan(later);
    await tell();
    await answer({ at: '2020-01-01T00:00:00Z' });
    await answer({ at: '2100-01-01T00:00:00Z' });
    const [day] = await office.get(told.history, { params: { id: worker }, query: week });
    for (const { at, arrivedAt } of day?.receipts ?? []) {
      expect(at >= (day?.at ?? '') && at <= arrivedAt).toBe(true);
    }
    expect(day?.receipts).toHaveLength(2);
  });

  it('is refused for what somebody else was told, also in part', async () => {
    await plan(later);
    await plan(later, { employeeIds: [(await makeUser(tenant, { userType: 'employee' })).employeeId] });
    await tell();
    const [day] = await own();
    const other = await browseAs(server, tenant, await makeUser(tenant, { userType: 'employee' }));
    const body = toReceipt(day ? [day] : []);
    expect((await other.call(told.answer, { body })).statusCode).toBe(404);
    const unknown = { publicationId: randomUUIDv7(), date: later };
    const both = { ...body, days: [...body.days, unknown] };
    expect((await phone.call(told.answer, { body: both })).statusCode).toBe(404);
    expect(await overview()).toMatchObject({ seen: 0, told: 2 });
  });
});

describe('notices', () => {
  const notices = () =>
    tenant.transact((tx) =>
      tx.selectFrom('notices').select(['title', 'body', 'date', 'kind']).orderBy('created_at').execute(),
    );

  it('are one for each person and publication, with the day, times and project of a single day', async () => {
    await plan(later);
    await tell();
    await plan(addDays(later, 1));
    await plan(addDays(later, -1));
    await tell();
    const title = 'Nieuws over je planning';
    const [day, first, last] = [later, addDays(later, -1), addDays(later, 1)].map(formatDay);
    expect(await notices()).toEqual([
      { kind: 'plan', title, date: later, body: `${day}, 07:00 – 16:00, Kade` },
      { kind: 'plan', title, date: addDays(later, -1), body: `${first} t/m ${last}` },
    ]);
  });

  it('remind who has not seen days to come, once a day', async () => {
    await plan(later);
    await tell();
    const remind = () => office.get(told.remind, { body: week });
    expect(await Promise.all([remind(), remind()])).toEqual(
      expect.arrayContaining([{ count: 1 }, { count: 0 }]),
    );
    expect((await notices()).map(({ title }) => title)).toEqual([
      'Nieuws over je planning',
      'Bekijk je planning',
    ]);
    await answer();
    await changeRows(tenant, 'notices', { key: 'plan-reminder of the day before' }, { title: 'Bekijk je planning' });
    expect(await remind()).toEqual({ count: 0 });
  });

  it('that did not reach somebody are told to the office, until the day is seen; how they reached is in the history', async () => {
    await plan(later);
    await tell();
    await changeRows(tenant, 'notices', { unreachable_since: new Date(), unreachable_why: 'no-way' });
    expect(await overview()).toMatchObject({ people: [{ employeeId: worker, isUnreachable: true }] });
    await answer();
    expect(await overview()).toMatchObject({ people: [] });
    const reached_at = new Date('2030-01-01T06:00:00Z');
    const none = { unreachable_since: null, unreachable_why: null };
    await changeRows(tenant, 'notices', { ...none, reached_by: 'mail', reached_at });
    expect(await office.get(told.history, { params: { id: worker }, query: week })).toMatchObject([
      { reachedBy: 'mail', reachedAt: reached_at.toISOString() },
    ]);
  });
});

describe('GET /employees/:id/told', () => {
  const history = () => office.get(told.history, { params: { id: worker }, query: week });

  it('has each time that a day was told, by whom, what it was before, and what was answered', async () => {
    const { id } = await plan(later);
    await tell();
    await answer({ answer: 'shown' });
    await answer({ answer: 'cannot', reason: 'Tandarts' });
    await change(id, { location: 'Torenkade 88' });
    await tell();
    const { username } = planner;
    expect(await history()).toMatchObject([
      { by: username, was: [work()], works: [{ place: 'Torenkade 88' }], receipts: [] },
      {
        by: username,
        was: null,
        works: [work()],
        receipts: [{ answer: 'shown' }, { answer: 'cannot', reason: 'Tandarts' }],
      },
    ]);
  });

  it('reads the terms of notice from when a change was told: 28 days, and four for who is on call', async () => {
    const { id } = await plan(later);
    await tell();
    await change(id, { startTime: '06:30' });
    await tell();
    expect((await history()).map(({ notice }) => notice)).toEqual([
      { days: 5, limit: 28, isOnCall: false },
      null,
    ]);
    const contracts = JSON.stringify([{ from: '2020-01-01', until: null, hours: [0, 0, 0, 0, 0, 0, 0], onCall: true }]);
    await changeRows(tenant, 'employees', { contracts }, { id: worker });
    expect((await history()).map(({ notice }) => notice)).toEqual([null, null]);
    await plan(addDays(today, 2));
    await tell();
    expect((await history()).map(({ notice }) => notice)).toEqual([
      null,
      null,
      { days: 2, limit: 4, isOnCall: true },
    ]);
  });

  it('knows no employee of another tenant', async () => {
    const other = await makeTenant(server);
    const stranger = await browseAs(server, other, await makeUser(other));
    const params = { id: worker };
    expect((await stranger.call(told.history, { params, query: week })).statusCode).toBe(404);
    await plan(later);
    await tell();
    expect(await stranger.get(told.overview, { query: week })).toMatchObject({ told: 0, pendingCount: 0 });
  });
});
