import { randomUUIDv7 } from 'node:crypto';
import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Jobs } from '../jobs/jobs.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import type { OpenStorage } from '../storage/open.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { makeExport } from './make-export.ts';
import { beginExport, failExport, finishExport, showProgress } from './repository.ts';

const PROGRESS_MS = 1_000;
const AT_ONCE = 2;

const JobData = z.object({ tenantId: z.uuid(), exportId: z.uuid() });
type JobData = z.infer<typeof JobData>;

interface Parts {
  pool: Pool;
  jobs: Pick<Jobs, 'send' | 'workInTurns' | 'onGivenUp'>;
  mails: AccountMails;
  storage: Pick<OpenStorage, 'files' | 'staging'>;
}

interface Begun {
  employeeId: string | null;
  requestedBy: string;
}

/** Makes the requested exports, two at a time on a node, but one of a company. One that is interrupted is made again from the beginning. */
export class DataExports {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Orders the making of a requested export once the transaction commits. */
  order(tx: TenantTx, job: JobData): Promise<void> {
    return this.#parts.jobs.send(tx, 'data-exports', job);
  }

  async work(): Promise<void> {
    const { jobs } = this.#parts;
    jobs.onGivenUp('data-exports', async (data) => {
      const { tenantId, exportId } = z.parse(JobData, data);
      await this.#transact(tenantId, (tx) => failExport(tx, exportId));
    });
    await jobs.workInTurns('data-exports', (data) => this.make(z.parse(JobData, data)), AT_ONCE);
  }

  /** Offers the complete archive, and mails the admin who asked for it. */
  async make(job: JobData): Promise<void> {
    const { tenantId, exportId } = job;
    const begun = await this.#transact(tenantId, (tx) => beginExport(tx, exportId));
    if (!begun) return;
    await using folder = await this.#parts.storage.staging.openFolder();
    const archive = folder.file();
    const total = await this.#write(job, begun, archive);
    await this.#offer(job, begun, { archive, total });
  }

  #transact<T>(tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return this.#parts.storage.files.transact(tenantId, work);
  }

  #write({ tenantId, exportId }: JobData, { employeeId }: Begun, archive: string): Promise<number> {
    let shownAt = 0;
    return makeExport({
      pool: this.#parts.pool,
      files: this.#parts.storage.files,
      tenantId,
      employeeId,
      path: archive,
      onProgress: async (progress) => {
        if (Date.now() - shownAt < PROGRESS_MS) return;
        shownAt = Date.now();
        // The folder of an export that takes hours is in use: the sweep removes those that nothing touches.
        await utimes(path.dirname(archive), new Date(), new Date());
        await this.#transact(tenantId, (tx) => showProgress(tx, exportId, progress));
      },
    });
  }

  async #offer(
    { tenantId, exportId }: JobData,
    { requestedBy }: Begun,
    { archive, total }: { archive: string; total: number },
  ): Promise<void> {
    const { files } = this.#parts.storage;
    const fileId = randomUUIDv7();
    const { size } = await stat(archive);
    try {
      // The size is 0, because exports take no room of the company's own.
      const file = { contentType: 'application/zip', sizeBytes: 0, width: 0, height: 0 };
      await files.add(tenantId, [{ id: fileId, path: archive, ...file }]);
      await this.#transact(tenantId, async (tx) => {
        await files.markStored(tx, [fileId]);
        const offered = { fileId, sizeBytes: size, total };
        if (!(await finishExport(tx, exportId, offered))) throw new Error('Made by another node');
        const mail = { tenantId, userId: requestedBy, exportId };
        await this.#parts.mails.sendExportReady(tx, mail);
      });
    } finally {
      await files.abandon(tenantId, [fileId]);
    }
  }
}
