import { randomUUIDv7 } from 'node:crypto';
import { clients } from '@ploegplan/contract/clients';
import { planning } from '@ploegplan/contract/planning';
import { today } from '@ploegplan/contract/rules/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/browser.ts';
import { listenIn, patience } from '../../../test/event-reader.ts';
import {
  makeEmployee,
  makePlanningItem,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/factories.ts';
import { asOwner, useServer } from '../../../test/server.ts';

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
beforeEach(async () => {
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
});

type UserValues = NonNullable<Parameters<typeof makeUser>[1]>;

/** Somebody who has the app open. */
async function watch(values: UserValues, at = tenant) {
  const user = await makeUser(at, values);
  const browser = await browseAs(server, at, user);
  return { user, browser, stream: await listenIn(server, browser) };
}

const change = (subject: string, ids: string[] | null, own = false) => ({
  event: 'change',
  data: { subject, ids, own },
});

/** Told to everybody of the tenant who hears anything: what did not come before it was not told. */
async function mark(at = tenant) {
  await at.transact((tx) =>
    tx
      .updateTable('tenants')
      .set({ display_name: randomUUIDv7() })
      .where('id', '=', at.id)
      .execute(),
  );
  return change('tenants', null);
}

const addClient = async () => (await office.get(clients.create, { body: { name: 'Jansen' } })).id;

describe('GET /events', () => {
  it('is a stream that nothing on the way collects or compresses', async () => {
    const response = await office.open('/api/events', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    response.raw.res.destroy();
  });

  it('beats while nothing changes, and moves the place where one left off with it', async () => {
    const stream = await listenIn(server, office);
    for (let beat = 0; beat < 2; beat += 1) {
      const { lastId } = stream;
      await expect.poll(() => stream.lastId, patience).not.toBe(lastId);
    }
    expect(stream.heard).toEqual([]);
  });

  it('tells the office what changes in its own company, and whether that was itself', async () => {
    const colleague = await watch({});
    const own = await listenIn(server, office);
    const id = await addClient();
    expect(await own.hears(1)).toEqual([change('clients', [id], true)]);
    expect(await colleague.stream.hears(1)).toEqual([change('clients', [id])]);
  });

  it('tells another company nothing, not even a god who visits it', async () => {
    const elsewhere = await makeTenant(server);
    const kinds = [{}, { userType: 'employee' }, { userType: 'god' }] as const;
    const users = await Promise.all(kinds.map((kind) => makeUser(elsewhere, kind)));
    const streams = [];
    for (const user of users) {
      streams.push(await listenIn(server, await browseAs(server, elsewhere, user)));
    }
    await makePlanningItem(tenant, { employeeIds: [await makeEmployee(tenant)] });
    await addClient();
    const last = await mark(elsewhere);
    for (const stream of streams) expect(await stream.hears(1)).toEqual([last]);
  });

  it('tells a god of other companies only that the list of them changed', async () => {
    const { stream } = await watch({ userType: 'god' }, await makeTenant(server));
    await addClient();
    const last = await mark();
    expect(await stream.hears(1)).toEqual([last]);
  });

  it('tells an employee of the own planning alone, the end of it too', async () => {
    const { stream, user } = await watch({ userType: 'employee' });
    const colleague = await makeEmployee(tenant);
    await makePlanningItem(tenant, { employeeIds: [colleague] });
    await addClient();
    await makeUser(tenant);
    const { id } = await makePlanningItem(tenant, { employeeIds: [user.employeeId ?? ''] });
    const body = { version: 1, employeeIds: [colleague] };
    await office.get(planning.update, { params: { id }, body });
    const heard = await stream.hears(2);
    const last = await mark();
    await expect.poll(() => heard.at(-1), patience).toEqual(last);
    expect(new Set(heard.slice(0, -1).map((it) => JSON.stringify(it)))).toEqual(
      new Set([JSON.stringify(change('employee-planning', [id]))]),
    );
  });

  it('tells an employee that a name on the own planning changed, but not whose', async () => {
    const { stream, user } = await watch({ userType: 'employee' });
    const mate = await makeEmployee(tenant);
    const { id } = await makePlanningItem(tenant, {
      date: today(),
      employeeIds: [user.employeeId ?? '', mate],
    });
    await tenant.transact((tx) =>
      tx.updateTable('employees').set({ name: 'Klaas' }).where('id', '=', mate).execute(),
    );
    const last = await mark();
    await expect.poll(() => stream.heard.at(-1), patience).toEqual(last);
    expect(stream.heard).toEqual([
      change('employee-planning', [id]),
      change('employee-planning', null),
      last,
    ]);
  });

  it('tells an admin who is also an employee of both', async () => {
    const { stream, user } = await watch({ alsoEmployee: true });
    const { id } = await makePlanningItem(tenant, { employeeIds: [user.employeeId ?? ''] });
    const last = await mark();
    await expect.poll(() => stream.heard.at(-1), patience).toEqual(last);
    expect(stream.heard).toContainEqual(change('planning', [id]));
    expect(stream.heard).toContainEqual(change('employee-planning', [id]));
  });

  it('tells another type of user nothing but the end of the session', async () => {
    const { stream, user } = await watch({ userType: 'other' });
    await addClient();
    await mark();
    await tenant.transact((tx) =>
      tx.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
    );
    expect(await stream.ends()).toEqual([{ event: 'end', data: { reason: 'session-ended' } }]);
  });

  it('is one step of a god, however much is told', async () => {
    const { stream } = await watch({ userType: 'god' });
    await addClient();
    await stream.hears(1);
    const steps = await tenant.transact((tx) =>
      tx.selectFrom('audit_log').select('subject').where('subject', 'like', '%events%').execute(),
    );
    expect(steps).toHaveLength(1);
  });
});

describe('after a gap', () => {
  it('what was missed is told by the last id, and nothing twice', async () => {
    const { stream, browser } = await watch({});
    const first = await addClient();
    await stream.hears(1);
    stream.close();
    const second = await addClient();
    const again = await listenIn(server, browser, { lastId: stream.lastId });
    const third = await addClient();
    expect(await again.hears(2)).toEqual([change('clients', [second]), change('clients', [third])]);
    expect(stream.heard).toEqual([change('clients', [first])]);
  });

  it('what changed while a page was loading is told by its age', async () => {
    const start = performance.now();
    const id = await addClient();
    const loading = await listenIn(server, office, { readAt: start - 500 });
    await expect.poll(() => loading.heard, patience).toContainEqual(change('clients', [id], true));
    const loaded = await listenIn(server, office);
    const long = await listenIn(server, office, { readAt: -900_000_000 });
    expect([loaded.heard, long.heard]).toEqual([[], [{ event: 'refetch', data: {} }]]);
  });

  it.each(['', 'x', 'unknown.1', 'unknown.', '.', 'x'.repeat(5_000)])(
    'the browser reads all anew when its place is unknown: %s',
    async (lastId) => {
      const { heard } = await listenIn(server, office, { lastId });
      expect(heard).toEqual([{ event: 'refetch', data: {} }]);
    },
  );

  it('too much to tell is read anew, which ends it', async () => {
    const { stream, browser } = await watch({});
    stream.close();
    await server.database.pool.query(
      `select pg_notify('ploegplan_events', json_build_object('tenant', $1::text, 'subject', 'clients',
         'ids', json_build_array(gen_random_uuid()), 'employees', json_build_array(), 'by', null)::text)
       from generate_series(1, 1000)`,
      [tenant.id],
    );
    const { heard } = await listenIn(server, browser, { lastId: stream.lastId });
    expect(heard).toEqual([{ event: 'refetch', data: {} }]);
  });

  it('of another node the browser reads all anew', async () => {
    const { stream, browser } = await watch({});
    const node = await server.startAgain();
    const there = await browseAs({ ...server, app: node }, tenant, await makeUser(tenant));
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    const { heard } = await listenIn(server, there, { lastId: stream.lastId });
    expect(heard).toEqual([{ event: 'refetch', data: {} }]);
    await node.close();
  });

  it('of this node itself everybody reads all anew, and hears on', async () => {
    const { stream } = await watch({});
    await asOwner(
      server.ownerUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen %' and datname = current_database()`,
    );
    expect(await stream.hears(1)).toEqual([{ event: 'refetch', data: {} }]);
    const id = await addClient();
    expect((await stream.hears(2)).at(-1)).toEqual(change('clients', [id]));
  });
});

it('what cannot be understood counts as missed, and breaks nothing', async () => {
  const { stream } = await watch({});
  await server.database.pool.query(`select pg_notify('ploegplan_events', 'x')`);
  expect(await stream.hears(1)).toEqual([{ event: 'refetch', data: {} }]);
  const id = await addClient();
  expect((await stream.hears(2)).at(-1)).toEqual(change('clients', [id]));
});

describe('a stream ends', () => {
  const ended = [{ event: 'end', data: { reason: 'session-ended' } }];
  type End = (user: { id: string }, browser: TestBrowser) => Promise<unknown>;
  const ends: [why: string, values: UserValues, end: End][] = [
    ['when one signs out', {}, (_, browser) => browser.request('POST', '/api/logout')],
    [
      'when the account is closed',
      {},
      ({ id }) =>
        tenant.transact((tx) =>
          tx.updateTable('users').set({ active: false }).where('id', '=', id).execute(),
        ),
    ],
    [
      'when a god account gets another password',
      { userType: 'god' },
      ({ id }) =>
        tenant.transact((tx) =>
          tx.updateTable('gods').set({ epoch: 2 }).where('id', '=', id).execute(),
        ),
    ],
    [
      'when the session is over',
      {},
      ({ id }) =>
        tenant.transact(async (tx) => {
          const expires_at = new Date(Date.now() - 1_000);
          await tx.updateTable('sessions').set({ expires_at }).where('user_id', '=', id).execute();
          await tx.updateTable('users').set({ email: '' }).where('id', '=', id).execute();
        }),
    ],
    [
      'when the company is closed',
      {},
      () =>
        tenant.transact((tx) =>
          tx
            .updateTable('tenants')
            .set({ blocked_at: new Date() })
            .where('id', '=', tenant.id)
            .execute(),
        ),
    ],
  ];

  it.each(ends)('%s', async (_why, values, end) => {
    const { stream, user, browser } = await watch(values);
    const colleague = await watch({}, await makeTenant(server));
    await end(user, browser);
    const heard = await stream.ends();
    expect(heard.filter(({ event }) => event === 'end')).toEqual(ended);
    expect(colleague.stream.hasEnded).toBe(false);
  });

  it('for the oldest one, when somebody opens too many', async () => {
    const { stream, browser } = await watch({});
    const others = [];
    for (let count = 0; count < 7; count += 1) others.push(await listenIn(server, browser));
    expect(stream.hasEnded).toBe(false);
    others.push(await listenIn(server, browser));
    const reason = 'too-many-streams';
    expect(await stream.ends()).toEqual([{ event: 'end', data: { reason } }]);
    const id = await addClient();
    for (const other of others) expect(await other.hears(1)).toEqual([change('clients', [id])]);
  });

  it('without a word when the server stops, which waits for none', async () => {
    const node = await server.startAgain();
    const address = await node.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...office.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await asOwner(
      server.ownerUrl,
      `insert into tenant_hosts (host, tenant_id) values ('127.0.0.1', '${tenant.id}')`,
    );
    const response = await fetch(`${address}/api/events`, { headers: { cookie } });
    expect(response.status).toBe(200);
    const read = response.text();
    await node.close();
    expect(await read).not.toContain('event:');
  });
});
