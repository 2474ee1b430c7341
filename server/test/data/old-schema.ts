import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrate.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

export const listMigrations = async () =>
  (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();

/** Applies the migrations before the one with this number. */
export async function migrateBefore(owner: Client, number: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ploegplan-migrations-'));
  try {
    for (const name of await listMigrations()) {
      if (name < number) await cp(join(migrationsFolder, name), join(folder, name));
    }
    await migrate(owner, pathToFileURL(`${folder}/`));
  } finally {
    await rm(folder, { recursive: true });
  }
}
