import { randomUUIDv7 } from 'node:crypto';
import { account } from '@ploegplan/contract/account/endpoints';
import { addDays } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { told } from '@ploegplan/contract/told/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { later, toReceipt, useTelling, week } from '../../../test/data/telling.ts';
import { useServer } from '../../../test/servers/server.ts';
import { writeIn } from '../../platform/languages.ts';

const server = useServer();
const { tenant, office, made, own, plan, makeColleague, overview, tell, change, answer } =
  useTelling(server);

describe('POST /employee-planning/receipts', () => {
  it('counts as seen what was on the screen or answered, and shows to the office who cannot come and why', async () => {
    await plan(later);
    await plan(addDays(later, 1));
    await tell();
    expect(await overview()).toMatchObject({
      told: 1,
      seen: 0,
      people: [{ unseen: [later, addDays(later, 1)] }],
    });
    const [first] = await own();
    await made.phone.get(told.answer, { body: toReceipt([first], { answer: 'shown' }) });
    expect(await overview()).toMatchObject({ seen: 0, people: [{ unseen: [addDays(later, 1)] }] });
    await answer();
    expect(await overview()).toMatchObject({ told: 1, seen: 1, people: [] });
    await made.phone.get(told.answer, {
      body: toReceipt([first], { answer: 'cannot', reason: 'Tandarts' }),
    });
    expect(await overview()).toMatchObject({
      seen: 1,
      people: [
        { employeeId: made.worker, unseen: [], cannot: [{ date: later, reason: 'Tandarts' }] },
      ],
    });
  });

  it('keeps a repeated answer once, and a screen that shows a day again', async () => {
    await plan(later);
    await tell();
    const body = await answer();
    await made.phone.get(told.answer, { body });
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
    await made.phone.get(told.answer, { body: toReceipt(before) });
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
    const [day] = await office.get(told.history, { params: { id: made.worker }, query: week });
    for (const { at, arrivedAt } of day?.receipts ?? []) {
      expect(at >= (day?.at ?? '') && at <= arrivedAt).toBe(true);
    }
    expect(day?.receipts).toHaveLength(2);
  });

  it('is refused for what somebody else was told, also in part', async () => {
    await plan(later);
    await plan(later, {
      employeeIds: [(await makeColleague()).employeeId],
    });
    await tell();
    const [day] = await own();
    const other = await browseAs(server, tenant, await makeColleague());
    const body = toReceipt([day]);
    expect((await other.call(told.answer, { body })).statusCode).toBe(404);
    const unknown = { publicationId: randomUUIDv7(), date: later };
    const both = { ...body, days: [...body.days, unknown] };
    expect((await made.phone.call(told.answer, { body: both })).statusCode).toBe(404);
    expect(await overview()).toMatchObject({ seen: 0, told: 2 });
  });
});

describe('notices', () => {
  const notices = () =>
    tenant.transact((tx) =>
      tx
        .selectFrom('notices')
        .select(['title', 'body', 'date', 'kind'])
        .orderBy('created_at')
        .execute(),
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

  it('are in the language that the worker reads', async () => {
    await made.phone.call(account.chooseLanguage, { body: { language: 'pl' } });
    await plan(later);
    await tell();
    const day = writeIn('pl', () => formatDay(later));
    expect(await notices()).toMatchObject([
      { title: 'Zmiany w twoim grafiku', body: `${day}, 07:00 – 16:00, Kade` },
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
    await changeRows(
      tenant,
      'notices',
      { key: 'plan-reminder of the day before' },
      { title: 'Bekijk je planning' },
    );
    expect(await remind()).toEqual({ count: 0 });
  });

  it('that did not reach somebody are told to the office, until the day is seen; how they reached is in the history', async () => {
    await plan(later);
    await tell();
    await changeRows(tenant, 'notices', {
      unreachable_since: new Date(),
      unreachable_why: 'no-way',
    });
    expect(await overview()).toMatchObject({
      people: [{ employeeId: made.worker, isUnreachable: true }],
    });
    await answer();
    expect(await overview()).toMatchObject({ people: [] });
    const reached_at = new Date('2030-01-01T06:00:00Z');
    const none = { unreachable_since: null, unreachable_why: null };
    await changeRows(tenant, 'notices', { ...none, reached_by: 'mail', reached_at });
    expect(
      await office.get(told.history, { params: { id: made.worker }, query: week }),
    ).toMatchObject([{ reachedBy: 'mail', reachedAt: reached_at.toISOString() }]);
  });
});
