import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** A backup cannot be made, read or restored; the message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const createDamagedError = (reason: string) =>
  new BackupError(`The backup is damaged or incomplete: ${reason.replace(/\.$/, '')}.`);

export const FORMAT = 1;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

/** The first entry of the archive has what must be known before the first row. */
export const Header = z.object({
  format: z.literal(FORMAT),
  /** The version of the app that made the backup. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name, columns: z.array(z.string()) })),
});
export type Header = z.infer<typeof Header>;

export const PendingJob = z.object({
  id: z.uuid(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  startAfter: z.iso.datetime(),
});
export type PendingJob = z.infer<typeof PendingJob>;
export const PendingJobs = z.array(PendingJob);

/** The hashes of the files before this entry. */
export const FileHashes = z.array(
  z.object({ name: z.string(), bytes: z.number(), sha256: sha256 }),
);
export type FileHashes = z.infer<typeof FileHashes>;

/** The hashes and counts by which every entry before it is checked. */
export const Manifest = z.object({
  header: sha256,
  jobs: sha256,
  tables: z.array(z.object({ name, rows: z.number(), bytes: z.number(), sha256: sha256 })),
  sequences: z.array(z.object({ name, value: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Rows whose file was gone already when the backup was made. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;
export type TableSum = Manifest['tables'][number];

/** The entries of the archive, in this order; rows and files repeat. */
export const entries = {
  header: 'header.json',
  jobs: 'jobs.json',
  manifest: 'manifest.json',
  manifestHash: 'manifest.sha256',
  rows: (table: string, part: number) => `tables/${table}/${formatPart(part)}.gz`,
  file: (folder: string) => `files/${folder}`,
  fileHashes: (part: number) => `file-hashes/${formatPart(part)}.json`,
};

export const rowsEntry = /^tables\/([a-z][a-z0-9_]*)\/\d+\.gz$/;
export const fileEntry = /^files\/([0-9a-f-]{36}\/[0-9a-f-]{36})$/;
export const fileHashesEntry = /^file-hashes\/\d+\.json$/;

const formatPart = (part: number) => String(part).padStart(6, '0');

export const hashContents = (contents: Buffer) =>
  createHash('sha256').update(contents).digest('hex');

const NEWLINE = 0x0a;

/** Counts and hashes the rows of a table, as PostgreSQL writes them: one a line, with newlines in values escaped. */
export class RowSum {
  #rows = 0;
  #bytes = 0;
  readonly #hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) {
      this.#rows += 1;
    }
  }

  finish(table: string): TableSum {
    const sum = this.#hash.digest('hex');
    return { name: table, rows: this.#rows, bytes: this.#bytes, sha256: sum };
  }
}
