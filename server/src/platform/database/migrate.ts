import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { hasCode } from './error-codes.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** A migration that cannot be applied; the message is one sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * What the first line of a migration says: `-- Expanding.` or `-- Contracting.`, the latter also of those before 0118, which say neither. The
 * version before works on a database with an expanding one. See docs/decisions/064-two-kinds-of-migrations.md.
 */
type Kind = 'expanding' | 'contracting';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
  kind: Kind;
}

async function readMigrations(from: URL): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return {
        name,
        sql,
        checksum,
        kind: sql.startsWith('-- Expanding.') ? 'expanding' : 'contracting',
      };
    }),
  );
}

/** What a database or a backup says of a migration in it. A backup does not say its kind, and is restored by a version that knows all. */
interface Applied {
  name: string;
  checksum: string;
  kind?: Kind;
}

function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum, kind } of applied) {
    if (!known.has(name) && kind !== 'expanding') {
      throw new MigrationError(
        `The database was migrated by a newer version: it holds ${name}, which this version does not know.`,
      );
    }
    if ((known.get(name) ?? checksum) !== checksum) {
      throw new MigrationError(
        `Migration ${name} was edited after it was applied; restore it and add a new migration instead.`,
      );
    }
  }
}

/** The column is added only where it lacks: adding it again would wait for a backup, which reads the table. */
const createHistory = `
  create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  do $$ begin
    if not exists (select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'kind') then
      alter table schema_migrations add column kind text not null default 'contracting';
    end if;
  end $$`;

/**
 * Applies what is missing, and returns its names. The caller holds the lock against two nodes at once. With a contracting migration among them
 * all are one transaction, since a part of them is what no version works with, and nobody else is at work. Otherwise nodes of the version
 * before may be, which each part leaves at work: each is a transaction of its own, so that its locks are short.
 */
export async function migrate(owner: Client, from: URL = folder): Promise<string[]> {
  await owner.query(createHistory);
  const migrations = await readMigrations(from);
  const { rows } = await owner.query<Applied>('select name, checksum, kind from schema_migrations');
  checkHistory(rows, migrations);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (missing.some(({ kind }) => kind === 'contracting')) await applyTogether(owner, missing);
  else for (const migration of missing) await applyWhileServing(owner, migration);
  return missing.map(({ name }) => name);
}

async function applyTogether(
  owner: Client,
  migrations: readonly Migration[],
  settings = '',
): Promise<void> {
  await owner.query(`begin; ${settings}`);
  try {
    for (const migration of migrations) await apply(owner, migration);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A migration that waits for a lock lets all wait that come after it, so it waits shortly, and again after a while. */
const LOCK_MS = 500;
const PAUSE_MS = 1_500;
/** As long as a backup may take, which holds a lock on every table. */
const PATIENCE_MS = 15 * 60_000;

async function applyWhileServing(owner: Client, migration: Migration): Promise<void> {
  if (migration.sql.search(concurrently) >= 0) return await applyConcurrently(owner, migration);
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    try {
      return await applyTogether(owner, [migration], `set local lock_timeout = ${LOCK_MS}`);
    } catch (error) {
      const { cause } = error as Error;
      const isBusy = hasCode(cause, 'lock_not_available') || hasCode(cause, 'deadlock_detected');
      if (!isBusy || Date.now() > end) throw error;
    }
  }
}

const concurrently = /(?<=\bindex) concurrently\b/gi;

/** An index that is built while others write cannot be part of a transaction. What a killed one left is dropped first, by its own statement. */
async function applyConcurrently(owner: Client, migration: Migration): Promise<void> {
  try {
    for (const statement of migration.sql.split(/;\s*$/m)) await owner.query(statement);
    await record(owner, migration);
  } catch (error) {
    throw toMigrationError(migration, error);
  }
}

/** Brings an empty database to an earlier version, in the transaction of the caller. */
export async function applyMigrations(owner: Client, expected: readonly Applied[]): Promise<void> {
  const migrations = await readMigrations(folder);
  checkHistory(expected, migrations);
  const names = new Set(expected.map(({ name }) => name));
  await owner.query(createHistory);
  for (const migration of migrations) {
    if (names.has(migration.name)) await apply(owner, migration);
  }
}

/**
 * A released migration is never edited. A part that fails on some databases is corrected when applied; where it succeeded
 * before, the result is the same.
 */
const corrections: Record<string, { wrong: string; right: string }> = {
  // An owner whom row-level security does not bind would find the kinds of all tenants.
  '0018-leave.sql': {
    wrong: 'where leave_kinds.kind = absences.kind)',
    right: 'where tenant_id = tenant.id and leave_kinds.kind = absences.kind)',
  },
};

/**
 * Migrations that add a foreign key to a table that exists, without `not valid`. PostgreSQL then reads that table as the owner, whom
 * row-level security may bind, and a query without a tenant fails.
 */
const readingForeignKeys = ['0018-leave.sql'];
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

async function apply(owner: Client, migration: Migration): Promise<void> {
  const { name, sql } = migration;
  try {
    if (readingForeignKeys.includes(name)) {
      await owner.query(`set local app.tenant_id = '${NO_TENANT}'`);
    }
    const { wrong = '', right = '' } = corrections[name] ?? {};
    await owner.query(sql.replace(wrong, right).replaceAll(concurrently, ''));
    // The settings of one migration for its transaction must not reach the next.
    await owner.query('reset all');
    await record(owner, migration);
  } catch (error) {
    throw toMigrationError(migration, error);
  }
}

const record = (owner: Client, { name, checksum, kind }: Migration) =>
  owner.query('insert into schema_migrations (name, checksum, kind) values ($1, $2, $3)', [
    name,
    checksum,
    kind,
  ]);

const toMigrationError = ({ name }: Migration, error: unknown) =>
  new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
