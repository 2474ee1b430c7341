import { randomUUIDv7 } from 'node:crypto';
import {
  ownCalendar,
  planningLinks,
  publicPlanning,
} from '@ploegplan/contract/planning-links/endpoints';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { type Call, createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { Throttles } from '../../platform/sessions/throttle.ts';
import { writeCalendar } from './calendar.ts';
import { readPublicPlanning } from './public-planning.ts';
import {
  deleteOfficeLink,
  deleteOwnCalendar,
  findByToken,
  findOfficeLink,
  findOwnCalendar,
  insertLink,
  insertOwnCalendar,
  type LinkKind,
  listLinks,
  recordUse,
  replaceToken,
  type WorkingLink,
} from './repository.ts';
import type { LinkStreams } from './streams.ts';

interface Helpers {
  throttles: Throttles;
  streams: LinkStreams;
  page: string;
}

type PublicCall =
  | Call<typeof publicPlanning.show>
  | Call<typeof publicPlanning.events>
  | Call<typeof publicPlanning.calendar>;

/** Only an attempt that fails is counted, so that guesses of others at the same address do not close a link that works. */
async function openLink(
  call: PublicCall,
  kind: LinkKind,
  { throttles }: Pick<Helpers, 'throttles'>,
): Promise<WorkingLink> {
  const { query, tenant, transact, request, reply } = call;
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  const link = await transact(async (tx) => {
    const working = await findByToken(tx, query.token, kind);
    if (working) await recordUse(tx, working.id);
    return working;
  });
  if (link) return link;
  await throttles.planningLink.consume({ tenantId: tenant.id, name: '', address: request.ip });
  throw new HttpProblem('not-found');
}

export const createPlanningLinkRoutes = (helpers: Helpers) => [
  createTxRoute(planningLinks.list, { access: 'admin' }, listLinks),
  createTxRoute(planningLinks.create, { access: 'admin' }, async (tx, call) => {
    const { body } = call;
    const token = await insertLink(tx, body);
    const details = { kind: body.kind, validUntil: body.validUntil };
    await call.audit(tx, 'planning-link-created', { subject: body.name, details });
    return { token };
  }),
  createTxRoute(planningLinks.renew, { access: 'admin' }, async (tx, call) => {
    const { id, name, kind } = requireFound(await findOfficeLink(tx, call.params.id));
    const token = await replaceToken(tx, id);
    await call.audit(tx, 'planning-link-renewed', { subject: name, details: { kind } });
    return { token };
  }),
  createTxRoute(planningLinks.remove, { access: 'admin' }, async (tx, call) => {
    const { id, name, kind } = requireFound(await findOfficeLink(tx, call.params.id));
    await deleteOfficeLink(tx, id);
    await call.audit(tx, 'planning-link-revoked', { subject: name, details: { kind } });
  }),

  createTxRoute(ownCalendar.get, { access: 'employee' }, (tx, { session }) =>
    findOwnCalendar(tx, session),
  ),
  createTxRoute(ownCalendar.create, { access: 'employee' }, async (tx, call) => {
    const token = await insertOwnCalendar(tx, randomUUIDv7(), call.session);
    const details = { kind: 'own-calendar' };
    await call.audit(tx, 'planning-link-created', { subject: call.session.username, details });
    return { token };
  }),
  createTxRoute(ownCalendar.remove, { access: 'employee' }, async (tx, call) => {
    if (!(await deleteOwnCalendar(tx, call.session.userId))) return;
    const details = { kind: 'own-calendar' };
    await call.audit(tx, 'planning-link-revoked', { subject: call.session.username, details });
  }),

  createRoute(publicPlanning.show, { access: 'public' }, async (call) => {
    const link = await openLink(call, 'page', helpers);
    const shown = await call.transact((tx) => readPublicPlanning(tx, call.tenant, link));
    return { ...shown, page: helpers.page };
  }),
  createRoute(publicPlanning.events, { access: 'public' }, async (call) => {
    await openLink(call, 'page', helpers);
    return helpers.streams.open(call.tenant.id, call.query.token);
  }),
  createRoute(publicPlanning.calendar, { access: 'public' }, async (call) => {
    const { request, reply } = call;
    const link = await openLink(call, 'calendar', helpers);
    const { text, etag } = await call.transact((tx) => writeCalendar(tx, call.tenant, link));
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="planning.ics"')
      .send(text);
  }),
];
