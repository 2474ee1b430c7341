import { randomUUIDv7 } from 'node:crypto';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { addDays, getToday, openEnd } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  leaveKindOf,
  makeAbsence,
  makeEmployee,
  makeLeaveKind,
  makeLeaveRequest,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);
const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
const YEAR = getToday().slice(0, 4);

let counter = 0;
let anja: string;
let own: TestBrowser;
let mailOf: string;
let kindId: string;
beforeEach(async () => {
  counter += 1;
  mailOf = `anja${counter}@example.nl`;
  anja = await makeEmployee(tenant, { name: 'Anja', contracts });
  const user = await makeUser(tenant, { userType: 'employee', employeeId: anja, email: mailOf });
  own = await browseAs(server, tenant, user);
  kindId = await leaveKindOf(tenant, 'vacation');
  await office.get(leave.changeSettings, {
    body: {
      startYear: Number(YEAR),
      fullTimeHours: 40,
      extraHours: 40,
      rosteredHours: 80,
      version: 0,
    },
  });
});

const days = (values: object = {}) => ({
  id: randomUUIDv7(),
  kindId,
  firstDay: '2030-01-07',
  lastDay: '2030-01-11',
  hoursPerDay: null,
  note: '',
  ...values,
});
const ask = (values: object = {}, browser = own) =>
  browser.call(leave.request, { body: days(values) });
const open = () => office.get(leave.requests, { query: { state: 'requested' } });
const decide = (how: 'approve' | 'refuse', id: string, answer = '') =>
  office.call(leave[how], { params: { id }, body: { answer } });
const withdraw = (id: string) => own.call(leave.withdraw, { params: { id } });
const codeOf = async (answer: Promise<{ json(): { code?: string } }>) => (await answer).json().code;

describe('a request of an employee', () => {
  it('waits for an answer within two weeks (BW 7:638, 2)', async () => {
    const response = await ask({ note: 'Naar zee' });
    expect(response.json()).toMatchObject({
      employeeName: 'Anja',
      kindName: 'Vakantie',
      state: 'requested',
      note: 'Naar zee',
      answerBy: addDays(getToday(), 14),
    });
    expect(await open()).toEqual([response.json()]);
  });

  it('that is sent again is the same', async () => {
    const id = randomUUIDv7();
    await Promise.all([ask({ id }), ask({ id }), ask({ id })]);
    expect(await open()).toHaveLength(1);
  });

  it('is refused where days are taken, except by an illness', async () => {
    await makeAbsence(tenant, { employee_id: anja, kind: 'sick', first_day: '2030-01-07' });
    expect((await ask()).statusCode).toBe(200);
    expect(await codeOf(ask({ firstDay: '2030-01-11', lastDay: '2030-01-14' }))).toBe(
      'absence-overlap',
    );
    await makeAbsence(tenant, { employee_id: anja, first_day: '2030-02-04' });
    const other = { firstDay: '2030-02-01', lastDay: '2030-02-04' };
    expect(await codeOf(ask(other))).toBe('absence-overlap');
  });

  it('is refused where a day has less hours left, with the day', async () => {
    const full = (detail: string) => ({ fields: [{ field: 'lastDay', code: 'day-full', detail }] });
    const tuesday = { firstDay: '2030-01-08', lastDay: '2030-01-08' };
    expect((await ask({ ...tuesday, hoursPerDay: 5 })).statusCode).toBe(200);
    expect((await ask()).json()).toMatchObject(full('2030-01-08'));
    expect((await ask({ ...tuesday, hoursPerDay: 3 })).statusCode).toBe(200);
    await makeAbsence(tenant, { employee_id: anja, first_day: '2030-01-09' });
    expect((await ask({ ...tuesday, lastDay: '2030-01-09', hoursPerDay: 2 })).json()).toMatchObject(
      full('2030-01-08'),
    );
    const wednesday = { firstDay: '2030-01-09', lastDay: '2030-01-09' };
    expect((await ask({ ...wednesday, hoursPerDay: 2 })).json()).toMatchObject(full('2030-01-09'));
  });

  it('is of a kind that employees may request', async () => {
    const theirs = await leaveKindOf(await makeTenant(server), 'vacation');
    const gone = await makeLeaveKind(tenant, { requestable: true, deleted_at: new Date() });
    for (const kind of [await leaveKindOf(tenant, 'sick'), theirs, gone]) {
      expect((await ask({ kindId: kind })).json()).toMatchObject({ fields: [{ field: 'kindId' }] });
    }
    const kinds = await own.get(leave.ownKinds);
    expect(kinds[0]).toMatchObject({ name: 'Vakantie', account: 'vacation' });
    expect(kinds.map(({ name }) => name)).not.toContain('Ziek');
  });

  it('is of nobody else', async () => {
    const id = await makeLeaveRequest(tenant, { employee_id: await makeEmployee(tenant) });
    expect((await withdraw(id)).statusCode).toBe(404);
    expect((await ask({ id })).statusCode).toBe(404);
  });
});

