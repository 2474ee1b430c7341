import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A temporary folder; with `await using` it is removed after the work, also when that fails. */
export interface WorkFolder extends AsyncDisposable {
  /** A unique path in the folder. */
  file(): string;
}

/** The folder for unfinished files, on the same disk as the stored files, so that a file can be moved by renaming. */
export class Staging {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
  }

  /** Creates the staging folder, and removes files of killed processes that are older than `leftBefore`. */
  async clear(leftBefore: Date): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.path)) {
      const left = path.join(this.path, name);
      const touched = (await stat(left).catch(() => undefined))?.mtime;
      if (touched && touched < leftBefore) await rm(left, { recursive: true, force: true });
    }
  }

  async openFolder(): Promise<WorkFolder> {
    const folder = path.join(this.path, randomUUID());
    await mkdir(folder, { mode: 0o700 });
    return {
      file: () => path.join(folder, randomUUID()),
      [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
    };
  }
}
