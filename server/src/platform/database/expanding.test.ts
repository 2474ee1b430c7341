import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMigrations, migrateBefore, migrationsFolder } from '../../../test/data/old-schema.ts';
import { findBreaks, readSchema } from '../../../test/data/schema-breaks.ts';
import { makeDatabase, useServer } from '../../../test/servers/server.ts';

/** The first migration that says its kind. */
const FIRST = '0118';

const migrations = await Promise.all(
  (await listMigrations())
    .filter((name) => name >= FIRST)
    .map(async (name) => ({ name, sql: await readFile(migrationsFolder + name, 'utf8') })),
);
const isConcurrent = (sql: string) => /\bindex concurrently\b/i.test(sql);

let owner: pg.Client;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await makeDatabase('empty');
  drop = database.drop;
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await drop();
});

it.each(migrations)('$name says what it is, and does what it says', async ({ name, sql }) => {
  expect(sql).toMatch(/^-- (Expanding|Contracting)\. ./);
  await migrateBefore(owner, name);
  const before = await readSchema(owner);
  const next = migrations[migrations.findIndex((migration) => migration.name === name) + 1];
  await migrateBefore(owner, next?.name ?? '9999');
  const breaks = [...findBreaks(before, await readSchema(owner), isConcurrent(sql))];
  if (sql.startsWith('-- Expanding.')) expect(breaks).toEqual([]);
});

/** A part of it runs outside a transaction, and again after a node was killed in the middle. */
it('a migration that builds an index concurrently does nothing else, and first drops what a killed one left', () => {
  const expected =
    /^(drop index concurrently if exists (\w+);\s+create (unique )?index concurrently \2\s[^;]+;\s*)+$/i;
  const bodies = migrations
    .filter(({ sql }) => isConcurrent(sql))
    .map(({ sql }) => sql.replaceAll(/^--.*\n/gm, '').trim());
  for (const body of bodies) expect(body).toMatch(expected);
});

const server = useServer();

it('the jobs lie in the tables of the version before', async () => {
  const { rows } = await server.database.pool.query('select version from pgboss.version');
  // A version of pg-boss with other tables comes with a contracting migration, as nodes of the version before cannot work on them.
  expect(rows).toEqual([{ version: 43 }]);
});

const allowed = {
  'a column': 'alter table clients add column note text',
  'a column with a default': `alter table clients add column note text not null default ''`,
  'a table that refers to others': `create table planted (tenant_id uuid references tenants, client_id uuid, unique (client_id),
    foreign key (tenant_id, client_id) references clients (tenant_id, id))`,
  'a key of a new column, for later rows': `alter table projects add column planted_id uuid,
    add foreign key (tenant_id, planted_id) references clients (tenant_id, id) not valid`,
  'a check of a new column, for later rows':
    'alter table clients add column size int, add constraint sane check (size > 0) not valid',
  'one text more in a list': `alter table factors drop constraint factors_kind_check,
    add constraint factors_kind_check check (kind in ('passkey', 'app', 'recovery', 'token')) not valid`,
  'a function that does something else':
    'create or replace function current_tenant() returns uuid language sql stable return null::uuid',
  'a column that may be left out': 'alter table clients alter column name drop not null',
  'a trigger that records': `create trigger planted after update on tenants for each row execute function record_change('id')`,
  'an index less': 'drop index factors_by_account',
};

const refused = {
  'drop table planning_links': 'planning_links is gone',
  'alter table clients rename to customers': 'clients is gone',
  'alter table clients rename column companyname to company': 'clients.companyname is gone',
  'alter table clients drop column companyname': 'clients.companyname is gone',
  'drop view recorded_hours': 'recorded_hours is gone',
  'alter table clients alter column name type varchar(9)':
    'clients.name is character varying(9) instead of text',
  'alter table clients add column code text not null': 'clients.code must be given',
  'alter table clients alter column deleted_at set not null': 'clients.deleted_at must be given',
  'alter table clients alter column companyname drop default': 'clients.companyname must be given',
  'alter table clients add column code uuid not null default gen_random_uuid()':
    'clients is rewritten',
  'alter table clients add constraint short check (length(name) < 9) not valid':
    'clients.short rejects',
  'alter table clients add column size int constraint sane check (size > 0)':
    'clients.sane reads all rows',
  [`alter table factors drop constraint factors_kind_check,
    add constraint factors_kind_check check (kind in ('passkey', 'app', 'token')) not valid`]:
    'factors.factors_kind_check rejects',
  [`alter table projects add column planted_id uuid not null default gen_random_uuid(),
    add constraint planted foreign key (tenant_id, planted_id) references clients (tenant_id, id) not valid`]:
    'projects.planted rejects',
  'create index planted on clients (tenant_id, name)': 'planted keeps writes waiting',
  'create unique index planted on clients (tenant_id, name)': 'planted rejects',
  'drop index one_app_per_account': 'one_app_per_account is gone',
  'create trigger planted before update on clients for each row execute function add_leave_kinds()':
    'clients.planted may reject',
  'alter function current_tenant rename to tenant_now': 'current_tenant() is gone',
  'drop function employees_concerned': 'employees_concerned(uuid,text,uuid[]) is gone',
  'revoke update on clients from ploegplan_app': 'clients has fewer rights',
};

describe('the check of expanding migrations', () => {
  async function check(sql: string): Promise<string[]> {
    await owner.query('begin');
    try {
      const before = await readSchema(owner);
      await owner.query(sql);
      return [...findBreaks(before, await readSchema(owner), false)];
    } finally {
      await owner.query('rollback');
    }
  }

  it.each(Object.entries(allowed))('allows %s', async (_, sql) => {
    expect(await check(sql)).toEqual([]);
  });

  it.each(Object.entries(refused))('refuses %s, for %s', async (sql, what) => {
    expect(await check(sql)).toContainEqual(expect.stringContaining(what));
  });
});
