import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type ExtractEvents, extract } from 'tar-stream';
import * as z from 'zod/mini';
import type { BackupFile } from './file.ts';
import {
  BackupError,
  createDamagedError,
  entries,
  FileHashes,
  fileEntry,
  fileHashesEntry,
  Header,
  hashContents,
  Manifest,
  type PendingJob,
  PendingJobs,
  RowSum,
  rowsEntry,
  type TableSum,
} from './format.ts';

/** Receives the contents of an archive, in its order. Nothing is certain until the reader returns. */
export interface Taker {
  begin(header: Header): Promise<void>;
  /** A part of the rows of a table; the parts of one follow each other. */
  rows(table: string, text: Buffer): Promise<void>;
  jobs(jobs: PendingJob[]): Promise<void>;
  /** @param folder the folder of the file in the storage */
  file(folder: string, contents: Readable): Promise<void>;
}

type Entry = ExtractEvents['entry'][1];

const decompressFile = promisify(gunzip);
/** Far more than an entry has that is read as a whole, packed or unpacked. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Reads an archive from begin to end and checks every entry. Throws a `BackupError` when it is not as it was written. */
export async function readArchive(file: BackupFile, taker: Taker): Promise<Manifest> {
  const archive = extract();
  const reader = new ArchiveReader(taker);
  try {
    const reading = pipeline(await file.read(), archive);
    reading.catch(() => undefined);
    for await (const entry of archive) await reader.take(entry);
    await reading;
  } catch (error) {
    throw toReadingError(error);
  }
  return reader.finish();
}

function toReadingError(error: unknown): unknown {
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(path ? `There is no file ${path}.` : `${message}.`);
  if (code === 'EACCES' || code === 'EISDIR') {
    return new BackupError(`The file ${path ?? ''} cannot be read (${code}).`);
  }
  const fromReader = code?.startsWith('Z_') || /tar header|end of data/i.test(message);
  return fromReader ? createDamagedError(message) : error;
}

const createTooLargeError = (name: string) =>
  createDamagedError(`its ${name} has more than ${MAX_BYTES} bytes`);

const unpack = (name: string, contents: Buffer): Promise<Buffer> =>
  decompressFile(contents, { maxOutputLength: MAX_BYTES }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? createTooLargeError(name) : error;
  });

class ArchiveReader {
  readonly #taker: Taker;
  readonly #tables: TableSum[] = [];
  readonly #files = { count: 0, bytes: 0 };
  /** The files whose hashes have not come yet. */
  #unchecked: FileHashes = [];
  #table: { name: string; sum: RowSum } | undefined;
  #header: { value: Header; hash: string } | undefined;
  #jobs = '';
  #manifest: { value: Manifest; hash: string } | undefined;
  #isComplete = false;

  constructor(taker: Taker) {
    this.#taker = taker;
  }

  async take(entry: Entry): Promise<void> {
    const { name } = entry.header;
    const [, folder] = fileEntry.exec(name) ?? [];
    if (!this.#header && name !== entries.header)
      throw createDamagedError('it is no backup of Ploegplan');
    if (folder !== undefined) return await this.#takeFile(folder, entry);
    if ((entry.header.size ?? 0) > MAX_BYTES) throw createTooLargeError(name);
    const contents = await buffer(entry);
    const [, table] = rowsEntry.exec(name) ?? [];
    if (table !== undefined) await this.#takeRows(table, await unpack(name, contents));
    else if (fileHashesEntry.test(name)) this.#checkFiles(parse(FileHashes, contents, name));
    else await this.#takeSingle(name, contents);
  }

  async #takeSingle(name: string, contents: Buffer): Promise<void> {
    if (name === entries.header && !this.#header) {
      this.#header = { value: parse(Header, contents, name), hash: hashContents(contents) };
      await this.#taker.begin(this.#header.value);
    } else if (name === entries.jobs) {
      this.#jobs = hashContents(contents);
      await this.#taker.jobs(parse(PendingJobs, contents, name));
    } else if (name === entries.manifest) {
      this.#manifest = { value: parse(Manifest, contents, name), hash: hashContents(contents) };
    } else if (name === entries.manifestHash) {
      if (contents.toString() !== this.#manifest?.hash)
        throw createDamagedError('its manifest was changed');
      this.#isComplete = true;
    } else throw createDamagedError(`it has an entry ${name}`);
  }

  async #takeRows(table: string, text: Buffer): Promise<void> {
    if (this.#table?.name !== table) {
      this.#finishTable();
      this.#table = { name: table, sum: new RowSum() };
    }
    this.#table?.sum.add(text);
    await this.#taker.rows(table, text);
  }

  #finishTable(): void {
    if (this.#table) this.#tables.push(this.#table.sum.finish(this.#table.name));
    this.#table = undefined;
  }

  async #takeFile(folder: string, entry: Entry): Promise<void> {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* hashed() {
      for await (const chunk of entry as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    await this.#taker.file(folder, Readable.from(hashed(), { objectMode: false }));
    this.#unchecked.push({ name: folder, bytes, sha256: hash.digest('hex') });
    this.#files.count += 1;
    this.#files.bytes += bytes;
  }

  #checkFiles(expected: FileHashes): void {
    for (const [index, { name, bytes, sha256 }] of expected.entries()) {
      const read = this.#unchecked[index];
      if (read?.name !== name || read.bytes !== bytes || read.sha256 !== sha256) {
        throw createDamagedError(`the file ${name} is not as it was written`);
      }
    }
    if (this.#unchecked.length > expected.length) throw createDamagedError('a file has no hash');
    this.#unchecked = [];
  }

  finish(): Manifest {
    this.#finishTable();
    const manifest = this.#manifest?.value;
    if (!this.#isComplete || !manifest || this.#unchecked.length > 0)
      throw createDamagedError('its end is missing');
    if (manifest.header !== this.#header?.hash) throw createDamagedError('its header was changed');
    if (manifest.jobs !== this.#jobs) throw createDamagedError('its jobs were changed');
    const read = new Map(this.#tables.map((sum) => [sum.name, sum]));
    for (const { name, rows, sha256 } of manifest.tables) {
      const sum = read.get(name) ?? new RowSum().finish(name);
      if (sum.rows !== rows || sum.sha256 !== sha256) {
        throw createDamagedError(`the table ${name} is not as it was written`);
      }
    }
    const { count, bytes } = manifest.files;
    if (this.#files.count !== count || this.#files.bytes !== bytes)
      throw createDamagedError('files are missing');
    return manifest;
  }
}

function parse<S extends z.ZodMiniType>(schema: S, contents: Buffer, name: string): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(contents.toString()));
  } catch {
    throw createDamagedError(`its ${name} cannot be read; it may be of another version`);
  }
}
