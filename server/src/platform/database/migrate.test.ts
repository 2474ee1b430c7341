import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/servers/server.ts';
import { MigrationError, migrate } from './migrate.ts';
import { lockMigrations, openDatabase } from './pool.ts';

describe('migrate', () => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let folder: string;
  let owner: pg.Client;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }
  const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
  const run = (client = owner) => migrate(client, pathToFileURL(`${folder}/`));

  /** Tables and migration history, which a failed migration must leave unchanged. */
  async function contents() {
    const client = await connect();
    try {
      const tables = await client.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      );
      const history = await client.query('select * from schema_migrations order by name');
      return { tables: tables.rows, history: history.rows };
    } finally {
      await client.end();
    }
  }

  beforeEach(async () => {
    database = await makeDatabase('empty');
    folder = await mkdtemp(join(tmpdir(), 'ploegplan-migrations-'));
    owner = await connect();
    await write('0001-first.sql', 'create table first (id integer)');
  });
  afterEach(async () => {
    await owner.end();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it('applies pending migrations in order, each once', async () => {
    await write('0002-second.sql', 'alter table first add column name text');
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
    await write('0003-third.sql', 'alter table first drop column name');
    expect(await run()).toEqual(['0003-third.sql']);
    expect(await run()).toEqual([]);
  });

  it('rejects an applied migration that was edited', async () => {
    await run();
    const before = await contents();
    await write('0001-first.sql', 'create table first (id bigint)');
    await write('0002-second.sql', 'create table second ()');
    await expect(run()).rejects.toThrow(
      'Migration 0001-first.sql was edited after it was applied; restore it and add a new migration instead.',
    );
    expect(await contents()).toEqual(before);
  });

  it('rejects a database of a newer version', async () => {
    await write('0002-newer.sql', 'create table newer ()');
    await run();
    await rm(join(folder, '0002-newer.sql'));
    await expect(run()).rejects.toThrow(
      'The database was migrated by a newer version: it holds 0002-newer.sql, which this version does not know.',
    );
  });

  it.each([
    ['in the middle', 'insert into nowhere values (1)', 'relation "nowhere" does not exist'],
    [
      'when it is recorded',
      "alter table schema_migrations add check (name < '0002')",
      'new row for relation "schema_migrations" violates check constraint "schema_migrations_name_check"',
    ],
  ])('leaves the database unchanged when a migration fails %s', async (_, failing, message) => {
    await run();
    const before = await contents();
    await write('0002-second.sql', `create table second (); ${failing}`);
    await expect(run()).rejects.toThrow(
      new MigrationError(`Migration 0002-second.sql failed: ${message}`),
    );
    expect(await contents()).toEqual(before);
    await write('0002-second.sql', 'create table second ()');
    expect(await run()).toEqual(['0002-second.sql']);
  });

  it('leaves the database unchanged when the second of two migrations fails', async () => {
    await run();
    const before = await contents();
    await write('0002-second.sql', 'create table second ()');
    await write('0003-third.sql', 'create table second ()');
    await expect(run()).rejects.toThrow('Migration 0003-third.sql failed');
    expect(await contents()).toEqual(before);
  });

  it('leaves the database unchanged when it is killed during a migration', async () => {
    await run();
    const before = await contents();
    await write('0002-second.sql', 'create table second (); select pg_sleep(60)');
    const doomed = await connect();
    const dying = expect(run(doomed)).rejects.toThrow('Migration 0002-second.sql failed');
    await killSleeper();
    await dying;
    expect(await contents()).toEqual(before);
    await write('0002-second.sql', 'create table second ()');
    expect(await run()).toEqual(['0002-second.sql']);
  });

  describe('expanding migrations', () => {
    const index = `-- Expanding. Test.
      drop index concurrently if exists first_by_id;
      create unique index concurrently first_by_id on first (id);`;

    it('leave a database that the version before starts on, but not one from before a contracting migration', async () => {
      await run();
      await write('0002-second.sql', '-- Contracting. Test.\ncreate table second ()');
      await write('0003-third.sql', '-- Expanding. Test.\ncreate table third ()');
      expect(await run()).toEqual(['0002-second.sql', '0003-third.sql']);
      await rm(join(folder, '0003-third.sql'));
      expect(await run()).toEqual([]);
      await rm(join(folder, '0002-second.sql'));
      await expect(run()).rejects.toThrow('it holds 0002-second.sql, which this version does not');
    });

    it('are each a whole, so that one that fails leaves those before it', async () => {
      await run();
      await write('0002-second.sql', '-- Expanding. Test.\ncreate table second ()');
      await write(
        '0003-third.sql',
        '-- Expanding. Test.\ncreate table third (); create table second ()',
      );
      await expect(run()).rejects.toThrow('Migration 0003-third.sql failed');
      const { tables, history } = await contents();
      expect(tables.map(({ relname }) => relname)).toEqual([
        'first',
        'schema_migrations',
        'second',
      ]);
      expect(history.map(({ name, kind }) => [name, kind])).toEqual([
        ['0001-first.sql', 'contracting'],
        ['0002-second.sql', 'expanding'],
      ]);
    });

    it('wait for a long query without letting others wait behind them', async () => {
      await run();
      await write('0002-second.sql', '-- Expanding. Test.\nalter table first add column name text');
      const [slow, quick] = await Promise.all([connect(), connect()]);
      try {
        await slow.query('begin; select from first');
        const migrating = run();
        const waits: number[] = [];
        for (const end = Date.now() + 3_000; Date.now() < end; await setTimeout(20)) {
          const began = performance.now();
          await quick.query('insert into first values (1)');
          waits.push(performance.now() - began);
        }
        expect(Math.max(...waits)).toBeGreaterThan(200);
        expect(Math.max(...waits)).toBeLessThan(1_000);
        await slow.query('commit');
        expect(await migrating).toEqual(['0002-second.sql']);
      } finally {
        await Promise.all([slow.end(), quick.end()]);
      }
    });

    it('build an index beside a node that waits to migrate, and again after a failure in the middle', async () => {
      await run();
      await owner.query('insert into first values (1), (1)');
      await write('0002-index.sql', index);
      const waiting = await connect();
      try {
        await lockMigrations(owner);
        const locked = lockMigrations(waiting);
        await expect(run()).rejects.toThrow(
          'Migration 0002-index.sql failed: could not create unique',
        );
        await owner.query('truncate first');
        expect(await run()).toEqual(['0002-index.sql']);
        await owner.query('select pg_advisory_unlock_all()');
        await locked;
      } finally {
        await waiting.end();
      }
      const { rows } = await owner.query(
        `select indisvalid from pg_index where indexrelid = 'first_by_id'::regclass`,
      );
      expect(rows).toEqual([{ indisvalid: true }]);
    });

    it('build an index in the transaction of an empty database', async () => {
      await write('0002-index.sql', index);
      expect(await run()).toEqual(['0001-first.sql', '0002-index.sql']);
    });
  });

  async function killSleeper(): Promise<void> {
    const sleeper = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`;
    while ((await owner.query(sleeper)).rowCount === 0) await setTimeout(10);
  }

  it('applies each migration once when several nodes start at once', async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => openDatabase(database.url)));
    await Promise.all(nodes.map((node) => node.close()));
    const { history } = await contents();
    expect(history.map(({ name }) => name)).toContain('0001-platform.sql');
    expect(await migrate(owner)).toEqual([]);
  });
});
