import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WriteOptions } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import { syncFolder } from '../data-folder.ts';
import { isMissingFile } from './errors.ts';
import { intoExistingFolder } from './storage.ts';

/** Each file is synced in staging, then renamed; a folder is moved away before it is deleted, so that nothing is added. */
export class LocalDisk extends LocalStorageAdapter {
  readonly #root: string;
  readonly #staging: string;

  /** @param staging a folder on the same disk as `root`; it is emptied at the start of the app */
  constructor(root: string, staging: string) {
    super(root);
    this.#root = path.resolve(root);
    this.#staging = staging;
  }

  override async write(name: string, contents: Readable, options: WriteOptions): Promise<void> {
    const target = path.join(this.#root, name);
    const staged = path.join(this.#staging, randomUUID());
    try {
      await pipeline(
        contents,
        createWriteStream(staged, { flags: 'wx', mode: 0o600, flush: true }),
      );
      if (options[intoExistingFolder] !== true) await makeFolder(path.dirname(target), this.#root);
      await rename(staged, target);
      await syncFolder(path.dirname(target));
    } catch (error) {
      await rm(staged, { force: true });
      throw error;
    }
  }

  /** Opens the file first, so that a missing one is detected before a reply has begun. */
  override async read(name: string): Promise<Readable> {
    const file = await open(path.join(this.#root, name));
    return file.createReadStream();
  }

  check(): Promise<void> {
    return access(this.#root, constants.W_OK | constants.X_OK);
  }

  getPath(name: string): string {
    return path.join(this.#root, name);
  }

  override async deleteDirectory(name: string): Promise<void> {
    const folder = path.join(this.#root, name);
    const leaving = path.join(this.#staging, randomUUID());
    try {
      await rename(folder, leaving);
    } catch (error) {
      if (isMissingFile(error)) return;
      throw error;
    }
    await syncFolder(path.dirname(folder));
    await rm(leaving, { recursive: true, force: true });
  }
}

/** Creates a folder below `root`, and syncs it and its parents. */
async function makeFolder(folder: string, root: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Existing folders too: another write may have created one without having synced it yet.
  for (let made = folder; made !== root; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
}
