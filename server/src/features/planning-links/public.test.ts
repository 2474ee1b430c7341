import { randomUUIDv7 } from 'node:crypto';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { planningLinks, publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import { describe, expect, it } from 'vitest';
import { browse, browseAs, urlOf } from '../../../test/calls/browser.ts';
import { EventReader } from '../../../test/calls/event-reader.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makePlanningLink,
  makeProject,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { keepAddress } from '../../platform/geocoding/repository.ts';
import { openGlobalTables } from '../../platform/tenants/directory.ts';

const server = useServer();
const tenant = useTenant(server);
const day = getToday();

const anybody = () => browse(server, tenant);
const show = (token: string) => anybody().get(publicPlanning.show, { query: { token } });

describe('the planning of a link', () => {
  it('has two weeks from Monday, with who works where and when, by project or client', async () => {
    const client = await makeClient(tenant, { name: 'Bakker', location: 'Kade 1, Gouda' });
    const project = await makeProject(tenant, { title: 'Kantoor', client_id: client, hue: 12 });
    const people = [
      await makeEmployee(tenant, { name: 'Zoë' }),
      await makeEmployee(tenant, { name: 'Ann' }),
    ];
    const from = getMonday(day);
    const last = addDays(from, 13);
    await makePlanningItem(tenant, {
      ...{ date: from, project_id: project, employeeIds: people },
      ...{ start_time: '07:00', end_time: '16:00', location: 'Poort 3' },
    });
    await makePlanningItem(tenant, { date: last, client_id: client });
    await makePlanningItem(tenant, { date: addDays(from, -1) });
    await makePlanningItem(tenant, { date: addDays(last, 1) });
    const { token } = await makePlanningLink(tenant);
    const shown = await show(token);
    expect(shown).toMatchObject({ from, to: last, about: '', page: expect.any(String) });
    const empty = { people: [], materials: [] };
    expect(shown.items).toEqual([
      {
        ...{ date: from, startTime: '07:00:00', endTime: '16:00:00', title: 'Kantoor' },
        ...{ client: 'Bakker', place: 'Kade 1, Gouda', spot: 'Poort 3', hue: 12 },
        ...{ materials: [], people: ['Ann', 'Zoë'] },
      },
      {
        ...{ date: last, startTime: null, endTime: null, title: 'Bakker', client: '', hue: null },
        ...{ place: 'Kade 1, Gouda', spot: '', ...empty },
      },
    ]);
  });

  it('shows coordinates as the address that is known of them', async () => {
    const { pool } = server.database;
    await keepAddress(openGlobalTables(pool), '52.0929,5.1045', 'Kade, Gouda');
    for (const location of ['52.092876,5.104480', '52.2,5.2']) {
      await makePlanningItem(tenant, { date: day, client_id: await makeClient(tenant), location });
    }
    const { token } = await makePlanningLink(tenant);
    const { items } = await show(token);
    expect(items.map(({ place }) => place).sort()).toEqual([
      '52.2,5.2',
      'Kade, Gouda (exacte locatie op pin)',
    ]);
  });

  it('is that of one project, client or employee', async () => {
    const client = await makeClient(tenant, { name: 'Bakker' });
    const ofClient = await makeProject(tenant, { title: 'Van Bakker', client_id: client });
    const other = await makeProject(tenant, { title: 'Ander' });
    const ann = await makeEmployee(tenant, { name: 'Ann' });
    await makePlanningItem(tenant, { date: day, project_id: ofClient });
    await makePlanningItem(tenant, { date: day, client_id: client });
    await makePlanningItem(tenant, { date: day, project_id: other, employeeIds: [ann] });
    const titles = async (scope: Parameters<typeof makePlanningLink>[1]) => {
      const { about, items } = await show((await makePlanningLink(tenant, scope)).token);
      return [about, ...items.map(({ title }) => title)];
    };
    expect(await titles({ projectId: other })).toEqual(['Ander', 'Ander']);
    expect(await titles({ clientId: client })).toEqual(['Bakker', 'Bakker', 'Van Bakker']);
    expect(await titles({ employeeId: ann })).toEqual(['Ann', 'Ander']);
    expect(await titles({})).toEqual(['', 'Ander', 'Bakker', 'Van Bakker']);
  });

  it('is sent for no cache, search engine or referrer', async () => {
    const { token } = await makePlanningLink(tenant);
    const { headers } = await anybody().call(publicPlanning.show, { query: { token } });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('a link that does not work', () => {
  const expired = async () => {
    const { id, token } = await makePlanningLink(tenant);
    await changeRows(tenant, 'planning_links', { valid_until: addDays(day, -1) }, { id });
    return token;
  };
  const revoked = async () => {
    const { id, token } = await makePlanningLink(tenant);
    const office = await browseAs(server, tenant, await makeUser(tenant));
    await office.get(planningLinks.remove, { params: { id } });
    return token;
  };
  const foreign = async () => (await makePlanningLink(await makeTenant(server))).token;
  const calendar = async () => (await makePlanningLink(tenant, { kind: 'calendar' })).token;

  it.each(['show', 'events'] as const)(
    'gives the same answer to %s, whether unknown, expired, revoked, of another kind or tenant, or no token',
    async (name) => {
      const unknown = Buffer.alloc(32, 7).toString('base64url');
      const tokens = [unknown, await expired(), await revoked(), await foreign()];
      const answers = [];
      for (const token of [...tokens, await calendar(), '', 'geen token']) {
        const url = urlOf(publicPlanning[name], { query: { token } });
        const { statusCode, headers, json } = await anybody().request('GET', url);
        const { requestId: _, ...body } = json<Record<string, unknown>>();
        const { 'x-request-id': _id, 'set-cookie': _cookie, date: _date, ...rest } = headers;
        answers.push(JSON.stringify({ statusCode, rest, body }));
      }
      expect(answers[0]).toContain('"statusCode":404');
      expect(new Set(answers).size).toBe(1);
    },
  );

  it('is still valid on its last day', async () => {
    const { token } = await makePlanningLink(tenant, { validUntil: day });
    expect((await show(token)).items).toEqual([]);
  });

  it('is throttled by address when it is guessed; a valid one behind that address keeps working', async () => {
    const { token } = await makePlanningLink(tenant);
    const { token: feed } = await makePlanningLink(tenant, { kind: 'calendar' });
    await server.database.pool.query('insert into rate_limits values ($1, 100, $2)', [
      `planning-link-address:${tenant.id}:127.0.0.1`,
      Date.now() + 60_000,
    ]);
    const statusOf = async (
      call: (typeof publicPlanning)[keyof typeof publicPlanning],
      at: string,
    ) => (await anybody().request('GET', urlOf(call, { query: { token: at } }))).statusCode;
    for (const call of Object.values(publicPlanning))
      expect(await statusOf(call, 'raden')).toBe(429);
    expect(await statusOf(publicPlanning.show, token)).toBe(200);
    expect(await statusOf(publicPlanning.calendar, feed)).toBe(200);
  });
});

describe('the event stream of a link', () => {
  const open = async (token: string) => {
    const url = urlOf(publicPlanning.events, { query: { token } });
    const stream = new EventReader(await anybody().open(url));
    await stream.receive(1);
    return stream;
  };
  const state = (version: string) => ({
    event: 'state',
    data: { version, page: expect.any(String) },
  });

  it('tells the version of what the link shows: at once, and when that changes', async () => {
    const project = await makeProject(tenant);
    const { id } = await makePlanningItem(tenant, { date: day, project_id: project });
    const { token } = await makePlanningLink(tenant, { projectId: project });
    const [stream, ofAll] = [await open(token), await open((await makePlanningLink(tenant)).token)];
    const { version } = await show(token);
    await makePlanningItem(tenant, { date: day, project_id: project, is_draft: true });
    const unseen = { description: 'Bel aan', contact_name: 'Jan' };
    await changeRows(tenant, 'planning_items', unseen, { id });
    await makePlanningItem(tenant, { date: day });
    await ofAll.receive(2);
    await changeRows(tenant, 'planning_items', { location: 'Poort 3' }, { id });
    // A slow machine hears a beat between both.
    const states = () => stream.events.filter(({ event }) => event === 'state');
    await expect.poll(states, { timeout: 10_000 }).toHaveLength(2);
    const { version: next } = await show(token);
    expect(states()).toEqual([state(version), state(next)]);
    expect(next).not.toBe(version);
    for (const reader of [stream, ofAll]) reader.close();
  });

  it.each([
    [
      'is revoked',
      (id: string) =>
        tenant.transact((tx) => tx.deleteFrom('planning_links').where('id', '=', id).execute()),
    ],
    [
      'is made anew',
      (id: string) =>
        changeRows(tenant, 'planning_links', { token_hash: Buffer.from(randomUUIDv7()) }, { id }),
    ],
    [
      'has expired',
      (id: string) => changeRows(tenant, 'planning_links', { valid_until: '2020-01-01' }, { id }),
    ],
    [
      'is of a tenant that is blocked',
      () => changeRows(tenant, 'tenants', { blocked_at: new Date() }, { id: tenant.id }),
    ],
  ])('ends within a second when the link %s, and no other does', async (_why, end) => {
    const { id, token } = await makePlanningLink(tenant);
    const elsewhere = await makeTenant(server);
    const { token: other } = await makePlanningLink(elsewhere);
    const stream = await open(token);
    const url = urlOf(publicPlanning.events, { query: { token: other } });
    const neighbour = new EventReader(await browse(server, elsewhere).open(url));
    await end(id);
    await expect.poll(() => stream.hasEnded, { timeout: 1_000, interval: 20 }).toBe(true);
    expect(stream.events.at(-1)).toEqual({ event: 'end', data: {} });
    expect(neighbour.hasEnded).toBe(false);
    neighbour.close();
  });
});
