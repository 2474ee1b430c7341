import { randomUUIDv7 } from 'node:crypto';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { openEventStream, pollOptions } from '../../../test/calls/event-reader.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeEmployee,
  makePlanningItem,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
const { tenant, browser: office } = useVisitor(server);

type UserValues = NonNullable<Parameters<typeof makeUser>[1]>;

/** A user who has the app open. */
async function watch(values: UserValues, at = tenant) {
  const user = await makeUser(at, values);
  const browser = await browseAs(server, at, user);
  return { user, browser, stream: await openEventStream(server, browser) };
}

const change = (subject: string, ids: string[] | null, own = false) => ({
  event: 'change',
  data: { subject, ids, own },
});

/** Makes a change that everybody at the tenant receives: an event that has not arrived before it was not sent. */
async function sendMarker(at = tenant) {
  await changeRows(at, 'tenants', { display_name: randomUUIDv7() }, { id: at.id });
  return change('tenants', null);
}

const addClient = async () => (await office.get(clients.create, { body: { name: 'Jansen' } })).id;

describe('GET /events', () => {
  it('sends headers that prevent buffering and compression of the stream', async () => {
    const response = await office.open('/api/events', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    response.raw.res.destroy();
  });

  it('sends heartbeats with a new id while nothing changes', async () => {
    const stream = await openEventStream(server, office);
    for (let beat = 0; beat < 2; beat += 1) {
      const { lastId } = stream;
      await expect.poll(() => stream.lastId, pollOptions).not.toBe(lastId);
    }
    expect(stream.events).toEqual([]);
  });

  it('sends the office the changes of its own tenant, and whether the user made them', async () => {
    const colleague = await watch({});
    const own = await openEventStream(server, office);
    const id = await addClient();
    expect(await own.receive(1)).toEqual([change('clients', [id], true)]);
    expect(await colleague.stream.receive(1)).toEqual([change('clients', [id])]);
  });

  it('sends nothing to users and gods at another tenant', async () => {
    const elsewhere = await makeTenant(server);
    const kinds = [{}, { userType: 'employee' }, { userType: 'god' }] as const;
    const users = await Promise.all(kinds.map((kind) => makeUser(elsewhere, kind)));
    const streams = [];
    for (const user of users) {
      streams.push(await openEventStream(server, await browseAs(server, elsewhere, user)));
    }
    await makePlanningItem(tenant, { employeeIds: [await makeEmployee(tenant)] });
    await addClient();
    const last = await sendMarker(elsewhere);
    for (const stream of streams) expect(await stream.receive(1)).toEqual([last]);
  });

  it('sends a god of other tenants only that the list of tenants changed', async () => {
    const { stream } = await watch({ userType: 'god' }, await makeTenant(server));
    await addClient();
    const last = await sendMarker();
    expect(await stream.receive(1)).toEqual([last]);
  });

  it('sends an employee only changes of the own planning, including unassignment', async () => {
    const { stream, user } = await watch({ userType: 'employee' });
    const colleague = await makeEmployee(tenant);
    await makePlanningItem(tenant, { employeeIds: [colleague] });
    await addClient();
    await makeUser(tenant);
    const { id } = await makePlanningItem(tenant, { employeeIds: [user.employeeId ?? ''] });
    const body = { version: 1, employeeIds: [colleague] };
    await office.get(planning.update, { params: { id }, body });
    const received = await stream.receive(2);
    const last = await sendMarker();
    await expect.poll(() => received.at(-1), pollOptions).toEqual(last);
    expect(new Set(received.slice(0, -1).map((it) => JSON.stringify(it)))).toEqual(
      new Set([JSON.stringify(change('employee-planning', [id]))]),
    );
  });

  it('sends an employee that a name on the own planning changed, without its id', async () => {
    const { stream, user } = await watch({ userType: 'employee' });
    const mate = await makeEmployee(tenant);
    const { id } = await makePlanningItem(tenant, {
      date: getToday(),
      employeeIds: [user.employeeId ?? '', mate],
    });
    await changeRows(tenant, 'employees', { name: 'Klaas' }, { id: mate });
    const last = await sendMarker();
    await expect.poll(() => stream.events.at(-1), pollOptions).toEqual(last);
    expect(stream.events).toEqual([
      change('employee-planning', [id]),
      change('employee-planning', null),
      last,
    ]);
  });

  it('sends an admin who is also an employee both kinds of changes', async () => {
    const { stream, user } = await watch({ alsoEmployee: true });
    const { id } = await makePlanningItem(tenant, { employeeIds: [user.employeeId ?? ''] });
    const last = await sendMarker();
    await expect.poll(() => stream.events.at(-1), pollOptions).toEqual(last);
    expect(stream.events).toContainEqual(change('planning', [id]));
    expect(stream.events).toContainEqual(change('employee-planning', [id]));
  });

  it('sends other types of users only the end of the session', async () => {
    const { stream, user } = await watch({ userType: 'other' });
    await addClient();
    await sendMarker();
    await tenant.transact((tx) =>
      tx.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
    );
    expect(await stream.ends()).toEqual([{ event: 'end', data: { reason: 'session-ended' } }]);
  });

  it('is recorded once in the audit log for a god, regardless of the number of events', async () => {
    const { stream } = await watch({ userType: 'god' });
    await addClient();
    await stream.receive(1);
    const steps = await tenant.transact((tx) =>
      tx.selectFrom('audit_log').select('event').where('event', 'like', 'god-%').execute(),
    );
    expect(steps).toEqual([{ event: 'god-visit' }]);
  });
});

describe('GET /events after a gap', () => {
  it('sends the changes missed since the last id, each once', async () => {
    const { stream, browser } = await watch({});
    const first = await addClient();
    await stream.receive(1);
    stream.close();
    const second = await addClient();
    const again = await openEventStream(server, browser, { lastId: stream.lastId });
    const third = await addClient();
    expect(await again.receive(2)).toEqual([
      change('clients', [second]),
      change('clients', [third]),
    ]);
    expect(stream.events).toEqual([change('clients', [first])]);
  });

  it('sends the changes made while a page was loading, by the age of its data', async () => {
    const start = performance.now();
    const id = await addClient();
    const loading = await openEventStream(server, office, { readAt: start - 500 });
    await expect
      .poll(() => loading.events, pollOptions)
      .toContainEqual(change('clients', [id], true));
    const loaded = await openEventStream(server, office);
    const long = await openEventStream(server, office, { readAt: -900_000_000 });
    expect([loaded.events, long.events]).toEqual([[], [{ event: 'refetch', data: {} }]]);
  });

  it.each(['', 'x', 'unknown.1', 'unknown.', '.', 'x'.repeat(5_000)])(
    'sends a refetch for an unknown last id: %s',
    async (lastId) => {
      const { events } = await openEventStream(server, office, { lastId });
      expect(events).toEqual([{ event: 'refetch', data: {} }]);
    },
  );

  it('sends a refetch when the missed changes are too many', async () => {
    const { stream, browser } = await watch({});
    stream.close();
    await server.database.pool.query(
      `select pg_notify('ploegplan_events', json_build_object('tenant', $1::text, 'subject', 'clients',
         'ids', json_build_array(gen_random_uuid()), 'employees', json_build_array(), 'by', null)::text)
       from generate_series(1, 1000)`,
      [tenant.id],
    );
    const { events } = await openEventStream(server, browser, { lastId: stream.lastId });
    expect(events).toEqual([{ event: 'refetch', data: {} }]);
  });

  it('sends a refetch for a last id of another node', async () => {
    const { stream, browser } = await watch({});
    const node = await server.startAgain();
    const there = await browseAs({ ...server, app: node }, tenant, await makeUser(tenant));
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const { events } = await openEventStream(server, there, { lastId: stream.lastId });
    expect(events).toEqual([{ event: 'refetch', data: {} }]);
    await node.close();
  });

  it('sends a refetch to all streams when the node lost its database connection, and continues', async () => {
    const { stream } = await watch({});
    await asOwner(
      server.ownerUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen %' and datname = current_database()`,
    );
    expect(await stream.receive(1)).toEqual([{ event: 'refetch', data: {} }]);
    const id = await addClient();
    expect((await stream.receive(2)).at(-1)).toEqual(change('clients', [id]));
  });
});

it('GET /events sends a refetch for a notification of unknown format, and continues', async () => {
  const { stream } = await watch({});
  await server.database.pool.query(`select pg_notify('ploegplan_events', 'x')`);
  expect(await stream.receive(1)).toEqual([{ event: 'refetch', data: {} }]);
  const id = await addClient();
  expect((await stream.receive(2)).at(-1)).toEqual(change('clients', [id]));
});

describe('an event stream ends', () => {
  const ended = [{ event: 'end', data: { reason: 'session-ended' } }];
  type End = (user: { id: string }, browser: TestBrowser) => Promise<unknown>;
  const ends: [why: string, values: UserValues, end: End][] = [
    ['when the user signs out', {}, (_, browser) => browser.request('POST', '/api/logout')],
    [
      'when the account is deactivated',
      {},
      ({ id }) => changeRows(tenant, 'users', { active: false }, { id }),
    ],
    [
      'when a god account gets another password',
      { userType: 'god' },
      ({ id }) => changeRows(tenant, 'gods', { epoch: 2 }, { id }),
    ],
    [
      'when the session expires',
      {},
      ({ id }) =>
        tenant.transact(async (tx) => {
          const expires_at = new Date(Date.now() - 1_000);
          await tx.updateTable('sessions').set({ expires_at }).where('user_id', '=', id).execute();
          await tx.updateTable('users').set({ email: '' }).where('id', '=', id).execute();
        }),
    ],
    [
      'when the tenant is blocked',
      {},
      () => changeRows(tenant, 'tenants', { blocked_at: new Date() }, { id: tenant.id }),
    ],
  ];

  it.each(ends)('%s', async (_why, values, end) => {
    const { stream, user, browser } = await watch(values);
    const colleague = await watch({}, await makeTenant(server));
    await end(user, browser);
    const received = await stream.ends();
    expect(received.filter(({ event }) => event === 'end')).toEqual(ended);
    expect(colleague.stream.hasEnded).toBe(false);
  });

  it('when it is the oldest of too many streams of one user', async () => {
    const { stream, browser } = await watch({});
    const others = [];
    for (let count = 0; count < 7; count += 1) others.push(await openEventStream(server, browser));
    expect(stream.hasEnded).toBe(false);
    others.push(await openEventStream(server, browser));
    const reason = 'too-many-streams';
    expect(await stream.ends()).toEqual([{ event: 'end', data: { reason } }]);
    const id = await addClient();
    for (const other of others) expect(await other.receive(1)).toEqual([change('clients', [id])]);
  });

  it('without an end event when the server stops, which does not wait for it', async () => {
    const node = await server.startAgain();
    const address = await node.listen({ port: 0, host: '127.0.0.1' });
    await asOwner(
      server.ownerUrl,
      `insert into tenant_hosts (host, tenant_id) values ('127.0.0.1', '${tenant.id}')`,
    );
    const response = await fetch(`${address}/api/events`, {
      headers: { cookie: office.cookieHeader },
    });
    expect(response.status).toBe(200);
    const read = response.text();
    await node.close();
    expect(await read).not.toContain('event:');
  });
});
