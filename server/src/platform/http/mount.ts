import type { Readable } from 'node:stream';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { limits } from '@ploegplan/contract/limits';
import { mayPass } from '@ploegplan/contract/session/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Pool } from 'pg';
import { createClaimedActor, record, toActor } from '../audit/log.ts';
import { isLook, recordChange, recordVisit } from '../audit/visits.ts';
import type { Session } from '../sessions/access.ts';
import { readSessionToken, renewPlainCookie } from '../sessions/cookie.ts';
import { findSession } from '../sessions/repository.ts';
import type { Tenant, TenantDirectory } from '../tenants/directory.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { createKeyedWrite, findRepeatedFormAnswer } from './answers/idempotency.ts';
import type { ForgeryGuard } from './csrf.ts';
import { HttpProblem } from './problem.ts';
import type { Call, Route } from './route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant | null;
    session: Session | null;
    /** Time of the last session lookup, in milliseconds. */
    sessionReadAt: number;
    /** True when the audit log has what this request changed. */
    isRecorded: boolean;
  }
}

export interface Gatekeepers {
  pool: Pool;
  directory: TenantDirectory;
  forgery: ForgeryGuard;
}

/** A host without its port; IPv6 keeps its brackets. */
const removePort = (host: string) => host.replace(/:\d+$/, '');

/** Tells only that the tenant is closed, and when it is deleted. */
const createClosedProblem = ({ deletesAt }: Tenant) =>
  new HttpProblem('tenant-blocked', { deletesOn: deletesAt ? getToday(deletesAt) : undefined });

/** Finds the tenant by host. The host in `x-current-host`, sent by the page, must belong to the same tenant. */
export async function findTenant(
  request: FastifyRequest,
  directory: TenantDirectory,
): Promise<Tenant> {
  const tenant = await directory.byHost(removePort(request.host));
  if (!tenant) throw new HttpProblem('unknown-host');
  if (tenant.blocked) throw createClosedProblem(tenant);
  const claimed = request.headers['x-current-host'];
  if (typeof claimed === 'string' && claimed !== request.host) {
    const other = await directory.byHost(removePort(claimed));
    if (other?.id !== tenant.id) throw new HttpProblem('unauthorized');
  }
  return tenant;
}

/**
 * The session must be of this tenant, and of the user in `x-current-user`: another tab may have signed in another user since.
 */
async function readSession(request: FastifyRequest, tenant: Tenant, pool: Pool) {
  const token = readSessionToken(request);
  if (!token || token.tid !== tenant.id) return null;
  const scope = { tenantId: tenant.id, userId: null };
  const session = await runInTenant(pool, scope, (tx) => findSession(tx, token.sid));
  const claimed = request.headers['x-current-user'];
  return session && (claimed === undefined || claimed === session.userId) ? session : null;
}

/** A session lookup stays valid for this time, also for a request whose body is still arriving. */
const SESSION_FRESH_MS = 1_000;

/** Signing in and out, and the own password: no look at the tenant. */
const isAboutOneself = ({ access, beforePasswordChange }: Endpoint) =>
  access === 'public' || beforePasswordChange === true;

/** True for a change that the audit log does not have yet. */
const isChangeByGod = (endpoint: Endpoint, request: FastifyRequest) =>
  request.session?.userType === 'god' &&
  !isLook(request) &&
  !request.isRecorded &&
  !isAboutOneself(endpoint);

/** For so long a shown password or factor counts for what is dangerous. */
const CONFIRMED_MS = 10 * 60_000;

/** True when the user of a session showed lately who he is. */
export const isRecent = ({ confirmedAt }: Session): boolean =>
  confirmedAt !== null && Date.now() - confirmedAt.getTime() < CONFIRMED_MS;

function demandAccess(endpoint: Endpoint, { session }: FastifyRequest): void {
  if (!mayPass(endpoint.access, session)) {
    throw new HttpProblem(session ? 'forbidden' : 'unauthorized');
  }
  if (!session || endpoint.access === 'public') return;
  if (session.needsPasswordChange && !endpoint.beforePasswordChange) {
    throw new HttpProblem('password-change-needed');
  }
  const { factorStep } = session;
  if (factorStep && !endpoint.duringFactorStep?.includes(factorStep)) {
    throw new HttpProblem('factor-needed');
  }
  if (endpoint.recentAuth && !isRecent(session)) throw new HttpProblem('confirmation-needed');
}

