import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import type { BackupFile } from './file.ts';

/** Writes one tar archive into a file. Without `finish`, nothing is left of it. */
export class ArchiveWriter implements AsyncDisposable {
  readonly #pack = pack();
  readonly #written: Promise<number>;

  constructor(target: BackupFile) {
    this.#written = target.write(this.#pack as AsyncIterable<Buffer>);
    this.#written.catch(() => undefined);
  }

  async add(name: string, contents: Buffer): Promise<void> {
    await this.#entry({ name, size: contents.length }, async (entry) => {
      entry.end(contents);
    });
  }

  /** Adds a file of the local disk; returns its size and hash. */
  async addFile(name: string, file: string): Promise<{ bytes: number; sha256: string }> {
    const { size: bytes } = await stat(file);
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await this.#entry({ name, size: bytes }, (entry) =>
      pipeline(createReadStream(file), hashing, entry),
    );
    return { bytes, sha256: hash.digest('hex') };
  }

  /** Waits until the file is complete; returns its size. */
  async finish(): Promise<number> {
    this.#pack.finalize();
    return await this.#written;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }

  /** Waits until the entry is written, or the file can no longer be. */
  async #entry(
    header: { name: string; size: number },
    fill: (entry: NodeJS.WritableStream) => Promise<void>,
  ): Promise<void> {
    const { promise: done, resolve, reject } = Promise.withResolvers<void>();
    const entry = this.#pack.entry({ ...header, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    done.catch(() => undefined);
    await Promise.race([fill(entry).then(() => done), this.#written.then(() => done)]);
  }
}
