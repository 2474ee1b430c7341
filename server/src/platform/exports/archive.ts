import { createWriteStream } from 'node:fs';
import type { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a zip archive to a file, one entry after the other, so that its size takes no memory. */
export class Archive {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  #reading: Readable | undefined;
  #failure: Error | undefined;

  constructor(path: string) {
    const output = this.#zip.outputStream as PassThrough;
    this.#zip.on('error', (error: Error) => output.destroy(error));
    this.#written = pipeline(output, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    // A source would otherwise wait for ever, for example when the disk is full.
    this.#written.catch((error: Error) => {
      this.#failure = error;
      this.#reading?.destroy(error);
    });
  }

  /** Returns when the contents were read; rejects when they, or the archive, cannot be. */
  async add(path: string, contents: Readable, { compress }: { compress: boolean }): Promise<void> {
    if (this.#failure) {
      contents.destroy();
      throw this.#failure;
    }
    this.#reading = contents;
    this.#zip.addReadStream(contents, path, { compress });
    await finished(contents);
  }

  async end(): Promise<void> {
    this.#zip.end();
    await this.#written;
  }
}
