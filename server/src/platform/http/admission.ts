import { getToday } from '@ploegplan/contract/dates/dates';
import { type Endpoint, getScope } from '@ploegplan/contract/endpoint';
import { mayPass } from '@ploegplan/contract/session/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { recordVisit } from '../audit/visits.ts';
import type { Session } from '../sessions/access.ts';
import { findKeySession, readApiKey } from '../sessions/api-keys.ts';
import { readSessionToken, renewPlainCookie } from '../sessions/cookie.ts';
import { findSession } from '../sessions/repository.ts';
import type { Throttles } from '../sessions/throttle.ts';
import type { Tenant, TenantDirectory } from '../tenants/directory.ts';
import { runInTenant } from '../tenants/transaction.ts';
import type { ForgeryGuard } from './csrf.ts';
import { HttpProblem } from './problem.ts';

export interface Gatekeepers {
  pool: Pool;
  directory: TenantDirectory;
  forgery: ForgeryGuard;
  throttles: Pick<Throttles, 'apiKey'>;
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
 * The session must be of this tenant, and of the user in `x-current-user`: another tab may have signed in another user since. A key
 * comes before a cookie, and is looked up each time, so that a revoked one is refused at once on every node.
 */
async function readSession(request: FastifyRequest, tenant: Tenant, pool: Pool) {
  const key = readApiKey(request);
  const token = readSessionToken(request);
  const scope = { tenantId: tenant.id, userId: null };
  if (key !== undefined) {
    return (await runInTenant(pool, scope, (tx) => findKeySession(tx, key))) ?? null;
  }
  if (!token || token.tid !== tenant.id) return null;
  const session = await runInTenant(pool, scope, (tx) => findSession(tx, token.sid));
  const claimed = request.headers['x-current-user'];
  return session && (claimed === undefined || claimed === session.userId) ? session : null;
}

/** A session lookup stays valid for this time, also for a request whose body is still arriving. */
const SESSION_FRESH_MS = 1_000;

/** Signing in and out, and the own password: no look at the tenant. */
export const isAboutOneself = ({ access, beforePasswordChange }: Endpoint) =>
  access === 'public' || beforePasswordChange === true;

/** For so long a shown password or factor counts for what is dangerous. */
const CONFIRMED_MS = 10 * 60_000;

/** True when the user of a session showed lately who he is. */
export const isRecent = ({ confirmedAt }: Session): boolean =>
  confirmedAt !== null && Date.now() - confirmedAt.getTime() < CONFIRMED_MS;

function demandAccess(endpoint: Endpoint, { session }: FastifyRequest): void {
  if (!mayPass(endpoint.access, session)) {
    throw new HttpProblem(session ? 'forbidden' : 'unauthorized');
  }
  if (session?.scopes && !session.scopes.includes(getScope(endpoint) ?? '')) {
    throw new HttpProblem('forbidden');
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
export async function confirmSession(
  endpoint: Endpoint,
  { pool }: Gatekeepers,
  request: FastifyRequest,
): Promise<void> {
  if (!request.tenant || Date.now() - request.sessionReadAt < SESSION_FRESH_MS) return;
  request.session = await readSession(request, request.tenant, pool);
  request.sessionReadAt = Date.now();
  demandAccess(endpoint, request);
}

/** A key has no cookie, so that no page of others can use it, and it needs no anti-forgery token. */
async function admitKey(
  endpoint: Endpoint,
  { throttles }: Gatekeepers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { session, tenant, ip: address } = request;
  if (!session || !tenant) {
    reply.header('www-authenticate', 'Bearer');
    throw new HttpProblem('unauthorized');
  }
  await throttles.apiKey.consume({ tenantId: tenant.id, name: session.id, address });
  demandAccess(endpoint, request);
}

/** Checks every API request before its body is read: host, session, access, anti-forgery token. */
export async function admit(
  endpoint: Endpoint,
  gate: Gatekeepers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { pool, directory, forgery } = gate;
  reply.header('cache-control', 'no-store');
  request.tenant = await findTenant(request, directory);
  request.session = await readSession(request, request.tenant, pool);
  request.sessionReadAt = Date.now();
  if (readApiKey(request) !== undefined) return admitKey(endpoint, gate, request, reply);
  const { session, tenant } = request;
  if (session) renewPlainCookie(request, reply, { sid: session.id, tid: tenant.id });
  forgery.issueMissing(request, reply);
  demandAccess(endpoint, request);
  if (endpoint.method !== 'GET') forgery.demand(request, reply);
  if (isAboutOneself(endpoint) || session?.userType !== 'god') return;
  const scope = { tenantId: tenant.id, userId: session.userId };
  await runInTenant(pool, scope, (tx) => recordVisit(tx, session, request));
}
