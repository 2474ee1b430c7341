import { areaWords, parseArea } from '@ploegplan/contract/audit/area-words';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { getTenantLockKey } from '../database/advisory-locks.ts';
import type { Session } from '../sessions/access.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { nameChanged } from './changed-names.ts';
import { record, requestLine, toActor } from './log.ts';

/**
 * Records that a god is at a tenant: once a day that there is a visit, and once per visit each area that is looked at. `area` is given
 * where the path does not name what is looked at.
 */
export async function recordVisit(
  tx: TenantTx,
  session: Session,
  request: FastifyRequest,
  area = parseArea(request.url),
): Promise<void> {
  const by = { actor: toActor(session), address: request.ip };
  const subject = areaWords[area] ? area : '';
  const visit = (await findVisit(tx, session.userId)) ?? (await otherwiseBegun(tx, session.userId));
  if (!visit) await record(tx, { event: 'god-visit', ...by, subject });
  else if (subject !== '' && !visit.areas.includes(subject)) {
    await record(tx, { event: 'god-view', ...by, subject, visitId: visit.id });
  }
}

/** True when a request only reads; HEAD is answered by the routes of GET. */
export const isLook = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD';

/** Records what a god or a key changed, with its name by the answer or the change log. */
export async function recordChange(
  tx: TenantTx,
  request: FastifyRequest,
  answer: unknown,
): Promise<void> {
  const { session, body } = request;
  if (!session) return;
  const isPublished = isRecord(body) && body.publish === true;
  const isRemoved = isRecord(body) && Array.isArray(body.edits) && body.edits.every(isRemoval);
  await record(tx, {
    event: session.scopes ? 'key-call' : 'god-call',
    actor: toActor(session),
    address: request.ip,
    subject: nameIn(answer) || (await nameChanged(tx)),
    details: {
      call: requestLine(request),
      ...(isPublished && { published: true }),
      ...(isRemoved && { removed: true }),
    },
  });
  request.isRecorded = true;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRemoval = (edit: unknown) => isRecord(edit) && edit.kind === 'remove';

/** The name of what was changed, by the answer. */
function nameIn(answer: unknown): string {
  if (!isRecord(answer)) return '';
  const names = [answer.title, answer.name].filter((candidate) => typeof candidate === 'string');
  return names[0] ?? '';
}

/** SQL of the areas that were looked at in a visit, a row of `audit_log`; the first look first. */
export const areasOfVisit = `array(
  select subject from (select audit_log.id, audit_log.subject union all
    select looks.id, looks.subject from audit_log looks where looks.visit_id = audit_log.id) looked
  where subject <> '' group by subject order by min(id))`;

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
  await sql`select pg_advisory_xact_lock(${getTenantLockKey('visit', sql`${godId}::uuid`)})`.execute(
    tx,
  );
  return findVisit(tx, godId);
}
