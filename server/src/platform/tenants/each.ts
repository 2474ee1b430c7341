import { getToday } from '@ploegplan/contract/dates/dates';
import type { Pool } from 'pg';
import { forEachOf } from '../each-of.ts';
import { formatLocalTime } from '../local-time.ts';
import { type Tenant, TenantDirectory } from './directory.ts';
import { runInTenant, type TenantTx } from './transaction.ts';

/** Does this for one tenant after the other, until it is closed. One tenant's failure keeps nothing from the others. */
export async function forEachTenant(
  pool: Pool,
  work: (tenant: Tenant) => Promise<void>,
  closing?: AbortSignal,
): Promise<void> {
  await forEachOf(await new TenantDirectory(pool).all(), work, closing);
}

/** A moment as the tenants see it. */
export interface LocalMoment {
  day: string;
  /** As 07:00:00. */
  time: string;
}

/** Does this for each tenant that is not blocked, in a transaction of its own. */
export function forEachOpenTenant(
  pool: Pool,
  now: Date,
  work: (tx: TenantTx, tenantId: string, moment: LocalMoment) => Promise<void>,
): Promise<void> {
  const moment = { day: getToday(now), time: formatLocalTime(now) };
  return forEachTenant(pool, async ({ id: tenantId, blocked }) => {
    if (blocked) return;
    await runInTenant(pool, { tenantId, userId: null }, (tx) => work(tx, tenantId, moment));
  });
}
