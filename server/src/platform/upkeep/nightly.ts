import { getToday } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { combineFailures, getMessage } from '../each-of.ts';
import { formatLocalTime } from '../local-time.ts';
import { openGlobalTables } from '../tenants/directory.ts';
import { type Installation, removals } from './removals.ts';

/** After the usual time of a backup, so that the backup still has what is removed. */
const AT = '04:00:00';

export type Removed = Partial<Record<keyof typeof removals, number>>;

/**
 * Removes what is no longer kept, once a day and on one of the nodes. What fails leaves the others undisturbed. What is left when the
 * app is closed is removed the next night.
 */
export async function removeOldWhenDue(
  installation: Installation,
  closing: AbortSignal,
  now = new Date(),
): Promise<void> {
  if (formatLocalTime(now) < AT || !(await claimDay(installation.pool, now))) return;
  const removed: Removed = {};
  const failures: unknown[] = [];
  for (const name of Object.keys(removals) as (keyof typeof removals)[]) {
    if (closing.aborted) break;
    let sum = 0;
    const count = (more: number | bigint | null) => {
      sum += Number(more);
    };
    await removals[name]({ ...installation, now, closing, count }).catch((failure: unknown) =>
      failures.push(failure),
    );
    removed[name] = sum;
  }
  await finishDay(installation.pool, getToday(now), removed, failures);
  if (failures.length > 0) throw combineFailures(failures);
}

/** False when it was done before, also by another node at this moment. */
async function claimDay(pool: Pool, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await openGlobalTables(pool)
    .insertInto('upkeep_runs')
    .values({ day: getToday(now), started_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function finishDay(
  pool: Pool,
  day: string,
  removed: Removed,
  failures: unknown[],
): Promise<void> {
  const error = failures.map(getMessage).join('; ');
  await openGlobalTables(pool)
    .updateTable('upkeep_runs')
    .set({ finished_at: sql`now()`, removed: JSON.stringify(removed), error: error || null })
    .where('day', '=', day)
    .execute();
}

export interface UpkeepFigures {
  /** When it last ended; null before the first time. */
  finishedAt: Date | null;
  /** Of the last night that ended. */
  error: string | null;
  removed: Removed;
  /** The sums of all nights that are kept. */
  total: Removed;
}

/** For whoever watches the installation. */
export async function readUpkeepFigures(pool: Pool): Promise<UpkeepFigures> {
  const runs = openGlobalTables(pool).selectFrom('upkeep_runs');
  // One that runs, or was killed, has not ended.
  const last = await runs
    .select(['finished_at', 'error', 'removed'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .executeTakeFirst();
  const { rows } = await sql<{ name: keyof Removed; count: number }>`
    select key as name, sum(value::bigint)::bigint as count
      from upkeep_runs, jsonb_each_text(removed) group by key`.execute(openGlobalTables(pool));
  return {
    finishedAt: last?.finished_at ?? null,
    error: last?.error ?? null,
    removed: (last?.removed ?? {}) as Removed,
    total: Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)])),
  };
}
