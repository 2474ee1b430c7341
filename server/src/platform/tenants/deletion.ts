import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Jobs } from '../jobs/jobs.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import { TenantDirectory } from './directory.ts';
import { recordForHost } from './host-log.ts';
import { inTenant, type TenantTx } from './transaction.ts';

const JobData = z.object({ tenantId: z.uuid() });

/** Later than the moment itself, because clocks of nodes differ. */
const MARGIN_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

interface Parts {
  pool: Pool;
  jobs: Pick<Jobs, 'send' | 'work'>;
  files: Pick<StoredFiles, 'removeAll'>;
}

/** Deletes all of a tenant some time after a god asked for it; until then that can be withdrawn. */
export class TenantDeletions {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns from when the tenant is deleted; undefined when that was planned before. */
  async plan(tx: TenantTx, tenantId: string): Promise<Date | undefined> {
    const planned = await tx
      .updateTable('tenants')
      .set({ deletes_at: sql`now() + make_interval(days => ${limits.tenantDeletionDays})` })
      .where('id', '=', tenantId)
      .where('deletes_at', 'is', null)
      .returning('deletes_at as deletesAt')
      .executeTakeFirst();
    if (!planned) return undefined;
    const afterSeconds = limits.tenantDeletionDays * DAY_SECONDS + MARGIN_SECONDS;
    await this.#parts.jobs.send(tx, 'tenant-deletions', { tenantId }, afterSeconds);
    return planned.deletesAt ?? undefined;
  }

  /** Returns whether it was planned. */
  async withdraw(tx: TenantTx, tenantId: string): Promise<boolean> {
    const withdrawn = await tx
      .updateTable('tenants')
      .set({ deletes_at: null })
      .where('id', '=', tenantId)
      .where('deletes_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    return withdrawn !== undefined;
  }

  async work(): Promise<void> {
    const handle = (data: unknown) => this.delete(z.parse(JobData, data).tenantId);
    await this.#parts.jobs.work('tenant-deletions', handle, 1);
  }

  /** Deletes the rows, all or none, then the files. Does nothing when it was withdrawn; a repeated job completes what is left. */
  async delete(tenantId: string): Promise<void> {
    const tenant = await new TenantDirectory(this.#parts.pool).byId(tenantId);
    if (tenant) {
      const { deletesAt } = tenant;
      if (deletesAt === null || deletesAt > new Date()) return;
      await inTenant(this.#parts.pool, { tenantId, userId: null }, async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await recordForHost(tx, { event: 'tenant-deleted', actorName: '', tenant });
        await sql`delete from pgboss.job
          where data ->> 'tenantId' = ${tenantId} and name <> 'tenant-deletions'`.execute(tx);
        await sql`select delete_tenant(${tenantId})`.execute(tx);
      });
    }
    await this.#parts.files.removeAll(tenantId);
  }
}
