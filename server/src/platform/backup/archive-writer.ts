import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { exists, syncFolder } from '../data-folder.ts';
import { BackupError } from './format.ts';

/** Writes one tar file. It has its name only once it is complete and synced; without `finish`, nothing is left of it. */
export class ArchiveWriter implements AsyncDisposable {
  readonly #target: string;
  readonly #unfinished: string;
  readonly #pack = pack();
  readonly #written: Promise<void>;

  private constructor(target: string) {
    this.#target = target;
    this.#unfinished = `${target}.unfinished-${process.pid}-${randomBytes(4).toString('hex')}`;
    const file = createWriteStream(this.#unfinished, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = pipeline(this.#pack, file);
    this.#written.catch(() => undefined);
  }

  static async create(target: string): Promise<ArchiveWriter> {
    if (await exists(target)) {
      throw new BackupError(`The file ${target} exists already; choose another name.`);
    }
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    return new ArchiveWriter(target);
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

  /** Gives the file its name; returns its size. */
  async finish(): Promise<number> {
    this.#pack.finalize();
    await this.#written;
    const { size } = await stat(this.#unfinished);
    await rename(this.#unfinished, this.#target);
    await syncFolder(path.dirname(this.#target));
    return size;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
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
