import { areaOf, areaWords } from '@ploegplan/contract/rules/area-words';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Session } from '../sessions/access.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { actorOf, record, requestLine } from './log.ts';

/**
 * Records a call of a god at a tenant: once a day that there is a visit, once per visit each area that is looked at, and every call
 * that changes something. `area` is given where the path does not name what is looked at.
 */
export async function recordGodCall(
  tx: TenantTx,
  session: Session,
  request: FastifyRequest,
  area = areaOf(request.url),
): Promise<void> {
  const by = { actor: actorOf(session), address: request.ip };
  const subject = areaWords[area] ? area : '';
  const visit = (await findVisit(tx, session.userId)) ?? (await otherwiseBegun(tx, session.userId));
  if (!visit) await record(tx, { event: 'god-visit', ...by, subject });
  else if (subject !== '' && !visit.areas.includes(subject)) {
    await record(tx, { event: 'god-view', ...by, subject, visitId: visit.id });
  }
  if (request.method === 'GET') return;
  await record(tx, { event: 'god-call', ...by, subject: requestLine(request) });
}

/** SQL of the areas that were looked at in a visit, a row of `audit_log`; the first look first. */
export const areasOfVisit = `array(
  select subject from (select audit_log.id, audit_log.subject union all
    select looks.id, looks.subject from audit_log looks where looks.visit_id = audit_log.id) looked
  where subject <> '' group by subject order by min(id))`;

/** The visit of today. */
const findVisit = (tx: TenantTx, godId: string) =>
  tx
    .selectFrom('audit_log')
    .select(['id', sql.raw<string[]>(areasOfVisit).as('areas')])
    .where('actor_id', '=', godId)
    .where('event', '=', 'god-visit')
    .where('at', '>=', sql<Date>`date_trunc('day', now(), 'Europe/Amsterdam')`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The visit that another call began meanwhile; otherwise this one begins it, and others wait for that. */
async function otherwiseBegun(tx: TenantTx, godId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${godId}`}, 0))`.execute(tx);
  return findVisit(tx, godId);
}
