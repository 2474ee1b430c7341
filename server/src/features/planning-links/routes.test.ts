import { randomUUIDv7 } from 'node:crypto';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import {
  ownCalendar,
  planningLinks,
  publicPlanning,
} from '@ploegplan/contract/planning-links/endpoints';
import { getLastLinkDay, type NewPlanningLink } from '@ploegplan/contract/planning-links/schemas';
import { describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makePlanningLink, makeProject, makeUser } from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);

const everything = { projectId: null, clientId: null, employeeId: null };
const wish = (values: Partial<NewPlanningLink> = {}): NewPlanningLink => ({
  ...{ id: randomUUIDv7(), kind: 'page', name: 'Scherm in de loods', ...everything },
  ...{ validUntil: getLastLinkDay(), gateList: false, ...values },
});

const show = async (token: string) =>
  (await browse(server, tenant).call(publicPlanning.show, { query: { token } })).statusCode;

const logged = async () =>
  (await office.get(audit.list)).entries.map(({ event, actorName, subject, details }) => ({
    ...{ event, actorName, subject, details },
  }));

describe('links of the office', () => {
  it('are made with a token that is told once and stored as a hash, and recorded', async () => {
    const projectId = await makeProject(tenant);
    const body = wish({ projectId });
    const { token } = await office.get(planningLinks.create, { body });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const listed = await office.get(planningLinks.list);
    expect(listed).toEqual([{ ...body, createdAt: expect.any(String), lastUsedAt: null }]);
    const stored = await tenant.transact((tx) =>
      tx.selectFrom('planning_links').selectAll().execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await show(token)).toBe(200);
    const details = { kind: 'page', validUntil: body.validUntil };
    expect(await logged()).toEqual([
      { event: 'planning-link-created', actorName: user.username, subject: body.name, details },
    ]);
  });

  it('tell when they were last used', async () => {
    const { token } = await makePlanningLink(tenant);
    const before = Date.now();
    await show(token);
    const [link] = await office.get(planningLinks.list);
    expect(Date.parse(link?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('get another token, also by a repeated request to make them, and the one before stops', async () => {
    const body = wish();
    const { token } = await office.get(planningLinks.create, { body });
    const repeated = await office.get(planningLinks.create, { body });
    const renewed = await office.get(planningLinks.renew, { params: { id: body.id } });
    expect(await Promise.all([token, repeated.token, renewed.token].map(show))).toEqual([
      404, 404, 200,
    ]);
    expect(await office.get(planningLinks.list)).toHaveLength(1);
    expect((await logged())[0]).toMatchObject({ event: 'planning-link-renewed' });
  });

  it('stop when they are revoked', async () => {
    const { id, token } = await makePlanningLink(tenant);
    await office.get(planningLinks.remove, { params: { id } });
    expect(await show(token)).toBe(404);
    expect(await office.get(planningLinks.list)).toEqual([]);
    expect((await logged())[0]).toMatchObject({ event: 'planning-link-revoked' });
  });

  it.each([
    ['two subjects', { projectId: randomUUIDv7(), clientId: randomUUIDv7() }],
    ['no end', { validUntil: undefined }],
    ['an end after the longest time', { validUntil: addDays(getToday(), 366) }],
    ['no name', { name: ' ' }],
  ])('are rejected with %s', async (_what, values) => {
    const body = { ...wish(), ...values } as NewPlanningLink;
    const response = await office.call(planningLinks.create, { body });
    expect(response.json()).toMatchObject({ code: 'validation' });
  });

  it('without an end, as an earlier version made calendars, work for the longest time', async () => {
    const { id, token } = await makePlanningLink(tenant, { kind: 'calendar' });
    const feed = async () =>
      (await browse(server, tenant).call(publicPlanning.calendar, { query: { token } })).statusCode;
    const made = async (days: number) => {
      const created_at = new Date(`${addDays(getToday(), -days)}T12:00:00Z`);
      await changeRows(tenant, 'planning_links', { valid_until: null, created_at }, { id });
      return feed();
    };
    expect([await made(365), await made(366)]).toEqual([200, 404]);
    const [link] = await office.get(planningLinks.list);
    expect(link?.validUntil).toBe(addDays(getToday(), -1));
  });

  it('are rejected for a project that does not exist', async () => {
    const body = wish({ projectId: randomUUIDv7() });
    const response = await office.call(planningLinks.create, { body });
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'projectId', code: 'unknown-reference' }],
    });
  });
});

describe('the calendar of the own planning', () => {
  const feed = async (token: string) =>
    (await browse(server, tenant).call(publicPlanning.calendar, { query: { token } })).statusCode;
  const enter = async () => {
    const worker = await makeUser(tenant, { userType: 'employee' });
    const browser = await browseAs(server, tenant, worker);
    const { token } = await browser.get(ownCalendar.create);
    return { worker, browser, token };
  };

  it('is made anew in the place of the one before, revoked, and no link of the office', async () => {
    const { worker, browser, token } = await enter();
    const { token: next } = await browser.get(ownCalendar.create);
    expect([await feed(token), await feed(next)]).toEqual([404, 200]);
    expect(await browser.get(ownCalendar.get)).toEqual({
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
    expect(await office.get(planningLinks.list)).toEqual([]);
    await browser.get(ownCalendar.remove);
    expect(await feed(next)).toBe(404);
    expect(await browser.get(ownCalendar.get)).toBeNull();
    const mine = (await logged()).filter(({ subject }) => subject === worker.username);
    expect(mine.map(({ event }) => event)).toEqual([
      'planning-link-revoked',
      'planning-link-created',
      'planning-link-created',
    ]);
  });

  it('is one of those that are asked for at once', async () => {
    const { browser, token } = await enter();
    const asked = await Promise.all([1, 2, 3, 4].map(() => browser.get(ownCalendar.create)));
    const answers = await Promise.all([token, ...asked.map((entry) => entry.token)].map(feed));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ['is closed', { active: false }],
    ['is no longer an employee', { user_type: 'other' }],
    ['is of another employee', { employee_id: null }],
  ] as const)('stops when the account %s', async (_why, values) => {
    const { worker, token } = await enter();
    expect(await feed(token)).toBe(200);
    await changeRows(tenant, 'users', values, { id: worker.id });
    expect(await feed(token)).toBe(404);
  });

  it('cannot be revoked or renewed by its id among the links of the office', async () => {
    const { token } = await enter();
    const [{ id } = { id: '' }] = await readRows(tenant, 'planning_links', ['id']);
    for (const call of [planningLinks.renew, planningLinks.remove]) {
      expect((await office.call(call, { params: { id } })).statusCode).toBe(404);
    }
    expect(await feed(token)).toBe(200);
  });
});
