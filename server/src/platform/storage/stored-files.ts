import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { withLocalPath } from './local-copy.ts';
import {
  abandonFiles,
  deleteFileRows,
  insertPendingFiles,
  markFilesStored,
  type StoredFile,
  takeDeletableFiles,
} from './repository.ts';
import { demandRoom } from './room.ts';
import type { Staging } from './staging.ts';
import type { Storage } from './storage.ts';

export interface NewFile extends StoredFile {
  /** Path of its contents before storing. */
  path: string;
}

interface Parts {
  pool: Pool;
  storage: Storage;
  staging: Staging;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const sumBytes = (files: readonly NewFile[]) => files.reduce((sum, it) => sum + it.sizeBytes, 0);

export const getFolder = (tenantId: string, fileId: string) => `${tenantId}/${fileId}`;

/**
 * Keeps rows and files consistent, also after a crash. Adding a file: insert a `pending` row, write the file, mark the row
 * `stored` in the transaction that uses it. Deleting a file: mark the row `deleting` in a transaction, delete the file, delete
 * the row. `sweep` completes interrupted steps.
 */
export class StoredFiles {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  transact<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return runInTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  /** Writes files as pending, if the tenant has room for all. Call `markStored` in the transaction that uses them, and `abandon` afterwards in every case. */
  async add(tenantId: string, files: readonly NewFile[]): Promise<void> {
    if (files.length === 0) return;
    await this.transact(tenantId, async (tx) => {
      await demandRoom(tx, tenantId, sumBytes(files));
      await insertPendingFiles(tx, files);
    });
    for (const { id, path } of files) {
      const target = `${getFolder(tenantId, id)}/original`;
      await this.#parts.storage.write(target, createReadStream(path));
    }
  }

  /** Marks added files as stored, when the transaction commits. */
  async markStored(tx: TenantTx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    if ((await markFilesStored(tx, ids)) !== ids.length) {
      throw new Error('The files of this upload were swept before it completed');
    }
  }

  /** Deletes those of the files that are still pending: all after a failure, none after a success. */
  async abandon(tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      await this.transact(tenantId, (tx) => abandonFiles(tx, ids));
    } catch (error) {
      this.#parts.log.warn(
        { err: error },
        'Files of a failed upload could not be deleted; the next sweep tries again',
      );
      return;
    }
    await this.sweep(tenantId);
  }

  /** Deletes marked files, and those pending since before a given time. Never throws: the next sweep tries again. */
  async sweep(tenantId: string, pendingBefore = new Date(0)): Promise<void> {
    try {
      const ids = await this.transact(tenantId, (tx) => takeDeletableFiles(tx, pendingBefore));
      if (ids.length === 0) return;
      for (const id of ids) await this.#parts.storage.remove(getFolder(tenantId, id));
      await this.transact(tenantId, (tx) => deleteFileRows(tx, ids));
    } catch (error) {
      this.#parts.log.warn(
        { err: error },
        'Files could not be deleted; the next sweep tries again',
      );
    }
  }

  /** The contents of a file, or undefined when it is gone. */
  read(tenantId: string, id: string, name = 'original'): Promise<Readable | undefined> {
    return this.#parts.storage.read(`${getFolder(tenantId, id)}/${name}`);
  }

  /** Deletes all files of a tenant whose rows are gone. */
  removeAll(tenantId: string): Promise<void> {
    return this.#parts.storage.remove(tenantId);
  }

  async has(tenantId: string, id: string, name: string): Promise<boolean> {
    const contents = await this.read(tenantId, id, name);
    contents?.destroy();
    return contents !== undefined;
  }

  /** Runs work on a file by its path on the local disk, where it is brought first if it lies elsewhere; undefined when it is gone. */
  withPath<T>(
    tenantId: string,
    id: string,
    work: (path: string) => Promise<T>,
  ): Promise<T | undefined> {
    return withLocalPath(this.#parts, `${getFolder(tenantId, id)}/original`, work);
  }

  /** Stores a file derived from another next to it, to be deleted with it. Ignores failures, such as a full disk. */
  async storeDerived(tenantId: string, id: string, name: string, contents: Buffer): Promise<void> {
    try {
      await this.#parts.storage.addTo(getFolder(tenantId, id), name, Readable.from([contents]));
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'A preview could not be stored');
    }
  }

  /** Deletes the files that were derived from another, which stays; returns how many. */
  async removeDerived(tenantId: string, id: string): Promise<number> {
    const { storage } = this.#parts;
    const derived: string[] = [];
    for await (const file of storage.list(getFolder(tenantId, id), 'files')) {
      if (!file.endsWith('/original')) derived.push(file);
    }
    for (const file of derived) await storage.removeFile(file);
    return derived.length;
  }
}
