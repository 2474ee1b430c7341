import { today } from '@ploegplan/contract/rules/dates';
import type { Pool } from 'pg';
import { localTime } from '../local-time.ts';
import { TenantDirectory } from './directory.ts';
import { inTenant, type TenantTx } from './transaction.ts';

/** A moment as the tenants see it. */
export interface LocalMoment {
  day: string;
  /** As 07:00:00. */
  time: string;
}

/** Does this for each tenant that is not blocked, in a transaction of its own. One tenant's failure keeps nothing from the others. */
export async function forEachTenant(
  pool: Pool,
  now: Date,
  work: (tx: TenantTx, tenantId: string, moment: LocalMoment) => Promise<void>,
): Promise<void> {
  const moment = { day: today(now), time: localTime(now) };
  const failures: unknown[] = [];
  for (const { id: tenantId, blocked } of await new TenantDirectory(pool).all()) {
    if (blocked) continue;
    await inTenant(pool, { tenantId, userId: null }, (tx) => work(tx, tenantId, moment)).catch(
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures);
}
