import { absences } from '@ploegplan/contract/absences/endpoints';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  leaveKindOf,
  makeAbsence,
  makeEmployee,
  makeLeaveRequest,
  makeUser,
} from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { AccountMails } from '../../platform/mail/account-mails.ts';
import { Notices } from '../../platform/notices/notices.ts';
import { approveUnansweredEverywhere } from './standing.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);
const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
/** A Monday in some weeks, and the year in which it lies. */
const monday = addDays(getMonday(getToday()), 28);
const year = monday.slice(0, 4);

let counter = 0;
let anja: string;
let own: TestBrowser;
let mailOf: string;
let mailOfOffice: string;
beforeEach(async () => {
  counter += 1;
  mailOf = `anja${counter}@example.nl`;
  mailOfOffice = `kantoor${counter}@example.nl`;
  anja = await makeEmployee(tenant, { name: 'Anja', contracts });
  await makeUser(tenant, { email: mailOfOffice });
  own = await browseAs(
    server,
    tenant,
    await makeUser(tenant, { userType: 'employee', employeeId: anja, email: mailOf }),
  );
  const rights = { fullTimeHours: 40, extraHours: 40, rosteredHours: 80 };
  await office.get(leave.changeSettings, {
    body: { startYear: Number(year), ...rights, version: 0 },
  });
});

const ask = (daysAgo: number, values: object = {}) =>
  makeLeaveRequest(tenant, {
    employee_id: anja,
    first_day: monday,
    last_day: addDays(monday, 1),
    requested_at: new Date(`${addDays(getToday(), -daysAgo)}T10:00:00Z`),
    ...values,
  });
const stand = () =>
  approveUnansweredEverywhere({
    pool: server.database.pool,
    mails: new AccountMails(server.jobs),
    notices: new Notices(server.jobs),
  });
const card = () => own.get(leave.own, { query: { year } });
const open = () => office.get(leave.requests, { query: { state: 'requested' } });
const state = async () => (await card()).requests.map((request) => request.state);
const balance = async () =>
  (await card()).atYearEnd.find(({ account }) => account === 'vacation')?.hours;

describe('a request for vacation that nobody answers (BW 7:638, 2)', () => {
  it.each([
    ['waits on the last day for an answer', 14, 'requested'],
    ['stands on the day after', 15, 'unanswered'],
  ])('%s', async (_, daysAgo, expected) => {
    await ask(daysAgo);
    await stand();
    expect(await state()).toEqual([expected]);
  });

  it('is an absence, costs its hours once, and is told to the employee and the office', async () => {
    const id = await ask(15);
    const before = await balance();
    await stand();
    await stand();
    expect((await card()).absences).toMatchObject([{ id, isUnanswered: true }]);
    expect(before).toBe(200);
    expect(await balance()).toBe(184);
    expect((await server.mailbox.waitFor(mailOf)).text).toContain('staat daarmee vast');
    const { subject, text } = await server.mailbox.waitFor(mailOfOffice);
    expect(subject).toBe('Verlof van Anja staat vast');
    expect(text).not.toContain('Vakantie');
  });

  it('stays a request where other leave is on its days, which the office is told', async () => {
    await makeAbsence(tenant, { employee_id: anja, first_day: monday });
    await ask(15);
    await stand();
    expect(await state()).toEqual(['requested']);
    const { subject } = await server.mailbox.waitFor(mailOfOffice);
    expect(subject).toBe('Verlofaanvraag van Anja botst met ander verlof');
  });

  it('is only withdrawn in consultation, with a reason that is kept and told', async () => {
    const id = await ask(15);
    await stand();
    const [absence] = (await card()).absences;
    if (!absence) throw new Error('There is no absence');
    const { kindId, firstDay, hoursPerDay, note, version } = absence;
    const removed = await office.call(absences.remove, { params: { id } });
    expect(removed.json()).toMatchObject({ code: 'leave-stands' });
    const changed = await office.call(absences.update, {
      params: { id },
      body: { kindId, firstDay, lastDay: firstDay, hoursPerDay, note, version },
    });
    expect(changed.json()).toMatchObject({ code: 'leave-stands' });
    const cancel = () =>
      office.call(leave.cancel, { params: { id }, body: { reason: 'Samen verschoven' } });
    await cancel();
    expect(await card()).toMatchObject({
      absences: [],
      requests: [{ state: 'withdrawn', answer: 'Samen verschoven' }],
    });
    expect(await balance()).toBe(200);
    expect((await cancel()).json()).toMatchObject({ code: 'already-decided' });
  });
});

it.each([
  ['of another kind', async () => ({ kind_id: await leaveKindOf(tenant, 'special-leave') })],
  [
    'of days that are over',
    () =>
      Promise.resolve({ first_day: addDays(getToday(), -9), last_day: addDays(getToday(), -1) }),
  ],
])('a request %s waits for the office', async (_, values) => {
  await ask(15, await values());
  await stand();
  expect(await open()).toHaveLength(1);
});