/** Looks the session up again when the last lookup is too old. */
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

/** Checks every API request before its body is read: host, session, access, anti-forgery token. */
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
  const { session, tenant } = request;
  if (session) renewPlainCookie(request, reply, { sid: session.id, tid: tenant.id });
  forgery.issueMissing(request, reply);
  demandAccess(endpoint, request);
  if (endpoint.method !== 'GET') forgery.demand(request, reply);
  if (isAboutOneself(endpoint) || session?.userType !== 'god') return;
  const scope = { tenantId: tenant.id, userId: session.userId };
  await runInTenant(pool, scope, (tx) => recordVisit(tx, session, request));
}

/** A multipart body has no schema here: the handler streams its files and validates its fields. */
function createBodySchema({ body, bodyKind = 'json' }: Endpoint): FastifySchema {
  if (!body || bodyKind === 'multipart') return {};
  return {
    body: bodyKind === 'json' ? body : { content: { 'application/json': { schema: body } } },
  };
}

function createSchema(endpoint: Endpoint): FastifySchema {
  const { params, query, response } = endpoint;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...createBodySchema(endpoint),
    ...(response && { response: { 200: response } }),
  };
}

/** Rejects a missing body: without a content type, Fastify does not validate against a schema with several media types. */
function demandBody({ body }: Endpoint, request: FastifyRequest): void {
  if (body && request.body === undefined && !request.isMultipart()) {
    throw new HttpProblem('malformed', { detail: 'No body' });
  }
}

/** Headers that keep caches, compression and buffering proxies from delaying the events. */
const sendEvents = (reply: FastifyReply, events: Readable) =>
  reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(events);

const getCallActor = (session: Session | null) =>
  session ? toActor(session) : createClaimedActor('');

export function mount(app: FastifyInstance, gate: Gatekeepers, { endpoint, handle }: Route): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: createSchema(endpoint),
    bodyLimit: endpoint.bodyLimit ?? limits.jsonBytes,
    // A HEAD request would open a stream that nobody reads.
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
        return runInTenant(gate.pool, scope, work);
      };
      const write = createKeyedWrite(endpoint, request);
      const runChange = async <T>(tx: TenantTx, work: (tx: TenantTx) => Promise<T>) => {
        const answer = await work(tx);
        if (isChangeByGod(endpoint, request)) await recordChange(tx, request, answer);
        return answer;
      };
      const transactOnce = <T>(work: (tx: TenantTx) => Promise<T>) =>
        transact((tx) => {
          const change = (same: TenantTx) => runChange(same, work);
          return write ? write.once(tx, change) : change(tx);
        });
      // Schemas and access checks guarantee the handler's own types, which `Route` has erased.
      const audit: Call<Endpoint>['audit'] = (tx, event, what = {}) => {
        request.isRecorded = true;
        return record(tx, { ...what, event, actor: getCallActor(session), address: request.ip });
      };
      const call = {
        params,
        query,
        body,
        tenant,
        session,
        confirm,
        transact,
        transactOnce,
        audit,
        request,
        reply,
      };
      const repeated = write && (await findRepeatedFormAnswer(write, request, transact));
      const answer = repeated ? repeated.answer : await handle(call as never);
      // The handler had transactions of its own.
      if (!repeated && !write?.isRepeat && isChangeByGod(endpoint, request)) {
        await runInTenant(gate.pool, scope, (tx) => recordChange(tx, request, answer));
      }
      if (endpoint.stream) return sendEvents(reply, answer as Readable);
      // The handler has sent a file or a text; awaiting the reply waited for its end, and gave nothing that could be sent.
      if (endpoint.binary || reply.sent) return reply;
      if (answer === undefined) return reply.code(204).send();
      // The answer was kept by a version of the server with perhaps another contract; the page that asked for it is as old.
      if (write?.isRepeat) reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
      return answer;
    },
  });
}
