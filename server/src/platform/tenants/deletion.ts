import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import type { Client } from 'pg';
import * as z from 'zod/mini';
import { runAsOwner, runInTransaction } from '../backup/owner.ts';
import { PATIENCE, setTenant } from '../backup/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { TenantTx } from './transaction.ts';

const JobData = z.object({ tenantId: z.uuid() });

/** Later than the moment itself: a job that comes too early does nothing. */
const MARGIN_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;

interface Parts {
  ownerUrl: string;
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
    // By the owner, because one statement deletes all rows, which can take longer than a connection of the pool may be silent.
    const isDeleted = await runAsOwner(this.#parts.ownerUrl, (owner) =>
      runInTransaction(owner, () => deleteRows(owner, tenantId)),
    );
    if (isDeleted) await this.#parts.files.removeAll(tenantId);
  }
}

/** Returns whether the tenant is gone, now or since before; false when it is not due, by the clock of the database. */
async function deleteRows(owner: Client, tenantId: string): Promise<boolean> {
  await owner.query(PATIENCE);
  await setTenant(owner, tenantId);
  const { rows } = await owner.query<{ name: string; isDue: boolean | null }>(
    `select display_name as name, deletes_at <= now() as "isDue" from tenants where id = $1 for no key update`,
    [tenantId],
  );
  const [tenant] = rows;
  if (!tenant) return true;
  if (!tenant.isDue) return false;
  await owner.query(
    `insert into host_log (event, actor_name, tenant_id, tenant_name) values ('tenant-deleted', '', $1, $2)`,
    [tenantId, tenant.name],
  );
  await owner.query(
    `delete from pgboss.job where data ->> 'tenantId' = $1 and name <> 'tenant-deletions'`,
    [tenantId],
  );
  await owner.query('select delete_tenant($1)', [tenantId]);
  return true;
}
