import { statfs } from 'node:fs/promises';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { forEachOf } from '../each-of.ts';
import { deleteExpiredExports } from '../exports/repository.ts';
import { deleteUnseenImages } from '../gallery/unseen-images.ts';
import { repeat } from '../repeat.ts';
import { forEachDueTenant } from '../tenants/each.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { checkFiles, type FileCheckParts } from './file-check.ts';
import { openPlace } from './place.ts';
import type { Staging } from './staging.ts';
import type { Storage } from './storage.ts';
import { StoredFiles } from './stored-files.ts';

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** No upload takes longer than this. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

interface Options {
  config: Pick<Config, 'dataDir' | 'storageUrl' | 'databaseUrl'>;
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface OpenStorage {
  files: StoredFiles;
  storage: Storage;
  staging: Staging;
  /** Throws when files cannot be stored now. */
  check(): Promise<void>;
  /** Throws when a disk of this machine has less room than one photo may need. */
  checkRoom(): Promise<void>;
  /** Ends the periodic care of the files; waits for what runs. */
  close(): Promise<void>;
}

/** Opens the storage of files, and removes abandoned files, at the start and periodically. */
export async function openStorage(options: Options): Promise<OpenStorage> {
  const { config, pool, log } = options;
  const { storage, staging, close } = await openPlace(config);
  const files = new StoredFiles({
    pool,
    storage,
    staging,
    log,
  });
  const sweep = async (unfinishedSince: Date, closing?: AbortSignal) => {
    await staging.clear(unfinishedSince);
    const now = new Date();
    const swept: string[] = [];
    const options = { now, closing, withBlocked: true };
    const look = forEachDueTenant(pool, 'files', options, async (tx, tenantId) => {
      await deleteUnseenImages(tx);
      await deleteExpiredExports(tx);
      const { isUnsettled, isKept } = await findWaiting(tx);
      if (isUnsettled) swept.push(tenantId);
      // Images of ranges and exports end after days.
      const tomorrow = new Date(now.getTime() + DAY_MS);
      return isUnsettled ? now : isKept ? tomorrow : null;
    });
    // A tenant where that fails holds up no other one.
    await look.finally(() =>
      forEachOf(swept, (tenantId) => files.sweep(tenantId, unfinishedSince), closing),
    );
  };
  const longAgo = () => new Date(Date.now() - ABANDONED_AFTER_MS);
  // The folder of an embedded database is used by no other process: all unfinished files were left by a crash.
  await sweep(config.databaseUrl === null ? new Date() : longAgo());

  const sweeps = repeat({
    everyMs: SWEEP_INTERVAL_MS,
    log,
    works: { 'Removing abandoned files': (closing) => sweep(longAgo(), closing) },
  });
  // It reads the names of all files, so it is not done as often.
  const checks = repeat({
    everyMs: DAY_MS,
    log,
    works: {
      'Comparing files with their rows': (closing) =>
        reportDifferences({ pool, storage, log, closing }),
    },
  });
  return {
    files,
    storage,
    staging,
    check: () => storage.check(),
    checkRoom: async () => {
      await Promise.all([staging.path, config.dataDir].map(requireRoom));
    },
    close: async () => {
      await Promise.all([sweeps.close(), checks.close()]);
      close();
    },
  };
}

/** Whether files are uploaded or deleted now, and whether others may be deleted one day without a change of the company. */
async function findWaiting(tx: TenantTx): Promise<{ isUnsettled: boolean; isKept: boolean }> {
  const { rows } = await sql<{ isUnsettled: boolean; isKept: boolean }>`
    select exists (select from stored_files where state <> 'stored') as "isUnsettled",
           exists (select from images where planning_range_id is not null) or exists (select from data_exports) as "isKept"`.execute(
    tx,
  );
  return rows[0] ?? { isUnsettled: false, isKept: false };
}

async function requireRoom(folder: string): Promise<void> {
  // A missing folder fails the check of the storage.
  const disk = await statfs(folder).catch(() => undefined);
  // Some network file systems tell no size.
  if (!disk || disk.blocks === 0) return;
  if (disk.bavail * disk.bsize < limits.imageBytes)
    throw new Error(`The disk of ${folder} is full`);
}

/** Logs how many files and rows lack each other, which `npm run cli -- files` lists. */
export async function reportDifferences({
  log,
  ...parts
}: Pick<Options, 'pool' | 'log'> & FileCheckParts): Promise<void> {
  const { checked, missing, unknown } = await checkFiles(parts);
  if (parts.closing?.aborted || missing.length + unknown.length === 0) return;
  const counts = { checked, withoutFile: missing.length, withoutRow: unknown.length };
  log.warn(counts, 'Stored files and their rows differ');
}
