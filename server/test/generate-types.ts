import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Cli } from 'kysely-codegen';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { openDatabase } from '../src/platform/database/pool.ts';

export const typesFile = fileURLToPath(
  new URL('../src/platform/database/types.ts', import.meta.url),
);

/** The types of a migrated database's tables, matching the value parsers of the pool. */
export function generateTypes(ownerUrl: string): Promise<string> {
  return new Cli().generate({
    url: ownerUrl,
    dialect: 'postgres',
    dateParser: 'string',
    numericParser: 'number',
    typeMapping: { int8: 'number' },
    excludePattern: '{public.schema_migrations,public.rate_limits,pgboss.*}',
    logLevel: 'silent',
    outFile: null,
  });
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
