import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database/pool.ts';
import { AppProcess } from './crash/app-process.ts';
import { Visitor } from './crash/visitor.ts';
import { makeTenant, makeUser, type TestTenant } from './data/factories.ts';
import { Balancer } from './nodes/balancer.ts';
import { Follower } from './nodes/follower.ts';
import { Load } from './nodes/load.ts';
import { PageLoad } from './nodes/page-load.ts';
import { checkout, makeVersion } from './nodes/version.ts';
import { makeDatabase } from './servers/server.ts';

/**
 * In `npm test` two nodes; `npm run rolling -w server` has three. With ROLLING_FROM, the path of a checkout of the version before that was
 * installed and built, the upgrade is from that one to this one, as a rehearsal of a release; without it both are made of this one.
 */
const { ROLLING_NODES = '2', ROLLING_FROM } = process.env;

const SHUTDOWN_DELAY = '1';

const added = {
  '9001-note.sql': `-- Expanding. A column that the version before does not know.
    alter table clients add column note text;`,
  '9002-note-index.sql': `-- Expanding. Its index.
    drop index concurrently if exists clients_by_note;
    create index concurrently clients_by_note on clients (tenant_id, note);`,
};

describe.skipIf(process.platform === 'win32')('a rolling upgrade', () => {
  const open = new AsyncDisposableStack();
  const balancer = new Balancer();
  const nodes: AppProcess[] = [];
  let versions: { old: string; new: string };
  let database: Database;
  let owner: pg.Client;
  let tenant: TestTenant;

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-rolling-'));
    open.defer(() => rm(folder, { recursive: true, force: true }));
    versions = {
      old: ROLLING_FROM ?? (await makeVersion(path.join(folder, 'old'), 'old')),
      new: ROLLING_FROM ? checkout : await makeVersion(path.join(folder, 'new'), 'new', added),
    };
    const { url, drop } = await makeDatabase('empty');
    open.defer(drop);
    const settings = {
      DATABASE_URL: url,
      STORAGE_URL: pathToFileURL(path.join(folder, 'files')).href,
      SHUTDOWN_DELAY,
    };
    for (let node = 0; node < Number(ROLLING_NODES); node += 1) {
      nodes.push(new AppProcess(path.join(folder, `node-${node}`), settings));
    }
    open.defer(async () => void (await Promise.all(nodes.map((node) => node.kill('app')))));
    for (const node of nodes) node.checkout = versions.old;
    await Promise.all(nodes.map((node) => node.start()));
    await balancer.start();
    open.use(balancer);
    balancer.serve(nodes.map(({ address }) => address));
    database = await openDatabase(url, { maxConnections: 3 });
    open.defer(() => database.close());
    owner = new pg.Client({ connectionString: url });
    await owner.connect();
    open.defer(() => owner.end());
    tenant = await makeTenant({ database });
    await vi.waitFor(() => expect(balancer.ready).toBe(nodes.length), { timeout: 10_000 });
  }, 120_000);

  afterAll(() => open.disposeAsync(), 60_000);

  test.for(['new', 'old'] as const)(
    'to the %s version fails no request, beside pages and nodes of the other one',
    { timeout: 120_000, retry: 0 },
    async (to, { onTestFinished }) => {
      const visitors = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const visitor = new Visitor(balancer, tenant.host);
          await visitor.login((await makeUser(tenant)).username);
          return visitor;
        }),
      );
      const loads = visitors.map((visitor) => new Load(visitor));
      const followers = visitors.map((visitor) => new Follower(visitor));
      const pages = new PageLoad(balancer);
      const all = [...loads, ...followers, pages];
      for (const one of all) one.start();
      const stopAll = () => Promise.all(all.map((one) => one.stop()));
      onTestFinished(async () => void (await stopAll()));

      for (const node of nodes) {
        const { port } = new URL(node.address);
        expect(await node.stop()).toBe(0);
        node.checkout = versions[to];
        await node.start(port);
        await expect.poll(() => balancer.ready, { timeout: 10_000 }).toBe(nodes.length);
      }
      await stopAll();

      expect(balancer.failures).toEqual([]);
      expect(all.flatMap(({ failures }) => failures)).toEqual([]);
      const rows = await tenant.transact((tx) => tx.selectFrom('clients').select('id').execute());
      const stored = new Set(rows.map((row) => row.id));
      const created = loads.flatMap((load) => load.created);
      expect(created.length).toBeGreaterThan(10);
      expect(created.filter((id) => !stored.has(id))).toEqual([]);
      const answers = [...loads, pages].reduce((sum, load) => sum + load.answers, 0);
      console.log(
        `${nodes.length} nodes to the ${to} version: ${answers} answers, 0 failed; files of ${pages.files.size} names`,
      );
      if (ROLLING_FROM) return;
      const names = ['new-later.js', 'new-start.js', 'old-later.js', 'old-start.js'];
      expect([...pages.files].sort()).toEqual(names.map((name) => `/assets/${name}`));
      const { rows: expanded } = await owner.query(
        `select kind from schema_migrations where name > '9' and to_regclass('clients_by_note') is not null`,
      );
      expect(expanded).toEqual([{ kind: 'expanding' }, { kind: 'expanding' }]);
    },
  );
});
