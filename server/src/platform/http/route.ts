import type { Readable } from 'node:stream';
import type { AuditEvent } from '@ploegplan/contract/audit';
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

/** What a handler gets: the parsed request, who asks, and the way into the tenant's rows. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  tenant: Tenant;
  session: SessionFor<E['access']>;
  /** Throws when the session has ended since; for work outside `transact`, which does this itself. */
  confirm(): Promise<void>;
  /** Runs in one transaction on this tenant's rows, in the name of this user. */
  transact<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
  /** Writes down, in the transaction, what this user does. */
  audit(
    tx: TenantTx,
    event: AuditEvent,
    what?: Pick<AuditRecord, 'subject' | 'details'>,
  ): Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handlers of `binary` endpoints send a file through the reply, of `stream` give the events; those without a response answer 204. */
type Answer<E extends Endpoint> = E extends { binary: true }
  ? Promise<FastifyReply>
  : E extends { stream: true }
    ? Promise<Readable>
    : E extends { response: object }
      ? Promise<ResponseOf<E>>
      : Promise<void>;

/** A route with its types forgotten, for mounting and for the route walk. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: never) => Promise<unknown>;
}

/**
 * Ties a handler to an endpoint of the contract. The access is said again here, so that a reader of the routes sees it;
 * saying another than the contract's, or none, is a type error.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  _options: { access: Access & E['access'] },
  handle: (call: Call<E>) => Answer<E>,
): Route {
  return { endpoint, handle };
}
