import { statfs } from 'node:fs/promises';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { deleteExpiredExports } from '../exports/repository.ts';
import { deleteUnseenImages } from '../gallery/unseen-images.ts';
import { repeat } from '../repeat.ts';
import { forEachTenant } from '../tenants/each.ts';
import { runInTenant } from '../tenants/transaction.ts';
import { checkFiles, type FileCheckParts } from './file-check.ts';
import { openPlace } from './place.ts';
import type { Staging } from './staging.ts';
import type { Storage } from './storage.ts';
import { StoredFiles } from './stored-files.ts';

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;
/** Reads the names of all files, so not as often. */
const CHECK_INTERVAL_MS = 24 * 60 * 60 * 1000;
/** No upload takes longer. */
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
    await forEachTenant(
      pool,
      async ({ id }) => {
        await runInTenant(pool, { tenantId: id, userId: null }, deleteUnseenImages);
        await runInTenant(pool, { tenantId: id, userId: null }, deleteExpiredExports);
        await files.sweep(id, unfinishedSince);
      },
      closing,
    );
  };
  const longAgo = () => new Date(Date.now() - ABANDONED_AFTER_MS);
  // With the embedded database no other process uses this folder: all unfinished files were left by a crash.
  await sweep(config.databaseUrl === null ? new Date() : longAgo());

  const sweeps = repeat({
    everyMs: SWEEP_INTERVAL_MS,
    log,
    works: { 'Removing abandoned files': (closing) => sweep(longAgo(), closing) },
  });
  const checks = repeat({
    everyMs: CHECK_INTERVAL_MS,
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

async function requireRoom(folder: string): Promise<void> {
  // One that is gone fails the check of the storage.
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
