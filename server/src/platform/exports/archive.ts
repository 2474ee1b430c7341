import { createWriteStream } from 'node:fs';
import type { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a zip archive to a file, one entry after the other, so that its size takes no memory. */
export class Archive {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;

  constructor(path: string) {
    const output = this.#zip.outputStream as PassThrough;
    this.#zip.on('error', (error: Error) => output.destroy(error));
    this.#written = pipeline(output, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    // Awaited with every entry and at the end.
    this.#written.catch(() => undefined);
  }

  /** Returns when the contents were read; rejects when they, or the archive, cannot be. */
  async add(path: string, contents: Readable, { compress }: { compress: boolean }): Promise<void> {
    this.#zip.addReadStream(contents, path, { compress });
    await Promise.race([finished(contents), this.#failure()]);
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }

  /** Rejects when the archive cannot be written; otherwise never settles. */
  #failure(): Promise<never> {
    return new Promise((_, reject) => {
      this.#written.catch(reject);
    });
  }
}
