import type { Endpoint } from '@ploegplan/contract/endpoint';
import { limits } from '@ploegplan/contract/limits';
import { mayPass } from '@ploegplan/contract/rules/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Pool } from 'pg';
import type { Session } from '../sessions/access.ts';
import { readSessionToken } from '../sessions/cookie.ts';
import { findSession } from '../sessions/repository.ts';
import type { Tenant, TenantDirectory } from '../tenants/directory.ts';
import { inTenant, type TenantTx } from '../tenants/transaction.ts';
import type { ForgeryGuard } from './csrf.ts';
import { HttpProblem } from './problem.ts';
import type { Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | null;
    session: Session | null;
  }
}

export interface Gatekeepers {
  pool: Pool;
  directory: TenantDirectory;
  forgery: ForgeryGuard;
}

/** The part of a host before its port; IPv6 keeps its brackets. */
const hostname = (host: string) => host.replace(/:\d+$/, '');

/** Finds the tenant by host. The page's own host, sent along, must belong to the same tenant. */
async function findTenant(request: FastifyRequest, directory: TenantDirectory): Promise<Tenant> {
  const tenant = await directory.byHost(hostname(request.host));
  if (!tenant) throw new HttpProblem('unknown-host');
  const claimed = request.headers['x-current-host'];
  if (typeof claimed === 'string' && claimed !== request.host) {
    const other = await directory.byHost(hostname(claimed));
    if (other?.id !== tenant.id) throw new HttpProblem('unauthorized');
  }
  return tenant;
}

/** The session of the cookie, if it is one of this tenant and still open. */
async function readSession(request: FastifyRequest, tenant: Tenant, pool: Pool) {
  const token = readSessionToken(request);
  if (!token || token.tid !== tenant.id) return null;
  const scope = { tenantId: tenant.id, userId: null };
  return (await inTenant(pool, scope, (tx) => findSession(tx, token.sid))) ?? null;
}

/** Every request of the API passes here before anything of it is read: host, session, access, anti-forgery. */
async function admit(
  endpoint: Endpoint,
  { pool, directory, forgery }: Gatekeepers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.header('cache-control', 'no-store');
  request.tenant = await findTenant(request, directory);
  request.session = await readSession(request, request.tenant, pool);
  forgery.issueMissing(request, reply);
  if (!mayPass(endpoint.access, request.session)) {
    throw new HttpProblem(request.session ? 'forbidden' : 'unauthorized');
  }
  if (endpoint.method !== 'GET') forgery.demand(request, reply);
}

/** A multipart body is read and checked by the handler, which streams its files first. */
function bodySchema({ body, bodyKind = 'json' }: Endpoint): FastifySchema {
  if (!body || bodyKind === 'multipart') return {};
  return {
    body: bodyKind === 'json' ? body : { content: { 'application/json': { schema: body } } },
  };
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { params, query, response } = endpoint;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...bodySchema(endpoint),
    ...(response && { response: { 200: response } }),
  };
}

/** Without a content type Fastify neither reads a body nor holds its absence against a schema of several types. */
function demandBody({ body }: Endpoint, request: FastifyRequest): void {
  if (body && request.body === undefined && !request.isMultipart()) {
    throw new HttpProblem('malformed', { detail: 'No body' });
  }
}

/** Adds one route of the contract to the API. */
export function mount(app: FastifyInstance, gate: Gatekeepers, { endpoint, handle }: Route): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    bodyLimit: endpoint.bodyLimit ?? limits.jsonBytes,
    onRequest: (request, reply) => admit(endpoint, gate, request, reply),
    preValidation: async (request) => demandBody(endpoint, request),
    handler: async (request, reply) => {
      const { tenant, session, params, query, body } = request;
      if (!tenant) throw new HttpProblem('unknown-host');
      const scope = { tenantId: tenant.id, userId: session?.userId ?? null };
      const transact = <T>(work: (tx: TenantTx) => Promise<T>) => inTenant(gate.pool, scope, work);
      // The schemas and the gate have made this fit the handler's own types, which the list of routes has forgotten.
      const call = { params, query, body, tenant, session, transact, request, reply };
      const answer = await handle(call as never);
      return answer === undefined ? reply.code(204).send() : answer;
    },
  });
}
