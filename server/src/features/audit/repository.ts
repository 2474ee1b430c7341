import type {
  AuditEntry,
  AuditEvent,
  AuditPage,
  AuditQuery,
  AuditTopic,
} from '@ploegplan/contract/audit/schemas';
import { auditTopics } from '@ploegplan/contract/audit/schemas';
import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { areasOfVisit } from '../../platform/audit/visits.ts';
import { createContainsPattern } from '../../platform/database/like.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The start of a day in the tenant's time zone, optionally some days later. */
export const selectDayStart = (day: string, daysLater = 0): RawBuilder<Date> =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone 'Europe/Amsterdam'`;

const selectFiltered = (
  tx: TenantTx,
  { about, actor = '', subject = '', from, to, before }: AuditQuery,
) =>
  tx
    .selectFrom('audit_log')
    // Told with the visit that it is a part of.
    .where('visit_id', 'is', null)
    .$if(about !== undefined, (query) =>
      query.where('event', 'in', listEvents(about as AuditEvent | AuditTopic)),
    )
    .$if(actor !== '', (query) => query.where('actor_name', 'ilike', createContainsPattern(actor)))
    .$if(subject !== '', (query) => query.where('subject', 'ilike', createContainsPattern(subject)))
    .$if(from !== undefined, (query) => query.where('at', '>=', selectDayStart(from ?? '')))
    .$if(to !== undefined, (query) => query.where('at', '<', selectDayStart(to ?? '', 1)))
    .$if(before !== undefined, (query) => query.where('id', '<', Number(before)));

const isTopic = (about: string): about is AuditTopic => Object.hasOwn(auditTopics, about);

const listEvents = (about: AuditEvent | AuditTopic): readonly AuditEvent[] =>
  isTopic(about) ? auditTopics[about] : [about];

/** One page of the audit log, the newest first. */
export async function listEntries(tx: TenantTx, query: AuditQuery): Promise<AuditPage> {
  const rows = await selectFiltered(tx, query)
    .select((eb) => [
      'id',
      'at',
      eb.ref('event').$castTo<AuditEvent>().as('event'),
      eb.ref('actor_kind').$castTo<AuditEntry['actorKind']>().as('actorKind'),
      'actor_name as actorName',
      sql<Record<string, unknown>>`case event when 'god-visit'
        then jsonb_build_object('areas', ${sql.raw(areasOfVisit)}) else details end`.as('details'),
      sql<string>`case event when 'god-visit' then '' else subject end`.as('subject'),
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
