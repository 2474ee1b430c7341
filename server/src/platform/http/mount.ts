import type { Readable } from 'node:stream';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { limits } from '@ploegplan/contract/limits';
import { mayPass } from '@ploegplan/contract/rules/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Pool } from 'pg';
import { actorOf, claimedActor, record, stepOf } from '../audit/log.ts';
import type { Session } from '../sessions/access.ts';
import { readSessionToken } from '../sessions/cookie.ts';
import { findSession } from '../sessions/repository.ts';
import type { Tenant, TenantDirectory } from '../tenants/directory.ts';
import { inTenant, type TenantTx } from '../tenants/transaction.ts';
import type { ForgeryGuard } from './csrf.ts';
import { HttpProblem } from './problem.ts';
import type { Call, Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | null;
    session: Session | null;
    /** When the session was last looked up, in milliseconds. */
    sessionReadAt: number;
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
export async function findTenant(
  request: FastifyRequest,
  directory: TenantDirectory,
): Promise<Tenant> {
  const tenant = await directory.byHost(hostname(request.host));
  if (!tenant) throw new HttpProblem('unknown-host');
  if (tenant.blocked) throw new HttpProblem('tenant-blocked');
  const claimed = request.headers['x-current-host'];
  if (typeof claimed === 'string' && claimed !== request.host) {
    const other = await directory.byHost(hostname(claimed));
    if (other?.id !== tenant.id) throw new HttpProblem('unauthorized');
  }
  return tenant;
}

/**
 * The session of the cookie, if it is one of this tenant, still open, and of whom the page takes it to be: another tab may have
 * signed in somebody else since, in whose name nothing of this page is to be read or written.
 */
async function readSession(request: FastifyRequest, tenant: Tenant, pool: Pool) {
  const token = readSessionToken(request);
  if (!token || token.tid !== tenant.id) return null;
  const scope = { tenantId: tenant.id, userId: null };
  const session = await inTenant(pool, scope, (tx) => findSession(tx, token.sid));
  const claimed = request.headers['x-current-user'];
  return session && (claimed === undefined || claimed === session.userId) ? session : null;
}

/** A session that ended counts no longer than this, also for a request whose body is still on its way. */
const SESSION_FRESH_MS = 1_000;

function demandAccess(endpoint: Endpoint, { session }: FastifyRequest): void {
  if (!mayPass(endpoint.access, session)) {
    throw new HttpProblem(session ? 'forbidden' : 'unauthorized');
  }
  if (endpoint.access === 'public' || endpoint.beforePasswordChange) return;
  if (session?.needsPasswordChange) throw new HttpProblem('password-change-needed');
}

/** Looks again whether the session is still there, when it took long to get here. */
async function confirmSession(
  endpoint: Endpoint,
  { pool }: Gatekeepers,
  request: FastifyRequest,
): Promise<void> {
  if (!request.tenant || Date.now() - request.sessionReadAt < SESSION_FRESH_MS) return;
  request.session = await readSession(request, request.tenant, pool);
  request.sessionReadAt = Date.now();
  demandAccess(endpoint, request);
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
  request.sessionReadAt = Date.now();
  forgery.issueMissing(request, reply);
  demandAccess(endpoint, request);
  if (endpoint.method !== 'GET') forgery.demand(request, reply);
  if (endpoint.access === 'public' || endpoint.beforePasswordChange) return;
  if (request.session?.userType === 'god') await recordGodCall(request, pool);
}

/** A god looks in another's house: every step is written down before it is taken, the address of the call without its query. */
async function recordGodCall(request: FastifyRequest, pool: Pool): Promise<void> {
  const { tenant, session } = request;
  if (!tenant || !session) return;
  const scope = { tenantId: tenant.id, userId: session.userId };
  await inTenant(pool, scope, (tx) =>
    record(tx, {
      event: 'god-call',
      actor: actorOf(session),
      subject: stepOf(request),
      address: request.ip,
    }),
  );
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

/** Nothing in between may keep the events to itself: neither a cache, nor compression, nor a proxy that collects answers. */
const sendEvents = (reply: FastifyReply, events: Readable) =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(events);

const actorOfCall = (session: Session | null) => (session ? actorOf(session) : claimedActor(''));

/** Adds one route of the contract to the API. */
export function mount(app: FastifyInstance, gate: Gatekeepers, { endpoint, handle }: Route): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    bodyLimit: endpoint.bodyLimit ?? limits.jsonBytes,
    // To ask for the headers of a stream would be to open one that nobody reads.
    ...(endpoint.stream && { exposeHeadRoute: false, compress: false }),
    onRequest: (request, reply) => admit(endpoint, gate, request, reply),
    preValidation: async (request) => {
      await confirmSession(endpoint, gate, request);
      demandBody(endpoint, request);
    },
    handler: async (request, reply) => {
      const { tenant, session, params, query, body } = request;
      if (!tenant) throw new HttpProblem('unknown-host');
      const scope = { tenantId: tenant.id, userId: session?.userId ?? null };
      const confirm = () => confirmSession(endpoint, gate, request);
      const transact = async <T>(work: (tx: TenantTx) => Promise<T>) => {
        await confirm();
        return inTenant(gate.pool, scope, work);
      };
      // The schemas and the gate have made this fit the handler's own types, which the list of routes has forgotten.
      const audit: Call<Endpoint>['audit'] = (tx, event, what = {}) =>
        record(tx, { ...what, event, actor: actorOfCall(session), address: request.ip });
      const call = {
        params,
        query,
        body,
        tenant,
        session,
        confirm,
        transact,
        audit,
        request,
        reply,
      };
      const answer = await handle(call as never);
      if (endpoint.stream) return sendEvents(reply, answer as Readable);
      return answer === undefined ? reply.code(204).send() : answer;
    },
  });
}
