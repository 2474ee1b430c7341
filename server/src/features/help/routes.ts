import { help, helpEditor } from '@ploegplan/contract/help/endpoints';
import type { HelpScope } from '@ploegplan/contract/help/schemas';
import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import type { FastifyRequest } from 'fastify';
import { isLook, recordChange, recordVisit } from '../../platform/audit/visits.ts';
import type { Database } from '../../platform/database/pool.ts';
import { holds } from '../../platform/http/answers/disposition.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { Session } from '../../platform/sessions/access.ts';
import type { Staging } from '../../platform/storage/staging.ts';
import type { Tenant, TenantDirectory } from '../../platform/tenants/directory.ts';
import { runInTenant, type TenantTx } from '../../platform/tenants/transaction.ts';
import {
  changeOrder,
  createArticle,
  type Editing,
  readEditor,
  readVersions,
  setDeleted,
  updateArticle,
} from './editor.ts';
import { receiveImage } from './images.ts';
import { findImage, insertImage, type Level } from './repository.ts';
import { noHelp, readHelp, recordVote } from './service.ts';

interface Helpers {
  pool: Database['pool'];
  directory: TenantDirectory;
  staging: Staging;
}

interface Caller {
  tenant: Tenant;
  session: Session;
  confirm(): Promise<void>;
  request: FastifyRequest;
}

const getHelpRole = (session: Session) => {
  if (isAdmin(session)) return 'admin';
  return isEmployee(session) ? 'employee' : null;
};

export const createHelpRoutes = ({ pool, directory, staging }: Helpers) => {
  /** Whose rows a scope names. Those of all tenants and of another one are a god's, and unknown to others. */
  const resolveScope = async (
    scope: HelpScope,
    { tenant, session }: Pick<Caller, 'tenant' | 'session'>,
  ): Promise<{ level: Level; tenant: Tenant }> => {
    if (scope === 'own' || scope === tenant.id) return { level: 'tenant', tenant };
    if (session.userType !== 'god') throw new HttpProblem('not-found');
    if (scope === 'generic') return { level: 'generic', tenant };
    return { level: 'tenant', tenant: requireFound(await directory.byId(scope)) };
  };

  /** Runs work on the articles of a scope, in the tenant that it is about. */
  const edit = async <T>(
    { scope }: { scope: HelpScope },
    caller: Caller,
    work: (tx: TenantTx, editing: Editing) => Promise<T>,
  ): Promise<T> => {
    const place = await resolveScope(scope, caller);
    await caller.confirm();
    const { session, request } = caller;
    const { userId, username } = session;
    return runInTenant(pool, { tenantId: place.tenant.id, userId }, async (tx) => {
      const answer = await work(tx, { ...place, author: username });
      // Access from another tenant is recorded at the accessed tenant.
      if (place.tenant.id !== caller.tenant.id) {
        await recordVisit(tx, session, request);
        if (!isLook(request)) await recordChange(tx, request, answer);
      }
      return answer;
    });
  };

  return [
    createTxRoute(help.list, { access: 'session' }, async (tx, { tenant, session }) => {
      const role = getHelpRole(session);
      return role === null ? noHelp : readHelp(tx, { tenant, role, userId: session.userId });
    }),

    createTxRoute(
      help.vote,
      { access: 'member' },
      async (tx, { params, body, tenant, session }) => {
        const role = getHelpRole(session);
        if (role === null) throw new HttpProblem('not-found');
        await recordVote(tx, { tenant, role, userId: session.userId }, { ...params, ...body });
      },
    ),

    createRoute(
      help.image,
      { access: 'session' },
      async ({ params, tenant, session, request, reply }) => {
        // Everybody reads the images of all tenants.
        const place =
          params.owner === 'generic'
            ? ({ level: 'generic', tenant } as const)
            : await resolveScope(params.owner, { tenant, session });
        const scope = { tenantId: place.tenant.id, userId: session.userId };
        const image = await runInTenant(pool, scope, (tx) => findImage(tx, place.level, params.id));
        // The image of an id never changes. Browsers ask at each use, because access may have ended.
        const etag = `"${params.id}"`;
        reply.header('cache-control', 'private, no-cache').header('etag', etag);
        if (image && holds(request, etag)) return reply.code(304).send();
        return reply.type('image/webp').send(requireFound(image));
      },
    ),

    createRoute(helpEditor.list, { access: 'admin' }, async ({ params, ...caller }) =>
      edit(params, caller, readEditor),
    ),

    createRoute(helpEditor.create, { access: 'admin' }, async ({ params, body, ...caller }) =>
      edit(params, caller, (tx, editing) => createArticle(tx, editing, body)),
    ),

    createRoute(helpEditor.update, { access: 'admin' }, async ({ params, body, ...caller }) =>
      edit(params, caller, (tx, editing) => updateArticle(tx, editing, { ...body, id: params.id })),
    ),

    createRoute(helpEditor.remove, { access: 'admin' }, async ({ params, ...caller }) => {
      await edit(params, caller, (tx, editing) =>
        setDeleted(tx, editing, { id: params.id, deleted: true }),
      );
    }),

    createRoute(helpEditor.restore, { access: 'admin' }, async ({ params, ...caller }) =>
      edit(params, caller, (tx, editing) =>
        setDeleted(tx, editing, { id: params.id, deleted: false }),
      ),
    ),

    createRoute(helpEditor.versions, { access: 'admin' }, async ({ params, ...caller }) =>
      edit(params, caller, (tx, editing) => readVersions(tx, editing, params.id)),
    ),

    createRoute(helpEditor.order, { access: 'admin' }, async ({ params, body, ...caller }) =>
      edit(params, caller, (tx, editing) => changeOrder(tx, editing, body)),
    ),

    createRoute(helpEditor.upload, { access: 'admin' }, async ({ params, ...caller }) => {
      const { level, tenant } = await resolveScope(params.scope, caller);
      const { id, image, ...size } = await receiveImage(caller.request, tenant.id, staging);
      await edit(params, caller, (tx) => insertImage(tx, level, { id, image }));
      const owner = level === 'generic' ? 'generic' : tenant.id;
      return { src: `/api/help/images/${owner}/${id}`, ...size };
    }),
  ];
};
