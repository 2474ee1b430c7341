import pg from 'pg';
import { deriveApplicationPassword, prepareApplicationRole } from '../database/role.ts';
import { prepareJobs } from '../jobs/schema.ts';
import { STAGING, type Storage } from '../storage/storage.ts';
import { readArchive, type Taker } from './archive-reader.ts';
import { DatabaseLoader } from './database-loader.ts';
import type { BackupFile } from './file.ts';
import { BackupError, type Manifest } from './format.ts';
import { runAsOwner } from './owner.ts';
import { createSteadyReport, type Report } from './report.ts';

export interface RestoreOptions {
  file: BackupFile;
  ownerUrl: string;
  storage: Storage;
  report: Report;
}

/** Restores a backup into an empty database and an empty storage. A failed restore leaves both empty. */
export async function restoreBackup({
  file,
  ownerUrl,
  storage,
  report,
}: RestoreOptions): Promise<Manifest> {
  await demandEmptyStorage(storage);
  const written = new Set<string>();
  const say = createSteadyReport(report);
  const takeFile: Taker['file'] = async (folder, contents) => {
    written.add(folder);
    await storage.write(`${folder}/original`, contents);
    say(() => `Files: ${written.size} so far.`);
  };
  try {
    return await loadDatabase(file, ownerUrl, takeFile);
  } catch (error) {
    for (const folder of written) await storage.remove(folder);
    throw error;
  }
}

/** Fills an empty database, and gives the files to the caller. */
export const loadDatabase = (
  file: BackupFile,
  ownerUrl: string,
  takeFile: Taker['file'],
): Promise<Manifest> =>
  runAsOwner(ownerUrl, async (owner) => {
    await demandEmptyDatabase(owner);
    await prepareApplicationRole(owner, deriveApplicationPassword(owner.password ?? ''));
    await prepareJobs(owner);
    const loader = new DatabaseLoader(owner);
    try {
      const manifest = await readArchive(file, {
        begin: (header) => loader.begin(header),
        rows: (table, text) => loader.rows(table, text),
        jobs: (jobs) => loader.jobs(jobs),
        file: takeFile,
      });
      await loader.finish(manifest);
      return manifest;
    } catch (error) {
      throw error instanceof pg.DatabaseError
        ? new BackupError(`The database rejected the backup: ${error.message}.`, { cause: error })
        : error;
    }
  });

async function demandEmptyDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  );
  if (!rowCount) return;
  throw new BackupError(
    `The database is not empty: it has ${rowCount} tables. Restore into a new DATA_DIR or a new database.`,
  );
}

async function demandEmptyStorage(storage: Storage): Promise<void> {
  for await (const folder of storage.list('', 'folders')) {
    if (folder === STAGING) continue;
    throw new BackupError(
      'The storage of files is not empty. Restore into a new DATA_DIR, or an empty folder or bucket of STORAGE_URL.',
    );
  }
}
