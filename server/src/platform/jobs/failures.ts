import type { JobFailure } from '@ploegplan/contract/hosting/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

interface NewFailure {
  id: string;
  queue: string;
  data: unknown;
  reason: string;
}

const MAX_REASON = 500;

/** Keeps a job of which every attempt failed. */
export async function recordFailure(
  tx: TenantTx,
  { id, queue, data, reason }: NewFailure,
): Promise<void> {
  const row = { id, queue, data: JSON.stringify(data), reason: reason.slice(0, MAX_REASON) };
  await tx
    .insertInto('job_failures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those that were not tried again, the newest first. */
export async function listFailures(tx: TenantTx): Promise<JobFailure[]> {
  const rows = await tx
    .selectFrom('job_failures')
    .leftJoin('users', (join) =>
      join.on(sql<boolean>`users.id::text = job_failures.data ->> 'userId'`),
    )
    .select(['job_failures.id', 'queue', 'reason', 'at', 'users.username'])
    .where('retried_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(limits.jobFailures)
    .execute();
  return rows.map(({ at, username, ...row }) => ({
    ...row,
    at: at.toISOString(),
    recipient: username ?? '',
  }));
}

/** Marks a job as tried again, and returns what to try; undefined when it is gone or somebody was first. */
export const takeFailure = (tx: TenantTx, id: string) =>
  tx
    .updateTable('job_failures')
    .set({ retried_at: sql`now()` })
    .where('id', '=', id)
    .where('retried_at', 'is', null)
    .returning(['queue', 'data'])
    .executeTakeFirst();
