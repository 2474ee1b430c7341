import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { generate, PostgresDialect as PostgresTypes } from 'kysely-codegen';
import pg from 'pg';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { openDatabase } from '../src/platform/database/pool.ts';

export const typesFile = fileURLToPath(
  new URL('../src/platform/database/types.ts', import.meta.url),
);

/** The types of a migrated database's tables, matching the value parsers of the pool. */
export async function generateTypes(ownerUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: ownerUrl });
  // Ending a pool does not wait for its connections; one that the stopping server closes first would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await generate({
      db,
      dialect: new PostgresTypes({ dateParser: 'string', numericParser: 'number' }),
      typeMapping: { int8: 'number' },
      excludePattern: '{public.schema_migrations,public.rate_limits,pgboss.*}',
      outFile: null,
    });
  } finally {
    await db.destroy();
  }
}

/** Regenerates the types, from a temporary database. */
async function writeTypes(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ploegplan-types-'));
  const server = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
  try {
    await (await openDatabase(server.url)).close();
    await writeFile(typesFile, await generateTypes(server.url));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await writeTypes();
