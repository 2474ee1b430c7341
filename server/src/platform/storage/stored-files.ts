import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { inTenant, type TenantTx } from '../tenants/transaction.ts';
import {
  abandonFiles,
  announceFiles,
  forgetFiles,
  releasedFiles,
  type StoredFile,
  settleFiles,
} from './repository.ts';
import type { Storage } from './storage.ts';

export interface NewFile extends StoredFile {
  /** Where its contents are now. */
  path: string;
}

interface Parts {
  pool: Pool;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const folderOf = (tenantId: string, fileId: string) => `${tenantId}/${fileId}`;

/**
 * Keeps rows and files in step: no file without a row, no row without a file, also after a crash. A file is announced by
 * a row, then written, then settled by the transaction that uses it. It leaves the other way round: released by a
 * transaction, then removed, then its row forgotten. `sweep` finishes what was left half-way.
 */
export class StoredFiles {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  #transact<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return inTenant(this.#parts.pool, { tenantId, userId: null }, work);
  }

  /** Announces and writes files. Settle them in the transaction that uses them; abandon them in every case afterwards. */
  async add(tenantId: string, files: readonly NewFile[]): Promise<void> {
    if (files.length === 0) return;
    await this.#transact(tenantId, (tx) => announceFiles(tx, files));
    for (const { id, path } of files) {
      const target = `${folderOf(tenantId, id)}/original`;
      await this.#parts.storage.write(target, createReadStream(path));
    }
  }

  /** Makes added files permanent, if the transaction commits. */
  async settle(tx: TenantTx, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    if ((await settleFiles(tx, ids)) !== ids.length) {
      throw new Error('The files of this upload were swept away before it ended');
    }
  }

  /** Removes those of the files that were never settled: all after a failure, none after a success. */
  async abandon(tenantId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      await this.#transact(tenantId, (tx) => abandonFiles(tx, ids));
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'Files of a failed upload wait for the next sweep');
      return;
    }
    await this.sweep(tenantId);
  }

  /**
   * Removes what was released, and what was announced before a moment and never settled. Never fails: what cannot go now
   * goes the next time.
   */
  async sweep(tenantId: string, announcedBefore = new Date(0)): Promise<void> {
    try {
      const ids = await this.#transact(tenantId, (tx) => releasedFiles(tx, announcedBefore));
      if (ids.length === 0) return;
      for (const id of ids) await this.#parts.storage.remove(folderOf(tenantId, id));
      await this.#transact(tenantId, (tx) => forgetFiles(tx, ids));
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'Released files wait for the next sweep');
    }
  }

  /** The contents of a file, or undefined when it is gone. */
  read(tenantId: string, id: string, name = 'original'): Promise<Readable | undefined> {
    return this.#parts.storage.read(`${folderOf(tenantId, id)}/${name}`);
  }

  /** Keeps something made from a file beside it, to be removed with it. Without room for it, it is not kept. */
  async keepBeside(tenantId: string, id: string, name: string, contents: Buffer): Promise<void> {
    try {
      await this.#parts.storage.addTo(folderOf(tenantId, id), name, Readable.from([contents]));
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'A preview could not be kept');
    }
  }
}
