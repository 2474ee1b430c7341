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

/** Each in its own transaction, so that a failed one changes nothing. The caller holds the lock against two nodes at once. */
export async function migrate(owner: Client, from: URL = folder): Promise<string[]> {
  await owner.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  // No tenant's: checks of foreign keys read it when row-level security binds the owner, also before there is a tenant.
  await owner.query("set app.tenant_id = '00000000-0000-0000-0000-000000000000'");
  const migrations = await readMigrations(from);
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  checkHistory(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(owner, migration);
  return missing.map(({ name }) => name);
}

async function apply(owner: Client, { name, sql, checksum }: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(sql);
    await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
