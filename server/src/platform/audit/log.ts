import type { AuditEvent, actorKinds } from '@ploegplan/contract/audit';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../sessions/access.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** Who did it. `operator` works at the command line; `nobody` is not signed in, its name is what was claimed. */
export interface Actor {
  kind: (typeof actorKinds)[number];
  id: string | null;
  name: string;
}

export interface AuditRecord {
  event: AuditEvent;
  actor: Actor;
  /** Whom or what it was done to, by the name that people know. */
  subject?: string;
  details?: Record<string, unknown>;
  /** The client's address. */
  address?: string;
}

const MAX_NAME = 200;

/** A name that somebody typed, as it can be shown in one line, from left to right. */
const oneLine = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, MAX_NAME);

export const actorOf = ({
  userId,
  username,
  userType,
}: Pick<Session, 'userId' | 'username' | 'userType'>): Actor => ({
  kind: userType === 'god' ? 'god' : 'user',
  id: userId,
  name: username,
});

/** What a god asked for, without the query. */
export const stepOf = ({ method, url }: FastifyRequest) => `${method} ${url.split('?', 1)[0]}`;

export const claimedActor = (name: string): Actor => ({ kind: 'nobody', id: null, name });

/** Writes down what happened, in the transaction in which it happened. The application can never change or delete it. */
export async function record(
  tx: TenantTx,
  { event, actor, subject = '', details = {}, address = '' }: AuditRecord,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      event,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: oneLine(actor.name),
      subject: oneLine(subject),
      details: JSON.stringify(details),
      address,
    })
    .execute();
}
