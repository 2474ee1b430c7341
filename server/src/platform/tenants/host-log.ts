import type { HostEntry } from '@ploegplan/contract/hosting/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { Pool } from 'pg';
import { openGlobalTables } from './directory.ts';
import type { TenantTx } from './transaction.ts';

interface HostRecord {
  event: HostEntry['event'];
  actorName: string;
  tenant: { id: string; displayName: string };
}

/** Adds to the log that outlives tenants, in the transaction of the action. */
export async function recordForHost(
  tx: TenantTx,
  { event, actorName, tenant }: HostRecord,
): Promise<void> {
  await tx
    .insertInto('host_log')
    .values({
      event,
      actor_name: actorName,
      tenant_id: tenant.id,
      tenant_name: tenant.displayName,
    })
    .execute();
}

export async function listHostLog(pool: Pool): Promise<HostEntry[]> {
  const rows = await openGlobalTables(pool)
    .selectFrom('host_log')
    .select((eb) => [
      'id',
      'at',
      eb.ref('event').$castTo<HostEntry['event']>().as('event'),
      'actor_name as actorName',
      'tenant_name as tenantName',
    ])
    .orderBy('id', 'desc')
    .limit(limits.auditRows)
    .execute();
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
