import type { Readable } from 'node:stream';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { createClaimedActor, record, toActor } from '../audit/log.ts';
import { isLook, recordChange } from '../audit/visits.ts';
import type { Session } from '../sessions/access.ts';
import type { Tenant } from '../tenants/directory.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { admit, confirmSession, type Gatekeepers, isAboutOneself } from './admission.ts';
import { createKeyedWrite, findRepeatedFormAnswer } from './answers/idempotency.ts';
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

/** True for a change by a god or a key that the audit log does not have yet. */
const isChangeToRecord = (endpoint: Endpoint, request: FastifyRequest) =>
  (request.session?.userType === 'god' || request.session?.scopes !== undefined) &&
  !isLook(request) &&
  !request.isRecorded &&
  !isAboutOneself(endpoint);

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
        if (isChangeToRecord(endpoint, request)) await recordChange(tx, request, answer);
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
      if (!repeated && !write?.isRepeat && isChangeToRecord(endpoint, request)) {
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
