import { Readable } from 'node:stream';
import type { StorageAdapter } from '@flystorage/file-storage';
import { missingFile, translateFull } from './errors.ts';

/** Where uploaded files live. Paths are made of ids, never of what a user typed. */
export interface Storage {
  /** Stores a file; once this returns, it survives a crash and a power cut. */
  write(path: string, contents: Readable): Promise<void>;
  /** Adds a file to a folder that exists. When the folder was removed meanwhile, nothing is written. */
  addTo(folder: string, name: string, contents: Readable): Promise<void>;
  /** The contents of a file, or undefined when there is no such file. The caller consumes or destroys the stream. */
  read(path: string): Promise<Readable | undefined>;
  /** Removes a folder with all that is in it, for good; one that is gone already is fine. */
  remove(folder: string): Promise<void>;
}

/** Told to an adapter when the folder of a new file must be there already. */
export const intoExistingFolder = 'intoExistingFolder';

/**
 * The storage port over a Flystorage adapter. It calls the adapter itself, not Flystorage's `FileStorage` around it: that
 * one pipes each read through streams that keep the file open for good when the reader goes away half-way.
 */
export function createStorage(adapter: StorageAdapter): Storage {
  return {
    async write(path, contents) {
      await adapter.write(path, contents, {}).catch(translateFull);
    },
    async addTo(folder, name, contents) {
      try {
        await adapter.write(`${folder}/${name}`, contents, { [intoExistingFolder]: true });
      } catch (error) {
        if (!missingFile(error)) translateFull(error);
      }
    },
    async read(path) {
      try {
        const contents = await adapter.read(path, {});
        return contents instanceof Readable ? contents : Readable.from(contents);
      } catch (error) {
        if (missingFile(error)) return undefined;
        throw error;
      }
    },
    remove: (folder) => adapter.deleteDirectory(folder, {}),
  };
}
