import { setInterval } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { deleteExpiredExports } from '../exports/repository.ts';
import { deleteUnseenImages } from '../gallery/unseen-images.ts';
import { forEachTenant } from '../tenants/each.ts';
import { inTenant } from '../tenants/transaction.ts';
import { checkFiles } from './file-check.ts';
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
  /** Stops the periodic sweep. */
  close(): void;
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
  const sweep = async (unfinishedSince: Date) => {
    await staging.clear(unfinishedSince);
    await forEachTenant(pool, async ({ id }) => {
      await inTenant(pool, { tenantId: id, userId: null }, deleteUnseenImages);
      await inTenant(pool, { tenantId: id, userId: null }, deleteExpiredExports);
      await files.sweep(id, unfinishedSince);
    });
  };
  const longAgo = () => new Date(Date.now() - ABANDONED_AFTER_MS);
  // With the embedded database no other process uses this folder: all unfinished files were left by a crash.
  await sweep(config.databaseUrl === null ? new Date() : longAgo());

  const closing = new AbortController();
  const repeat = async (milliseconds: number, work: () => Promise<void>) => {
    const intervals = setInterval(milliseconds, null, { signal: closing.signal, ref: false });
    for await (const _ of intervals) {
      await work().catch((error) => log.warn({ err: error }, 'The care of stored files failed'));
    }
  };
  repeat(SWEEP_INTERVAL_MS, () => sweep(longAgo())).catch(() => undefined);
  repeat(CHECK_INTERVAL_MS, () => reportDifferences({ pool, storage, log })).catch(() => undefined);
  return {
    files,
    storage,
    staging,
    check: () => storage.check(),
    close: () => {
      closing.abort();
      close();
    },
  };
}

/** Logs how many files and rows lack each other, which `npm run cli -- files` lists. */
export async function reportDifferences({
  log,
  ...parts
}: Pick<Options, 'pool' | 'log'> & { storage: Storage }): Promise<void> {
  const { checked, missing, unknown } = await checkFiles(parts);
  if (missing.length + unknown.length === 0) return;
  const counts = { checked, withoutFile: missing.length, withoutRow: unknown.length };
  log.warn(counts, 'Stored files and their rows differ');
}