describe('a decision', () => {
  let id: string;
  beforeEach(async () => {
    id = (await ask()).json().id;
  });
  const balance = async () => {
    const card = await own.get(leave.own, { query: { year: '2030' } });
    return card.atYearEnd[0]?.hours ?? 0;
  };
  const listed = async () =>
    (await office.get(absences.list, { query: { from: '2030-01-01', to: '2030-01-31' } })).map(
      (absence) => absence.id,
    );

  it('to approve makes an absence, which takes its hours', async () => {
    const before = await balance();
    expect((await decide('approve', id, 'Geniet ervan')).json()).toMatchObject({
      state: 'approved',
      answer: 'Geniet ervan',
    });
    expect(await listed()).toEqual([id]);
    expect(await balance()).toBe(before - 40);
  });

  it('to refuse makes none', async () => {
    const before = await balance();
    expect((await decide('refuse', id, 'Te druk')).json()).toMatchObject({ state: 'refused' });
    expect(await listed()).toEqual([]);
    expect(await balance()).toBe(before);
  });

  it('is made once, by two who approve at the same time', async () => {
    const before = await balance();
    const answers = await Promise.all([decide('approve', id), decide('approve', id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
    expect(await balance()).toBe(before - 40);
  });

  it.each([1, 2, 3, 4])('agrees with a withdrawal at the same moment, round %i', async () => {
    const before = await balance();
    const [approved, withdrawn] = await Promise.all([decide('approve', id), withdraw(id)]);
    expect([approved.statusCode, withdrawn.statusCode]).toEqual(expect.arrayContaining([200, 409]));
    const taken = approved.statusCode === 200;
    expect(await listed()).toEqual(taken ? [id] : []);
    expect(await balance()).toBe(taken ? before - 40 : before);
  });

  it('is not made where somebody recorded an absence meanwhile, and stays open', async () => {
    await makeAbsence(tenant, { employee_id: anja, first_day: '2030-01-09' });
    expect(await codeOf(decide('approve', id))).toBe('absence-overlap');
    expect(await open()).toHaveLength(1);
  });

  it('is not made where the office recorded a part of a day meanwhile', async () => {
    await makeAbsence(tenant, { employee_id: anja, first_day: '2030-01-09', hours_per_day: 2 });
    expect((await decide('approve', id)).json()).toMatchObject({
      fields: [{ code: 'day-full', detail: '2030-01-09' }],
    });
    expect(await open()).toHaveLength(1);
  });

  it('follows the absence that it made: deleted and restored', async () => {
    await decide('approve', id);
    const [absence] = await office.get(absences.list, {
      query: { from: '2030-01-01', to: '2030-01-31' },
    });
    await office.get(absences.remove, { params: { id } });
    const state = async () => (await readRows(tenant, 'leave_requests', ['state']))[0]?.state;
    expect(await state()).toBe('withdrawn');
    if (!absence) throw new Error('There is no absence');
    const { employeeId, firstDay, lastDay, hoursPerDay, note } = absence;
    const row = { id, employeeId, kindId: absence.kindId, firstDay, lastDay, hoursPerDay, note };
    await office.call(absences.create, { body: { absences: [row] } });
    expect(await state()).toBe('approved');
  });

  it.each(['approve', 'refuse'] as const)(
    'to %s is told by mail, with the word of the office',
    async (how) => {
      await decide(how, id, 'Tot dan');
      const { subject, text } = await server.mailbox.waitFor(mailOf);
      expect(subject).toBe(
        `Je verlofaanvraag is ${how === 'approve' ? 'goedgekeurd' : 'afgewezen'}`,
      );
      expect(text).toContain('ma 7 januari 2030 tot en met vr 11 januari 2030');
      expect(text).toContain('Tot dan');
      expect(text).not.toContain('Vakantie');
    },
  );
});

it('a request is told to the office by mail, without its kind', async () => {
  const email = `kantoor${counter}@example.nl`;
  await makeUser(tenant, { email });
  await ask({ hoursPerDay: 4, lastDay: '2030-01-07', note: 'Geheim' });
  const { subject, text } = await server.mailbox.waitFor(email);
  expect(subject).toBe('Verlofaanvraag van Anja');
  expect(text).toContain('voor ma 7 januari 2030, 4 uur per dag');
  expect(text).not.toMatch(/Vakantie|Geheim/);
});

describe('a report of illness', () => {
  const firstDay = '2030-01-07';
  const report = (values: object = {}, browser = own) =>
    browser.call(leave.reportIllness, { body: { id: randomUUIDv7(), firstDay, ...values } });
  const january = { query: { from: '2030-01-01', to: '2030-01-31' } };

  it('waits for the office once, and becomes an illness until further notice', async () => {
    const id = randomUUIDv7();
    await Promise.all([report({ id }), report({ id }), report({ id })]);
    const expected = { id, kindName: 'Ziek', firstDay, lastDay: openEnd, note: '' };
    expect(await open()).toMatchObject([expected]);
    await decide('approve', id);
    expect(await office.get(absences.list, january)).toMatchObject([
      { id, kind: 'sick', firstDay, lastDay: openEnd },
    ]);
    const card = await own.get(leave.own, { query: { year: '2030' } });
    expect([card.requests, card.absences]).toMatchObject([[], [{ id }]]);
  });

  it('is rejected while one waits, and of who is recorded as ill', async () => {
    const { id } = (await report()).json();
    expect(await codeOf(report({ firstDay: '2030-01-09' }))).toBe('absence-overlap');
    await decide('approve', id);
    expect(await codeOf(report({ firstDay: '2030-01-09' }))).toBe('absence-overlap');
  });

  it('takes no day from leave that is asked for', async () => {
    await report();
    expect((await ask()).statusCode).toBe(200);
  });

  it('can be withdrawn, is not shown in later years, and is of nobody else', async () => {
    const { id } = (await report()).json();
    expect((await own.get(leave.own, { query: { year: '2031' } })).requests).toEqual([]);
    const bram = await makeEmployee(tenant);
    const user = await makeUser(tenant, { userType: 'employee', employeeId: bram });
    const other = await browseAs(server, tenant, user);
    expect((await report({ id }, other)).statusCode).toBe(404);
    expect((await withdraw(id)).json()).toMatchObject({ state: 'withdrawn' });
  });

  it('takes no reason', async () => {
    expect((await report({ note: 'Griep' })).statusCode).toBe(400);
  });

  it('is told to the office by mail, and taken over to the employee, without the word', async () => {
    const email = `ziek${counter}@example.nl`;
    await makeUser(tenant, { email });
    const { id } = (await report()).json();
    const told = await server.mailbox.waitFor(email);
    expect(told.subject).toBe('Melding van Anja');
    expect(told.text).toContain('Anja meldt zich afwezig vanaf ma 7 januari 2030.');
    expect(told.text).toContain('/employeeabsences?aanvragen=true');
    await decide('approve', id);
    const answer = await server.mailbox.waitFor(mailOf);
    expect(answer.subject).toBe('Je melding is verwerkt');
    for (const { text } of [told, answer]) expect(text).not.toMatch(/ziek|2199/i);
  });
});

describe('POST /leave/warnings', () => {
  it('mails who has no account at the own address, without a link', async () => {
    const email = `cas${counter}@example.nl`;
    const cas = await makeEmployee(tenant, { contracts, email });
    const sent = await office.get(leave.warn, { body: { employeeIds: [cas] } });
    expect(sent).toEqual({ warned: 1, withoutMail: [] });
    const { text } = await server.mailbox.waitFor(email);
    expect(text).toContain('160 uur wettelijk verlof');
    expect(text).not.toContain('/own-leave');
  });

  it('tells what lapses next, keeps it, and lets it lapse on its day', async () => {
    const bram = await makeEmployee(tenant, { contracts });
    const sent = await office.get(leave.warn, { body: { employeeIds: [anja, bram] } });
    expect(sent).toEqual({ warned: 2, withoutMail: [bram] });
    const { text } = await server.mailbox.waitFor(mailOf);
    const card = () => own.get(leave.own, { query: { year: YEAR } });
    await expect.poll(async () => (await card()).warnings[0]?.toldOn).toBe(getToday());
    const { warnings, lots } = await card();
    const expiresOn = `${Number(YEAR) + 1}-07-01`;
    expect(warnings).toMatchObject([{ hours: 160, expiresOn }]);
    expect(warnings[0]?.text).toContain(`160 uur wettelijk verlof uit ${YEAR}`);
    expect(text).toContain(warnings[0]?.text);
    expect(lots.find(({ kind }) => kind === 'statutory')).toMatchObject({ lapsesOn: expiresOn });
  });

  it('counts for who has no mail address only once the office records how it was told (BW 7:640a)', async () => {
    const bram = await makeEmployee(tenant, { contracts });
    await office.get(leave.warn, { body: { employeeIds: [bram] } });
    const card = () => office.get(leave.card, { params: { id: bram }, query: { year: YEAR } });
    const lapsesOn = ({ lots }: Awaited<ReturnType<typeof card>>) =>
      lots.find(({ kind }) => kind === 'statutory')?.lapsesOn;
    const before = await card();
    expect(lapsesOn(before)).toBeNull();
    const tell = (toldOn: string) =>
      office.call(leave.tell, {
        params: { id: before.warnings[0]?.id ?? '' },
        body: { toldOn, toldHow: 'Brief' },
      });
    expect((await tell(addDays(getToday(), 1))).json()).toMatchObject({
      fields: [{ field: 'toldOn', code: 'in-future' }],
    });
    await tell(getToday());
    const after = await card();
    expect(after.warnings).toMatchObject([{ toldOn: getToday(), toldHow: 'Brief' }]);
    expect(lapsesOn(after)).toBe(`${Number(YEAR) + 1}-07-01`);
    expect(await codeOf(tell(getToday()))).toBe('already-decided');
  });
});
