import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/pool.ts';
import { toItemOwner } from '../src/platform/gallery/owners.ts';
import { drawJpeg } from './calls/uploads.ts';
import { AppProcess } from './crash/app-process.ts';
import { photoForm } from './crash/photos.ts';
import { Visitor } from './crash/visitor.ts';
import { makePlanningItem, makeTenant, makeUser, type TestTenant } from './data/factories.ts';
import { Balancer } from './nodes/balancer.ts';
import { Follower } from './nodes/follower.ts';
import { Load } from './nodes/load.ts';
import { jobsDone, type Mailbox, startMailbox } from './servers/mailbox.ts';
import { makeDatabase } from './servers/server.ts';

// In `npm test` each of two nodes is restarted once; `npm run nodes -w server` asks for more rounds, of three nodes.
const { NODES_ROUNDS } = process.env;
const rounds = Array.from({ length: Number(NODES_ROUNDS ?? 1) }, (_, index) => index + 1);

const NODES = NODES_ROUNDS === undefined ? 2 : 3;
/** Longer than the balancer needs to notice that a node is not ready. */
const SHUTDOWN_DELAY = '1';

describe.skipIf(process.platform === 'win32')(
  'several nodes on one database and one storage',
  () => {
    const open = new AsyncDisposableStack();
    const balancer = new Balancer();
    const nodes: AppProcess[] = [];
    let database: Database;
    let mailbox: Mailbox;
    let tenant: TestTenant;

    beforeAll(async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-nodes-'));
      open.defer(() => rm(folder, { recursive: true, force: true }));
      const { url, drop } = await makeDatabase();
      open.defer(drop);
      mailbox = await startMailbox();
      open.defer(() => mailbox.close());
      const settings = {
        DATABASE_URL: url,
        STORAGE_URL: pathToFileURL(path.join(folder, 'files')).href,
        SMTP_URL: mailbox.url,
        SHUTDOWN_DELAY,
      };
      for (let node = 0; node < NODES; node += 1) {
        nodes.push(new AppProcess(path.join(folder, `node-${node}`), settings));
      }
      open.defer(async () => void (await Promise.all(nodes.map((node) => node.kill('app')))));
      await Promise.all(nodes.map((node) => node.start()));
      await balancer.start();
      open.use(balancer);
      balancer.serve(nodes.map(({ address }) => address));
      database = await openDatabase(url, { maxConnections: 3 });
      open.defer(() => database.close());
      tenant = await makeTenant({ database });
      await vi.waitFor(() => expect(balancer.ready).toBe(NODES), { timeout: 10_000 });
    }, 90_000);

    afterAll(() => open.disposeAsync(), 60_000);

    /** A visitor of one node after the other, with the same cookies. */
    function goAround(at = tenant) {
      const via = { address: '' };
      const visitor = new Visitor(via, at.host);
      const on = (node: number) => {
        via.address = nodes[node]?.address ?? '';
        return visitor;
      };
      return on;
    }

    const signInAt = async (user: { username: string }) => {
      const visitor = new Visitor(balancer, tenant.host);
      await visitor.login(user.username);
      return visitor;
    };

    test('a session that began on one node is known on the others, and ends on all at once', async () => {
      const on = goAround();
      await on(0).login((await makeUser(tenant)).username);
      const check = async () => {
        const statuses: (number | undefined)[] = [];
        for (const node of nodes.keys())
          statuses.push((await on(node).call(session.check))?.status);
        return statuses;
      };
      expect(await check()).toEqual(nodes.map(() => 200));
      await on(1).call(session.logout);
      expect(await check()).toEqual(nodes.map(() => 401));
    });

    test('failed logins on all nodes count together', async () => {
      const { username } = await makeUser(tenant);
      const on = goAround();
      await on(0).call(session.check);
      const statuses: (number | undefined)[] = [];
      for (let time = 0; time < 11; time += 1) {
        const body = { username, password: 'een-fout-wachtwoord' };
        statuses.push((await on(time % NODES).call(session.login, { body }))?.status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    });

    test('a company that is closed is closed on every node at once', async () => {
      const closed = await makeTenant({ database });
      const on = goAround(closed);
      const look = () =>
        Promise.all([...nodes.keys()].map((node) => on(node).call(tenants.current)));
      expect((await look()).map((answer) => answer?.status)).toEqual(nodes.map(() => 200));
      await database.pool.query('update tenants set blocked_at = now() where id = $1', [closed.id]);
      // Each node holds what it knows of a company for five seconds, unless it is told.
      await expect
        .poll(async () => (await look()).map((answer) => answer?.status), { timeout: 2_000 })
        .toEqual(nodes.map(() => 403));
    });

    test('a photo that came in at one node has its preview at another', async () => {
      const { id } = await makePlanningItem(tenant);
      const on = goAround();
      await on(0).login((await makeUser(tenant)).username);
      const params = toItemOwner(id);
      const form = photoForm(new Blob([await drawJpeg()]), ['kade.jpg']);
      expect((await on(0).call(images.upload, { params, form }))?.status).toBe(200);
      const query = { preview: 'true', maxWidth: '32' } as const;
      for (const node of [...nodes.keys()].toReversed()) {
        const answer = await on(node).call(images.view, {
          params: { ...params, filename: 'kade.jpg' },
          query,
        });
        expect([node, answer?.status]).toEqual([node, 200]);
      }
    });

    test.for(rounds)(
      'a restart of one node after the other fails no request, loses no change and does no job twice (round %i)',
      { timeout: 120_000 },
      async (round, { onTestFinished }) => {
        const visitors = await Promise.all(
          Array.from({ length: 6 }, async () => signInAt(await makeUser(tenant))),
        );
        const loads = visitors.map((visitor) => new Load(visitor));
        const followers = visitors.map((visitor) => new Follower(visitor));
        for (const one of [...loads, ...followers]) one.start();
        // Also after a failure, so that the next round has no load but its own.
        const stopAll = () => Promise.all([...loads, ...followers].map((entry) => entry.stop()));
        onTestFinished(async () => void (await stopAll()));
        const emails = Array.from(
          { length: NODES * 3 },
          (_, index) => `ronde${round}-${index}@example.nl`,
        );
        for (const email of emails) await makeUser(tenant, { userType: 'employee', email });
        const stranger = new Visitor(balancer, tenant.host);
        await stranger.call(session.check);
        const mailLinks = async (some: string[]) => {
          for (const email of some) {
            const answer = await stranger.call(session.requestMagicLink, { body: { email } });
            expect(answer?.status).toBe(204);
          }
        };

        for (const [index, node] of nodes.entries()) {
          await mailLinks(emails.slice(index * 3, index * 3 + 2));
          const { port } = new URL(node.address);
          const [code] = await Promise.all([node.stop(), mailLinks([emails[index * 3 + 2] ?? ''])]);
          expect(code).toBe(0);
          await node.start(port);
          await expect.poll(() => balancer.ready, { timeout: 10_000 }).toBe(NODES);
        }

        const id = randomUUIDv7();
        await visitors[0]?.call(clients.create, { body: { id, name: 'Ten slotte' } });
        const heard = () => followers.map(({ heardOf }) => heardOf(id));
        await expect.poll(heard, { timeout: 5_000 }).toEqual(followers.map(() => true));
        await stopAll();
        await jobsDone({ database });
        await sleep(100);

        expect(balancer.failures).toEqual([]);
        expect([...loads, ...followers].flatMap(({ failures }) => failures)).toEqual([]);
        const gaps = followers.flatMap((follower) => follower.gaps);
        expect(gaps.length).toBeGreaterThanOrEqual(followers.length);
        expect(Math.max(...gaps)).toBeLessThan(3_000);
        const answers = loads.reduce((sum, load) => sum + load.answers, 0);
        expect(answers).toBeGreaterThan(100);
        const rows = await tenant.transact((tx) => tx.selectFrom('clients').select('id').execute());
        const stored = new Set(rows.map((row) => row.id));
        expect(
          loads.flatMap(({ created }) => created).filter((value) => !stored.has(value)),
        ).toEqual([]);
        const mailed = mailbox.all().map(({ to }) => to);
        expect(mailed.filter((to) => emails.includes(to)).toSorted()).toEqual(emails.toSorted());
        console.log(
          `round ${round}: ${answers} answers, 0 failed; ${gaps.length} streams were away for at most ${Math.round(Math.max(...gaps))} ms`,
        );
      },
    );
  },
);
