import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isMissingFile, rethrowStorageError } from './errors.ts';
import type { Staging } from './staging.ts';
import type { Storage } from './storage.ts';

/** Runs work on a stored file by its path on the local disk, where it is brought first if it lies elsewhere; undefined when it is gone. */
export async function withLocalPath<T>(
  { storage, staging }: { storage: Storage; staging: Staging },
  name: string,
  work: (path: string) => Promise<T>,
): Promise<T | undefined> {
  const path = storage.getPath(name);
  if (path !== undefined) return (await isThere(path)) ? work(path) : undefined;
  await using folder = await staging.openFolder();
  const contents = await storage.read(name);
  if (!contents) return undefined;
  const copy = folder.file();
  await pipeline(contents, createWriteStream(copy, { flags: 'wx', mode: 0o600 })).catch(
    rethrowStorageError,
  );
  return await work(copy);
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    (error: unknown) => {
      if (isMissingFile(error)) return false;
      throw error;
    },
  );
