import { randomUUIDv7 } from 'node:crypto';
import type { CompanyState } from '@ploegplan/contract/settings/schemas';
import type { Pool } from 'pg';
import { openGlobalTables } from '../tenants/directory.ts';
import type { BackupResult } from './backup.ts';
import { ENCRYPTED } from './file.ts';
import type { BackupSettings, PlaceKind } from './settings.ts';

export interface CompleteRun {
  startedAt: Date;
  finishedAt: Date;
  file: string;
  bytes: number;
  rows: number;
  files: number;
  missingFiles: number;
}

export interface FailedRun {
  startedAt: Date;
  error: string;
}

/** The clocks of nodes may differ by this. A run that begins later than this from now is of a clock that was wrong. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

const getLatestStart = (now: Date) => new Date(now.getTime() + CLOCKS_DIFFER_MS);

/** Removes the runs of a clock that was ahead, which would otherwise count as those of their day when it comes. */
export async function recordComplete(
  pool: Pool,
  { startedAt, file, ...made }: { startedAt: Date; file: string } & BackupResult,
): Promise<void> {
  const tables = openGlobalTables(pool);
  await tables
    .deleteFrom('backup_runs')
    .where('started_at', '>', getLatestStart(startedAt))
    .execute();
  await tables
    .insertInto('backup_runs')
    .values({
      id: randomUUIDv7(),
      started_at: startedAt,
      file,
      bytes: made.bytes,
      rows: made.rows,
      files: made.files,
      missing_files: made.missing.length,
    })
    .execute();
}

export const recordFailed = (
  pool: Pool,
  { startedAt, file, error }: FailedRun & { file: string },
) =>
  openGlobalTables(pool)
    .insertInto('backup_runs')
    .values({ id: randomUUIDv7(), started_at: startedAt, file, error })
    .execute();

export interface LastBackups {
  complete: CompleteRun | null;
  failed: FailedRun | null;
  failures: number;
}

/** The last nightly backup of a place that is complete, and the last that failed; for whoever watches the installation. */
export async function readLastBackups(
  pool: Pool,
  kind: PlaceKind,
  now = new Date(),
): Promise<LastBackups> {
  const runs = openGlobalTables(pool)
    .selectFrom('backup_runs')
    // What is in a bucket is encrypted, and nothing else.
    .where('file', kind === 'bucket' ? 'like' : 'not like', `%${ENCRYPTED}`)
    .where('started_at', '<=', getLatestStart(now));
  const newest = runs.orderBy('started_at', 'desc');
  const complete = await newest
    .where('error', 'is', null)
    .select(['started_at', 'finished_at', 'file', 'bytes', 'rows', 'files', 'missing_files'])
    .executeTakeFirst();
  const failed = await newest
    .where('error', 'is not', null)
    .select(['started_at as startedAt', 'error'])
    .executeTakeFirst();
  const { failures } = await runs
    .select((eb) => eb.fn.countAll<number>().as('failures'))
    .where('error', 'is not', null)
    .where('started_at', '>', complete?.started_at ?? new Date(0))
    .executeTakeFirstOrThrow();
  return {
    complete: complete
      ? {
          startedAt: complete.started_at,
          finishedAt: complete.finished_at,
          file: complete.file,
          bytes: Number(complete.bytes),
          rows: Number(complete.rows),
          files: Number(complete.files),
          missingFiles: Number(complete.missing_files),
        }
      : null,
    failed: failed ? { startedAt: failed.startedAt, error: failed.error ?? '' } : null,
    failures: Number(failures),
  };
}

/** Reads the state of the backups, which are those of all companies together, for the office of one: that of the worst place. */
export async function readBackupState(
  pool: Pool,
  settings: BackupSettings | null,
): Promise<CompanyState['backup']> {
  const last = await Promise.all(
    (settings?.places ?? []).map(({ kind }) => readLastBackups(pool, kind)),
  );
  // Never is before all others.
  const ends = last.map(({ complete }) => complete?.finishedAt.getTime() ?? 0);
  const oldest = ends.length > 0 ? Math.min(...ends) : 0;
  return {
    isSet: settings !== null,
    lastAt: oldest > 0 ? new Date(oldest).toISOString() : null,
    hasFailed: last.some(({ failures }) => failures > 0),
  };
}
