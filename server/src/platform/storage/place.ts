import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import { syncFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import { LocalDisk } from './local-disk.ts';
import { Staging } from './staging.ts';
import { createStorage, STAGING, type Storage } from './storage.ts';
import { parseS3Address } from './storage-url.ts';

interface Place {
  storage: Storage;
  staging: Staging;
  close: () => void;
}

/** Where the files lie, and the folder for unfinished ones: on the same disk, or in the data folder when they lie elsewhere. */
export async function openPlace({
  dataDir,
  storageUrl,
}: Pick<Config, 'dataDir' | 'storageUrl'>): Promise<Place> {
  const bucket = storageUrl && parseS3Address(storageUrl);
  if (bucket) {
    const folder = path.join(dataDir, 'staging');
    await makeFolder(folder);
    // Loaded only where it is used, because it delays the start.
    const { S3Bucket } = await import('./s3-bucket.ts');
    const adapter = new S3Bucket(bucket);
    await adapter.check();
    const close = () => adapter.close();
    return { storage: createStorage(adapter), staging: new Staging(folder), close };
  }
  const folder = storageUrl ? fileURLToPath(storageUrl) : path.join(dataDir, 'files');
  await makeFolder(folder);
  const staging = new Staging(path.join(folder, STAGING));
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
