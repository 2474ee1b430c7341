import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

const folder = new URL('../../../migrations/', import.meta.url);

/** A migration that cannot be applied; the message is one sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(from: URL): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function checkHistory(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new MigrationError(
        `The database was migrated by a newer version: it holds ${name}, which this version does not know.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new MigrationError(
        `Migration ${name} was edited after it was applied; restore it and add a new migration instead.`,
      );
    }
  }
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

const createHistory = `create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** All in one transaction, so that a failed one leaves the database as the earlier version had it. The caller holds the lock against two nodes at once. */
export async function migrate(owner: Client, from: URL = folder): Promise<string[]> {
  await owner.query(createHistory);
  const migrations = await readMigrations(from);
  const { rows } = await owner.query<Applied>('select name, checksum from schema_migrations');
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  checkHistory(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  await owner.query('begin');
  try {
    for (const migration of missing) await apply(owner, migration);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
  return missing.map(({ name }) => name);
}

/** Brings an empty database to an earlier version, in the transaction of the caller. */
export async function applyMigrations(owner: Client, expected: readonly Applied[]): Promise<void> {
  const migrations = await readMigrations(folder);
  const names = new Map(expected.map(({ name, checksum }) => [name, checksum]));
  checkHistory(names, migrations);
  await owner.query(createHistory);
  for (const migration of migrations) {
    if (names.has(migration.name)) await apply(owner, migration);
  }
}

/**
 * A released migration is never edited. What of it fails on some databases is corrected as it is applied; where it succeeded before,
 * the result is the same.
 */
const corrections: Record<string, { wrong: string; right: string }> = {
  // For an owner whom row-level security does not bind, the kinds of all tenants answer.
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

async function apply(owner: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    if (readingForeignKeys.includes(name)) {
      await owner.query(`set local app.tenant_id = '${NO_TENANT}'`);
    }
    const { wrong = '', right = '' } = corrections[name] ?? {};
    await owner.query(sql.replace(wrong, right));
    // What one migration set for its transaction is not there for the next.
    await owner.query('reset all');
    await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  } catch (error) {
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
