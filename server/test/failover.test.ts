import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { session } from '@ploegplan/contract/session/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/pool.ts';
import { drawJpeg } from './calls/uploads.ts';
import { AppProcess } from './crash/app-process.ts';
import { type Company, makeCompany } from './crash/company.ts';
import { timesWritten } from './crash/traces.ts';
import { Visitor } from './crash/visitor.ts';
import { makeTenant, makeUser, type TestTenant } from './data/factories.ts';
import { DatabasePair } from './failover/pair.ts';
import { startRouter } from './failover/router.ts';
import { SteadyLoad } from './failover/steady-load.ts';
import { Follower } from './nodes/follower.ts';
import { databaseUrl } from './servers/database-url.ts';
import { jobsDone, type Mailbox, startMailbox } from './servers/mailbox.ts';
import { createPoolerRole, preparePooling, startPooler } from './servers/pooler.ts';
import { demandPrograms } from './servers/program.ts';

// Not part of `npm test`, because it needs HAProxy and PgBouncer: `npm run failover -w server` asks for ten rounds.
const { FAILOVER_ROUNDS } = process.env;
const rounds = Array.from({ length: Number(FAILOVER_ROUNDS ?? 1) }, (_, index) => index + 1);

const NODES = 3;
const MAILS = 6;
/** Stands for the time that Patroni needs to see that the leader is gone, which its settings tell. */
const DETECTION_MS = 2_000;
/** Within this time after the promotion everybody can write again. */
const WRITE_AGAIN_MS = 5_000;
/** The job that a node had fetched when the answer was lost goes to another one after two minutes. */
const JOBS_MS = 240_000;

