import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connected } from '../../../test/data/database-rows.ts';
import { makeTenant, type TestTenant } from '../../../test/data/factories.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { openDatabase } from '../database/pool.ts';
import { type Handler, openJobs, UnrecoverableJobError } from './jobs.ts';

const queue = 'account-mail';
const server = useOwnServer();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(server);
  await asOwner(server.ownerUrl, 'update pgboss.queue set retry_delay = 0, retry_backoff = false');
});

const nothing = () => undefined;
const silent = { warn: nothing, error: nothing };

const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const node of opened.splice(0)) await node.stop();
});

/** A server node that only handles jobs. */
async function startNode(handler?: Handler) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const jobs = await openJobs({ ...server.database, log, pollSeconds: 0.5, superviseSeconds: 1 });
  opened.push(jobs);
  if (handler) await jobs.work(queue, handler);
  return { jobs, log };
}

const send = (data: object) => tenant.transact((tx) => server.jobs.send(tx, queue, data));
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 8_000, interval: 20 });

describe('a job', () => {
  it('runs after its transaction commits, and never when that is rolled back', async () => {
    const done: unknown[] = [];
    const undoing = tenant.transact(async (tx) => {
      await server.jobs.send(tx, queue, { number: 1 });
      throw new Error('Changed my mind');
    });
    await expect(undoing).rejects.toThrow('Changed my mind');
    await startNode(async (data) => void done.push(data));
    await send({ number: 2 });
    await eventually(() => expect(done).toEqual([{ number: 2 }]));
  });

  it('is done once when the database is away as it ends', async () => {
    const done: unknown[] = [];
    const name = new URL(server.ownerUrl).pathname.slice(1);
    await startNode(async (data) => {
      done.push(data);
      await asOwner(
        server.ownerUrl,
        `alter database ${name} connection limit 0;
         select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ploegplan_app' and datname = '${name}'`,
      );
      setTimeout(() => asOwner(server.ownerUrl, `alter database ${name} connection limit -1`), 300);
    });
    await send({ number: 1 });
    await eventually(() => expect(done).toHaveLength(1));
    const readState = () =>
      connected(server.ownerUrl, async (owner) => {
        const sql = `select state from pgboss.job where data = '{"number": 1}' order by created_on desc`;
        return (await owner.query<{ state: string }>(sql)).rows[0]?.state;
      });
    await expect.poll(readState, { timeout: 8_000 }).toBe('completed');
    expect(done).toHaveLength(1);
  });

  it('starts at once, also after the listening connection broke', async () => {
    const done: unknown[] = [];
    const jobs = await openJobs({ ...server.database, log: silent, pollSeconds: 60 });
    opened.push(jobs);
    await jobs.work(queue, async (data) => void done.push(data));
    await sleep(100);
    await send({ number: 1 });
    await eventually(() => expect(done).toHaveLength(1));
    await asOwner(
      server.ownerUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
    );
    await send({ number: 2 });
    await eventually(() => expect(done).toHaveLength(2));
    await send({ number: 3 });
    await eventually(() => expect(done).toHaveLength(3));
  });

  it('waits for a node that handles its queue', async () => {
    await send({ number: 3 });
    const done: unknown[] = [];
    await startNode(async (data) => void done.push(data));
    await eventually(() => expect(done).toEqual([{ number: 3 }]));
  });

  it('runs once when there are two nodes', async () => {
    const done: unknown[] = [];
    const sent = Array.from({ length: 6 }, (_, number) => ({ number }));
    for (const data of sent) await send(data);
    await startNode(async (data) => void done.push(data));
    await startNode(async (data) => void done.push(data));
    await eventually(() => expect(done).toHaveLength(sent.length));
    expect(done).toEqual(expect.arrayContaining(sent));
    await sleep(600);
    expect(done).toHaveLength(sent.length);
  });

  it('of a tenant with many waits for its own, and lets that of another begin, where they take turns', async () => {
    const other = await makeTenant(server);
    const begun: unknown[] = [];
    const ends: (() => void)[] = [];
    const { jobs } = await startNode();
    const order = (at: TestTenant, name: string) =>
      at.transact((tx) => jobs.send(tx, 'data-exports', { tenantId: at.id, name }));
    const begin = (data: unknown) => {
      begun.push((data as { name: string }).name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    await jobs.workInTurns('data-exports', begin, 2);
    await order(tenant, 'first');
    await eventually(() => expect(begun).toEqual(['first']));
    await order(tenant, 'second');
    await order(other, 'of another');
    await eventually(() => expect(begun).toEqual(['first', 'of another']));
    await sleep(700);
    expect(begun).toHaveLength(2);
    for (const end of ends.splice(0)) end();
    await eventually(() => expect(begun).toEqual(['first', 'of another', 'second']));
    for (const end of ends) end();
  });

  it('is retried when it fails', async () => {
    let tries = 0;
    const { log } = await startNode(async () => {
      tries += 1;
      if (tries < 3) throw new Error('The other side is away');
    });
    await send({});
    await eventually(() => expect(tries).toBe(3));
    const failed = { queue, job: expect.any(String), reason: 'The other side is away' };
    expect(log.warn.mock.calls).toEqual([
      [failed, 'A job failed'],
      [failed, 'A job failed'],
    ]);
  });

  it('is not retried after an unrecoverable error, and is logged once as given up', async () => {
    let tries = 0;
    const { jobs, log } = await startNode(async () => {
      tries += 1;
      throw new UnrecoverableJobError('No such mailbox');
    });
    await jobs.reportDeadLetters();
    await send({});
    const given = { queue, job: expect.any(String), reason: { message: 'No such mailbox' } };
    await eventually(() => expect(log.error.mock.calls).toEqual([[given, 'A job was given up']]));
    expect(tries).toBe(1);
  });

  it('is given up when all retries fail', async () => {
    await asOwner(server.ownerUrl, 'update pgboss.queue set retry_limit = 1');
    let tries = 0;
    const { jobs, log } = await startNode(async () => {
      tries += 1;
      throw new Error('Still away');
    });
    await jobs.reportDeadLetters();
    await send({});
    await eventually(() => expect(log.error).toHaveBeenCalledTimes(1));
    expect(tries).toBe(2);
  });

  it('of a crashed node is run by another node', async () => {
    await send({ number: 4 });
    await asOwner(
      server.ownerUrl,
      `update pgboss.job set state = 'active', started_on = now() - interval '1 hour'
        where state = 'created'`,
    );
    const done: unknown[] = [];
    const { log } = await startNode(async (data) => void done.push(data));
    await eventually(() => expect(done).toEqual([{ number: 4 }]));
    expect(log.warn.mock.calls).toEqual([]);
  });

  it('that runs is finished when its node stops, and no other is taken', async () => {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const done: unknown[] = [];
    const { jobs } = await startNode(async (data) => {
      begun.resolve();
      await finish.promise;
      done.push(data);
    });
    await send({ number: 5 });
    await begun.promise;
    const stopping = jobs.stop();
    await send({ number: 6 });
    finish.resolve();
    await stopping;
    expect(done).toEqual([{ number: 5 }]);
    await startNode(async (data) => void done.push(data));
    await eventually(() => expect(done).toEqual([{ number: 5 }, { number: 6 }]));
  });
});

describe('the job tables', () => {
  it.each([
    'create table pgboss.planted (id uuid)',
    `select pgboss.create_queue('planted', '{"policy": "standard"}')`,
    `update pgboss.version set version = 1`,
    'truncate pgboss.job',
  ])('cannot be changed by the application role: %s', async (sql) => {
    await expect(server.database.pool.query(sql)).rejects.toThrow('permission denied');
  });

  it('get the indexes that an upgrade postpones, built by the owner', async () => {
    const owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
    await owner.query(`insert into pgboss.bam (name, version, table_name, command) values
      ('planted', 1, 'job_common', 'create index concurrently planted on pgboss.job_common (policy)')`);
    await (await openDatabase(server.ownerUrl)).close();
    const { rows } = await owner.query(
      `select status, to_regclass('pgboss.planted')::text as index from pgboss.bam`,
    );
    await owner.end();
    expect(rows).toEqual([{ status: 'completed', index: 'pgboss.planted' }]);
  });
});
