import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A folder for one piece of work; with `await using` it goes, whatever becomes of the work. */
export interface WorkFolder extends AsyncDisposable {
  /** A path in the folder that nobody else uses. */
  file(): string;
}

/** The place for what is not finished: on the same disk as the stored files, so that a file can move by its name. */
export class Staging {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
  }

  /** Makes the staging folder, and throws away what killed processes left in it before a moment. */
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
