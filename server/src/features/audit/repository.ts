import type {
  AuditEntry,
  AuditEvent,
  AuditPage,
  AuditQuery,
} from '@ploegplan/contract/audit.schemas';
import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/database/like.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The start of a day in the tenant's time zone, optionally some days later. */
const startOf = (day: string, daysLater = 0): RawBuilder<Date> =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone 'Europe/Amsterdam'`;

const filtered = (tx: TenantTx, { event, search = '', from, to, before }: AuditQuery) =>
  tx
    .selectFrom('audit_log')
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('actor_name', 'ilike', containing(search)),
          eb('subject', 'ilike', containing(search)),
        ]),
      ),
    )
    .$if(from !== undefined, (query) => query.where('at', '>=', startOf(from ?? '')))
    .$if(to !== undefined, (query) => query.where('at', '<', startOf(to ?? '', 1)))
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)));

/** One page of the audit log, the newest first. */
export async function listEntries(tx: TenantTx, query: AuditQuery): Promise<AuditPage> {
  const rows = await filtered(tx, query)
    .select((eb) => [
      'id',
      'at',
      eb.ref('event').$castTo<AuditEvent>().as('event'),
      eb.ref('actor_kind').$castTo<AuditEntry['actorKind']>().as('actorKind'),
      'actor_name as actorName',
      'subject',
      eb.ref('details').$castTo<Record<string, unknown>>().as('details'),
      'address',
    ])
    .orderBy('id', 'desc')
    // One more row than fits shows whether there are older ones.
    .limit(limits.auditRows + 1)
    .execute();
  return {
    entries: rows
      .slice(0, limits.auditRows)
      .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    more: rows.length > limits.auditRows,
  };
}
