import { Readable } from 'node:stream';
import type { StorageAdapter } from '@flystorage/file-storage';
import { isMissingFile, rethrowStorageError } from './errors.ts';

/** Storage of uploaded files. Paths consist of ids, never of user input. */
export interface Storage {
  /** Stores a file; when this returns, it survives a crash and a power failure. */
  write(path: string, contents: Readable): Promise<void>;
  /** Adds a file to an existing folder. Does nothing when the folder was removed meanwhile. */
  addTo(folder: string, name: string, contents: Readable): Promise<void>;
  /** The contents of a file, or undefined when there is no such file. The caller consumes or destroys the stream. */
  read(path: string): Promise<Readable | undefined>;
  /** The path of a file on the local disk; undefined where files lie elsewhere. */
  getPath(path: string): string | undefined;
  /** The folders in a folder, or all files below it, by their paths; nothing when it does not exist. */
  list(folder: string, what: 'folders' | 'files'): AsyncIterable<string>;
  /** Deletes a folder and its contents; accepts one that does not exist. */
  remove(folder: string): Promise<void>;
  /** Deletes a file; accepts one that does not exist. */
  removeFile(path: string): Promise<void>;
  /** Throws when files cannot be stored now. */
  check(): Promise<void>;
}

/** The folder of unfinished files, where they lie on the same disk as the stored ones. */
export const STAGING = '.staging';

/** Option for an adapter: the folder of a new file must exist already. */
export const intoExistingFolder = 'intoExistingFolder';

export interface Adapter extends StorageAdapter {
  /** The path of a file on the local disk. */
  getPath?(path: string): string;
  check(): Promise<void>;
}

/** Calls the adapter directly: Flystorage's `FileStorage` pipes reads through streams that keep a file open after an abort. */
export function createStorage(adapter: Adapter): Storage {
  return {
    async write(path, contents) {
      await adapter.write(path, contents, {}).catch(rethrowStorageError);
    },
    async addTo(folder, name, contents) {
      try {
        await adapter.write(`${folder}/${name}`, contents, { [intoExistingFolder]: true });
      } catch (error) {
        if (!isMissingFile(error)) rethrowStorageError(error);
      }
    },
    async read(path) {
      try {
        const contents = await adapter.read(path, {});
        return contents instanceof Readable ? contents : Readable.from(contents);
      } catch (error) {
        if (isMissingFile(error)) return undefined;
        throw error;
      }
    },
    getPath: (path) => adapter.getPath?.(path),
    async *list(folder, what) {
      try {
        for await (const { path, isFile } of adapter.list(folder, { deep: what === 'files' })) {
          if (isFile === (what === 'files')) yield path;
        }
      } catch (error) {
        if (!isMissingFile(error)) throw error;
      }
    },
    remove: (folder) => adapter.deleteDirectory(folder, {}),
    removeFile: (path) => adapter.deleteFile(path, {}),
    check: () => adapter.check(),
  };
}
