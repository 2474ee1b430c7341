import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Client } from 'pg';
import product from '../../../../package.json' with { type: 'json' };
import { readPendingJobs } from '../jobs/pending.ts';
import { pauseDeletions } from '../storage/deletion-pause.ts';
import { withLocalPath } from '../storage/local-copy.ts';
import type { Staging } from '../storage/staging.ts';
import type { Storage } from '../storage/storage.ts';
import { getFolder } from '../storage/stored-files.ts';
import { ArchiveWriter } from './archive-writer.ts';
import type { BackupFile } from './file.ts';
import {
  BackupError,
  entries,
  type FileHashes,
  FORMAT,
  type Header,
  hashContents,
  type Manifest,
  RowSum,
  type TableSum,
} from './format.ts';
import { runAsOwner } from './owner.ts';
import { createSteadyReport, type Report } from './report.ts';
import {
  copyOut,
  listSequences,
  listTables,
  listTenants,
  PATIENCE,
  setTenant,
  type Table,
  WRITING,
} from './tables.ts';

export interface BackupOptions {
  ownerUrl: string;
  storage: Storage;
  staging: Staging;
  /** The file to write, which must not exist. */
  target: BackupFile;
  report: Report;
  /** Aborting ends the work and removes its file. */
  closing?: AbortSignal;
}

export interface BackupResult {
  bytes: number;
  rows: number;
  files: number;
  /** The rows whose file was gone before. */
  missing: string[];
}

const compress = promisify(gzip);
/** The text of a table per entry; two of them are in memory at once. */
const PART_BYTES = 4 * 1024 * 1024;
/** Fast: higher levels save a tenth of the size in twice the time. */
const COMPRESSION = { level: 3 };
/** The files that are written before their hashes. */
const FILES_PER_LIST = 1_000;

/**
 * Writes database and files into one archive, consistent with each other, while the app runs: the rows are read in one snapshot,
 * and no file that they name is deleted until the end.
 */
export const makeBackup = (options: BackupOptions): Promise<BackupResult> =>
  runAsOwner(options.ownerUrl, async (owner) => {
    if (!(await pauseDeletions(owner))) {
      throw new BackupError('Another backup is being made; try again when it is complete.');
    }
    await owner.query('begin transaction isolation level repeatable read, read only');
    await owner.query(`${PATIENCE}; ${WRITING}`);
    await using archive = new ArchiveWriter(options.target);
    const manifest = await new Backup(owner, archive, options).write();
    const bytes = await archive.finish();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { bytes, rows, files: manifest.files.count, missing: manifest.missing };
  });

class Backup {
  readonly #owner: Client;
  readonly #archive: ArchiveWriter;
  readonly #options: BackupOptions;
  #tenants: string[] = [];

  constructor(owner: Client, archive: ArchiveWriter, options: BackupOptions) {
    this.#owner = owner;
    this.#archive = archive;
    this.#options = options;
  }

  async write(): Promise<Manifest> {
    const tables = await listTables(this.#owner);
    if (!tables.some(({ name }) => name === 'schema_migrations')) {
      throw new BackupError('The database is empty; there is nothing to back up.');
    }
    this.#tenants = await listTenants(this.#owner);
    const header = await this.#addJson(entries.header, await this.#header(tables));
    const sums: TableSum[] = [];
    const say = createSteadyReport(this.#options.report);
    for (const table of tables) {
      this.#options.closing?.throwIfAborted();
      sums.push(await this.#addRows(table));
      say(() => `Tables: ${sums.length} of ${tables.length}.`);
    }
    const jobs = await this.#addJson(entries.jobs, await readPendingJobs(this.#owner));
    const sequences = await listSequences(this.#owner);
    const { files, missing } = await this.#addFiles();
    const manifest: Manifest = { header, jobs, tables: sums, sequences, files, missing };
    const hash = await this.#addJson(entries.manifest, manifest);
    await this.#archive.add(entries.manifestHash, Buffer.from(hash));
    return manifest;
  }

  async #header(tables: Table[]): Promise<Header> {
    const { rows: migrations } = await this.#owner.query<Header['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    );
    return {
      format: FORMAT,
      version: product.version,
      madeAt: new Date().toISOString(),
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns })),
    };
  }

  async #addRows(table: Table): Promise<TableSum> {
    const sum = new RowSum();
    let part = 0;
    const addPart = async (chunks: Buffer[]) => {
      part += 1;
      const contents = await compress(Buffer.concat(chunks), COMPRESSION);
      await this.#archive.add(entries.rows(table.name, part), contents);
    };
    let waiting: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of copyOut(this.#owner, table, this.#tenants)) {
      sum.add(chunk);
      waiting.push(chunk);
      bytes += chunk.length;
      if (bytes < PART_BYTES) continue;
      this.#options.closing?.throwIfAborted();
      await addPart(waiting);
      [waiting, bytes] = [[], 0];
    }
    if (bytes > 0) await addPart(waiting);
    return sum.finish(table.name);
  }

  async #addFiles(): Promise<Pick<Manifest, 'files' | 'missing'>> {
    const files = { count: 0, bytes: 0 };
    const missing: string[] = [];
    const say = createSteadyReport(this.#options.report);
    let [hashes, part]: [FileHashes, number] = [[], 0];
    const addHashes = async () => {
      if (hashes.length === 0) return;
      part += 1;
      await this.#addJson(entries.fileHashes(part), hashes);
      hashes = [];
    };
    for await (const folder of this.#storedFolders()) {
      this.#options.closing?.throwIfAborted();
      const added = await withLocalPath(this.#options, `${folder}/original`, (path) =>
        this.#archive.addFile(entries.file(folder), path),
      );
      if (!added) {
        missing.push(folder);
        continue;
      }
      hashes.push({ name: folder, ...added });
      files.count += 1;
      files.bytes += added.bytes;
      if (hashes.length === FILES_PER_LIST) await addHashes();
      say(() => `Files: ${files.count} so far, ${Math.round(files.bytes / 1e6)} MB.`);
    }
    await addHashes();
    return { files, missing };
  }

  async *#storedFolders(): AsyncGenerator<string> {
    for (const tenantId of this.#tenants) {
      await setTenant(this.#owner, tenantId);
      const { rows } = await this.#owner.query<{ id: string }>(
        `select id from stored_files where tenant_id = $1 and state = 'stored' order by id`,
        [tenantId],
      );
      for (const { id } of rows) yield getFolder(tenantId, id);
    }
  }

  /** Returns the hash of the entry. */
  async #addJson(name: string, value: unknown): Promise<string> {
    const contents = Buffer.from(JSON.stringify(value));
    await this.#archive.add(name, contents);
    return hashContents(contents);
  }
}
