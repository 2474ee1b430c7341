import type { AuditEvent, actorKinds } from '@ploegplan/contract/audit/schemas';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../sessions/access.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/**
 * The performer of an action. `key` is another system, which has the name of its API key; `operator` works at the command line; `nobody` is not signed in and has the name that was typed.
 */
export interface Actor {
  kind: (typeof actorKinds)[number];
  id: string | null;
  name: string;
}

export interface AuditRecord {
  /** A `god-view` is shown with its visit (`visits.ts`). */
  event: AuditEvent | 'god-view';
  actor: Actor;
  /** The object of the action, by its display name. */
  subject?: string;
  details?: Record<string, unknown>;
  address?: string;
  visitId?: number;
}

const MAX_NAME = 200;

/** A typed name without control and direction characters, so that it shows as one line. */
const toOneLine = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, MAX_NAME);

export const toActor = ({
  userId,
  username,
  userType,
  scopes,
}: Pick<Session, 'userId' | 'username' | 'userType' | 'scopes'>): Actor => ({
  kind: (scopes && 'key') ?? (userType === 'god' ? 'god' : 'user'),
  id: userId,
  name: username,
});

/** Method and path of a request, without the query string. */
export const requestLine = ({ method, url }: FastifyRequest) => `${method} ${url.split('?', 1)[0]}`;

export const createClaimedActor = (name: string): Actor => ({ kind: 'nobody', id: null, name });

/** Adds an entry to the audit log, in the transaction of the action. The application role can never change or delete it. */
export async function record(
  tx: TenantTx,
  { event, actor, subject = '', details = {}, address = '', visitId }: AuditRecord,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      event,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: toOneLine(actor.name),
      subject: toOneLine(subject),
      details: JSON.stringify(details),
      address,
      visit_id: visitId ?? null,
    })
    .execute();
}
