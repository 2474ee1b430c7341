import { addDays } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { told } from '@ploegplan/contract/told/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { later, today, toldWork, tomorrow, useTelling, week } from '../../../test/data/telling.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, planner, office, made, own, plan, makeColleague, overview, tell, change, answer } =
  useTelling(server);

describe('publishing', () => {
  it('freezes what each person is told of each day, and the worker goes on seeing what is definite', async () => {
    const { id } = await plan(later, { is_draft: true });
    await plan(addDays(later, 1), { is_draft: true });
    await office.get(planning.publish, { body: week });
    expect(await own()).toEqual([
      expect.objectContaining({
        date: later,
        was: null,
        works: [toldWork()],
        isOutdated: false,
        answer: null,
      }),
      expect.objectContaining({ date: addDays(later, 1) }),
    ]);
    await change(id, { startTime: '06:30' });
    expect((await own())[0]).toMatchObject({ works: [toldWork()], isOutdated: true });
  });

  it('of chosen drafts tells the days of their people, and nothing else', async () => {
    const { id } = await plan(later, { is_draft: true });
    await plan(later, { location: 'Poort 2', start_time: '17:00', end_time: '18:00' });
    await plan(addDays(later, 1));
    await plan(later, { employeeIds: [(await makeColleague()).employeeId] });
    await office.get(planning.publish, { body: { ids: [id] } });
    expect(await overview()).toMatchObject({ told: 1, pendingCount: 2 });
    expect(await own()).toMatchObject([{ date: later, works: [toldWork(), { place: 'Poort 2' }] }]);
  });

  it('tells nothing of drafts, of other work, nor of days that are past', async () => {
    await plan(later, { is_draft: true });
    await plan(later, { is_other_work: true });
    await plan(addDays(today, -1));
    const range = { from: addDays(today, -3), to: week.to };
    expect(await office.get(told.tell, { body: range })).toEqual({ count: 0 });
    expect(await office.get(told.overview, { query: range })).toMatchObject({
      told: 0,
      pendingCount: 0,
    });
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
        {
          employeeId: made.worker,
          date: later,
          was: [toldWork()],
          works: [toldWork({ place: 'Torenkade 88' })],
        },
      ],
    });
    const answers = await Promise.all([tell(), tell()]);
    expect(answers.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
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
    await plan(today, {
      employeeIds: [(await makeColleague()).employeeId],
    });
    await tell();
    await change(far.id, { startTime: '06:30' });
    await change(near.id, { startTime: '06:30' });
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
    await plan(today, { employeeIds: [(await makeColleague()).employeeId] });
    await change(id, { isDraft: false });
    expect(await own()).toMatchObject([{ date: today, was: null }]);
    expect(await overview()).toMatchObject({ told: 1, pendingCount: 1 });
  });
});

describe('GET /employees/:id/told', () => {
  const history = () => office.get(told.history, { params: { id: made.worker }, query: week });

  it('has each time that a day was told, by whom, what it was before, and what was answered', async () => {
    const { id } = await plan(later);
    await tell();
    await answer({ answer: 'shown' });
    await answer({ answer: 'cannot', reason: 'Tandarts' });
    await change(id, { location: 'Torenkade 88' });
    await tell();
    const { username } = planner;
    expect(await history()).toMatchObject([
      { by: username, was: [toldWork()], works: [{ place: 'Torenkade 88' }], receipts: [] },
      {
        by: username,
        was: null,
        works: [toldWork()],
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
    const contracts = JSON.stringify([
      { from: '2020-01-01', until: null, hours: [0, 0, 0, 0, 0, 0, 0], onCall: true },
    ]);
    await changeRows(tenant, 'employees', { contracts }, { id: made.worker });
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
    const params = { id: made.worker };
    expect((await stranger.call(told.history, { params, query: week })).statusCode).toBe(404);
    await plan(later);
    await tell();
    expect(await stranger.get(told.overview, { query: week })).toMatchObject({
      told: 0,
      pendingCount: 0,
    });
  });
});
