import type { Readable } from 'node:stream';
import type { AuditEvent } from '@ploegplan/contract/audit/schemas';
import type {
  Access,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@ploegplan/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditRecord } from '../audit/log.ts';
import type { SessionFor } from '../sessions/access.ts';
import type { Tenant } from '../tenants/directory.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** The argument of a handler: the parsed request, the session, and access to the tenant's rows. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  tenant: Tenant;
  session: SessionFor<E['access']>;
  /** Throws when the session has ended meanwhile; for work outside `transact`, which does this itself. */
  confirm(): Promise<void>;
  /** Runs work in one transaction on this tenant's rows, with this user in the change log. */
  transact<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** The same for the write that this call is for. Its result is the answer, which a repeat with the same `Idempotency-Key` gets. */
  transactOnce<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** Adds an entry to the audit log, with this user as actor. */
  audit(
    tx: TenantTx,
    event: AuditEvent,
    what?: Pick<AuditRecord, 'subject' | 'details'>,
  ): Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A file and JSON as text go through the reply, a stream is returned; without a response it is 204. */
type Answer<E extends Endpoint> = E extends { binary: true }
  ? Promise<FastifyReply>
  : E extends { stream: true }
    ? Promise<Readable>
    : E extends { response: object }
      ? Promise<ResponseOf<E> | FastifyReply>
      : Promise<void>;

/** A route with its types erased, for mounting and for the route walk test. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: never) => Promise<unknown>;
}

/** The access is repeated here, so that it can be read in the routes; one that differs from the contract's is a type error. */
export function createRoute<E extends Endpoint>(
  endpoint: E,
  _options: { access: Access & E['access'] },
  handle: (call: Call<E>) => Answer<E>,
): Route {
  return { endpoint, handle };
}

/** The same for a handler that is one transaction. */
export function createTxRoute<E extends Endpoint>(
  endpoint: E,
  _options: { access: Access & E['access'] },
  handle: (tx: TenantTx, call: Call<E>) => Answer<E>,
): Route {
  const { answersSecret }: Endpoint = endpoint;
  return {
    endpoint,
    handle: (call: Call<E>) => {
      const transact = answersSecret ? call.transact : call.transactOnce;
      return transact(async (tx) => handle(tx, call));
    },
  };
}