describe('a database that fails over', () => {
  const open = new AsyncDisposableStack();
  const nodes: AppProcess[] = [];
  const companies: Company[] = [];
  const mailed: string[] = [];
  let pair: DatabasePair;
  let ownerUrl: string;
  let database: Database;
  let mailbox: Mailbox;
  let tenant: TestTenant;
  let loads: SteadyLoad[];
  let followers: Follower[];
  const writers = () => companies.flatMap((company) => company.writers);
  const longest = { gap: 0, again: 0 };

  beforeAll(async () => {
    demandPrograms('haproxy', 'pgbouncer');
    const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-failover-'));
    open.defer(() => rm(folder, { recursive: true, force: true }));
    pair = open.use(await DatabasePair.start(folder));
    await pair.leader.query('create database ploegplan');
    const router = await startRouter(folder, pair);
    open.defer(() => router.close());
    const direct = new URL(databaseUrl(pair.leader.urlOf('ploegplan'), 'ploegplan'));
    direct.port = String(router.port);
    ownerUrl = direct.href;
    await createPoolerRole(ownerUrl);
    await preparePooling(ownerUrl);
    const pooler = await startPooler({ folder, host: '127.0.0.1', port: router.port });
    open.defer(() => pooler.close());
    mailbox = await startMailbox();
    open.defer(() => mailbox.close());
    for (let node = 0; node < NODES; node += 1) {
      nodes.push(
        new AppProcess(path.join(folder, `node-${node}`), {
          DATABASE_URL: ownerUrl,
          // The first node does without.
          ...(node > 0 && { DATABASE_POOLER_URL: pooler.url }),
          STORAGE_URL: pathToFileURL(path.join(folder, 'files')).href,
          SMTP_URL: mailbox.url,
        }),
      );
    }
    open.defer(async () => void (await Promise.all(nodes.map((node) => node.kill('app')))));
    await Promise.all(nodes.map((node) => node.start()));
    database = await openDatabase(ownerUrl, { maxConnections: 3 });
    open.defer(() => database.close());
    tenant = await makeTenant({ database });
    const photo = new Blob([await drawJpeg()]);
    for (const node of nodes) companies.push(await makeCompany(database, node, photo));
    for (const company of companies) await company.login();
    const visitors = await Promise.all([...nodes, ...nodes].map((node) => signInAt(node)));
    loads = visitors.map((visitor) => new SteadyLoad(visitor));
    followers = visitors.map((visitor) => new Follower(visitor, { mayBreak: true }));
    for (const one of [...loads, ...followers]) one.start();
    open.defer(stopAll);
  }, 180_000);

  afterAll(() => open.disposeAsync(), 60_000);

  const stopAll = async () =>
    void (await Promise.all([...loads, ...followers].map((one) => one.stop())));

  async function signInAt(node: AppProcess): Promise<Visitor> {
    const visitor = new Visitor(node, tenant.host);
    await visitor.login((await makeUser(tenant)).username);
    return visitor;
  }

  /** Asks for mails at every node; the promise has the addresses whose request was accepted. */
  async function askForMails(addresses: string[]): Promise<string[]> {
    const accepted = await Promise.all(
      addresses.map(async (email, index) => {
        const stranger = new Visitor(nodes[index % NODES] ?? { address: '' }, tenant.host);
        await stranger.call(session.check);
        const answer = await stranger.call(session.requestMagicLink, { body: { email } });
        return answer?.status === 204 ? [email] : [];
      }),
    );
    return accepted.flat();
  }

  /** What a browser without a session sees of each node: never a blank page, and 503 only with when to come again. */
  async function lookAtPages(): Promise<string[]> {
    const seen = await Promise.all(
      nodes.map(async ({ address }) => {
        const headers = { 'x-forwarded-host': tenant.host, accept: 'text/html' };
        const answer = await fetch(`${address}/steiger?k=onbekend`, { headers });
        const isBlank = (await answer.text()).trim() === '';
        const says = answer.headers.has('retry-after') ? ' with Retry-After' : '';
        return `${answer.status}${says}${isBlank ? ', blank' : ''}`;
      }),
    );
    return [...new Set(seen)];
  }

  test.for(rounds)(
    'no acknowledged write is lost or doubled, everybody writes again within five seconds of the promotion, and every stream goes on (round %i)',
    { timeout: 180_000, retry: 0 },
    async (round) => {
      const began = performance.now();
      const emails = Array.from({ length: MAILS }, (_, at) => `ronde${round}-${at}@example.nl`);
      for (const email of emails) await makeUser(tenant, { userType: 'employee', email });
      const killed = new AbortController();
      const work = Promise.all(writers().map((writer) => writer.writeUntilTheEnd(killed.signal)));
      // Its failure is told where it is waited for, below.
      work.catch(() => undefined);
      await sleep(500 + Math.random() * 500);
      mailed.push(...(await askForMails(emails)));
      await pair.killLeader();
      killed.abort();
      const pages = lookAtPages();
      await sleep(DETECTION_MS);
      await pair.promoteStandby();
      const promoted = performance.now();
      const again = () => loads.map((load) => load.firstAfter(promoted) ?? Number.NaN);
      await expect.poll(() => Math.max(...again()), { timeout: WRITE_AGAIN_MS }).toBeGreaterThan(0);
      longest.again = Math.max(longest.again, ...again().map((at) => at - promoted));
      const gap = Math.max(...loads.map((load) => load.longestGap(began)));
      longest.gap = Math.max(longest.gap, gap);

      await work;
      // The page of an unknown card is there in the end, or says when to come again.
      expect(['404', '503 with Retry-After']).toEqual(expect.arrayContaining(await pages));
      for (const writer of writers()) await writer.checkWhatIsThere();
      for (const writer of writers()) await writer.sendAgain();
      const logged = writers().flatMap((writer) => writer.logged.map((label) => [label, 1]));
      expect(await timesWritten(ownerUrl)).toEqual(Object.fromEntries(logged));
      const rows = await tenant.transact((tx) => tx.selectFrom('clients').select('id').execute());
      const stored = new Set(rows.map(({ id }) => id));
      const acknowledged = loads.flatMap((load) => load.acknowledged);
      // A write that was acknowledged after the rows were read is looked for in the next round.
      const before = acknowledged.filter(({ at }) => at <= promoted);
      expect(before.filter(({ id }) => !stored.has(id))).toEqual([]);

      await pair.addStandby();
      const id = randomUUIDv7();
      await tenant.transact((tx) =>
        tx.insertInto('clients').values({ id, name: 'Tot slot' }).execute(),
      );
      const heard = () => followers.map((follower) => follower.heardOf(id));
      await expect.poll(heard, { timeout: 5_000 }).toEqual(followers.map(() => true));
      const missed = followers.flatMap((follower) => before.filter((one) => follower.missed(one)));
      expect(missed).toEqual([]);
      expect([...loads, ...followers].flatMap(({ failures }) => failures)).toEqual([]);
      console.log(
        `round ${round}: no write for ${Math.round(gap)} ms; again ${Math.round(Math.max(...again()) - promoted)} ms after the promotion; ${acknowledged.length + logged.length} acknowledged so far, lost 0, doubled 0`,
      );
    },
  );

  test('every job ran once', { timeout: JOBS_MS + 20_000, retry: 0 }, async () => {
    await stopAll();
    const done = jobsDone({ database });
    await Promise.race([done, sleep(JOBS_MS).then(() => Promise.reject(new Error('Jobs wait')))]);
    await sleep(200);
    const received = mailbox.all().map(({ to }) => to);
    expect(received.toSorted()).toEqual(mailed.toSorted());
    console.log(
      `${rounds.length} rounds: no write for ${Math.round(longest.gap)} ms at most, again ${Math.round(longest.again)} ms after the promotion at most; ${mailed.length} mails, each sent once; ${loads.reduce((sum, { refused }) => sum + refused, 0)} requests were told to come again`,
    );
  });
});
