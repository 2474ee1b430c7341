import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { syncFolder } from '../data-folder.ts';
import { deleteUnseenImages } from '../gallery/unseen-images.ts';
import { StartError } from '../start-error.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { inTenant } from '../tenants/transaction.ts';
import { LocalDisk } from './local-disk.ts';
import { Staging } from './staging.ts';
import { createStorage, type Storage } from './storage.ts';
import { s3AddressOf } from './storage-url.ts';
import { StoredFiles } from './stored-files.ts';

const SWEEP_INTERVAL_MS = 10 * 60 * 1000;
/** No upload takes longer. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

type PlaceConfig = Pick<Config, 'dataDir' | 'storageUrl'>;

interface Options {
  config: PlaceConfig & Pick<Config, 'databaseUrl'>;
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface OpenStorage {
  files: StoredFiles;
  staging: Staging;
  /** Stops the periodic sweep. */
  close(): void;
}

/** Opens the storage of files, and removes abandoned files, at the start and periodically. */
export async function openStorage(options: Options): Promise<OpenStorage> {
  const { config, pool, log } = options;
  const directory = new TenantDirectory(pool);
  const { storage, staging, close } = await openPlace(config);
  const files = new StoredFiles({
    pool,
    storage,
    staging,
    log,
  });
  const sweep = async (unfinishedSince: Date) => {
    await staging.clear(unfinishedSince);
    for (const { id } of await directory.all()) {
      await inTenant(pool, { tenantId: id, userId: null }, deleteUnseenImages);
      await files.sweep(id, unfinishedSince);
    }
  };
  const longAgo = () => new Date(Date.now() - ABANDONED_AFTER_MS);
  // With the embedded database no other process uses this folder: all unfinished files were left by a crash.
  await sweep(config.databaseUrl === null ? new Date() : longAgo());

  const closing = new AbortController();
  const sweepPeriodically = async () => {
    const intervals = setInterval(SWEEP_INTERVAL_MS, null, { signal: closing.signal, ref: false });
    for await (const _ of intervals) {
      await sweep(longAgo()).catch((error) =>
        log.warn({ err: error }, 'Removing abandoned files failed'),
      );
    }
  };
  sweepPeriodically().catch(() => undefined);
  return {
    files,
    staging,
    close: () => {
      closing.abort();
      close();
    },
  };
}

interface Place {
  storage: Storage;
  staging: Staging;
  close: () => void;
}

/** Where the files lie, and the folder for unfinished ones: on the same disk, or in the data folder when they lie elsewhere. */
export async function openPlace({ dataDir, storageUrl }: PlaceConfig): Promise<Place> {
  const bucket = storageUrl && s3AddressOf(storageUrl);
  if (bucket) {
    const folder = path.join(dataDir, 'staging');
    await makeFolder(folder);
    // Loaded here, because the library takes a quarter of a second.
    const { S3Bucket } = await import('./s3-bucket.ts');
    const adapter = new S3Bucket(bucket);
    await adapter.check();
    const close = () => adapter.close();
    return { storage: createStorage(adapter), staging: new Staging(folder), close };
  }
  const folder = storageUrl ? fileURLToPath(storageUrl) : path.join(dataDir, 'files');
  await makeFolder(folder);
  const staging = new Staging(path.join(folder, '.staging'));
  const storage = createStorage(new LocalDisk(folder, staging.path));
  return { storage, staging, close: () => undefined };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await syncFolder(path.dirname(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The folder for uploaded files ${folder} cannot be created (${code}); set STORAGE_URL to one that can.`,
      { cause: error },
    );
  }
}
