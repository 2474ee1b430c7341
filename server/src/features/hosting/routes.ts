import { randomUUIDv7 } from 'node:crypto';
import { announcements, hosting } from '@ploegplan/contract/hosting';
import type { TenantUse } from '@ploegplan/contract/hosting.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { recordVisit } from '../../platform/audit/visits.ts';
import type { Database } from '../../platform/database/pool.ts';
import { found, HttpProblem } from '../../platform/http/problem.ts';
import { route, txRoute } from '../../platform/http/route.ts';
import { listFailures } from '../../platform/jobs/failures.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Session } from '../../platform/sessions/access.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import type { TenantDeletions } from '../../platform/tenants/deletion.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { listHostLog, recordForHost } from '../../platform/tenants/host-log.ts';
import { toManagedTenant } from '../../platform/tenants/managed-tenant.ts';
import { inTenant, type TenantTx } from '../../platform/tenants/transaction.ts';
import {
  deleteAnnouncement,
  dismissAnnouncement,
  findUse,
  insertAnnouncement,
  listAnnouncements,
  listOpenAnnouncements,
} from './repository.ts';

interface Helpers {
  pool: Database['pool'];
  directory: TenantDirectory;
  deletions: TenantDeletions;
  jobs: Pick<Jobs, 'retry'>;
  installation: Installation;
}

/** What the host does with tenants as a whole, and says to the users of all. */
export const hostingRoutes = ({ pool, directory, deletions, jobs, installation }: Helpers) => {
  /** Runs work on the rows of any tenant, with the god in the change log. */
  const at = <T>(id: string, { userId }: Session, work: (tx: TenantTx) => Promise<T>) =>
    inTenant(pool, { tenantId: id, userId }, work);
  const tenantOf = async ({ id }: { id: string }) => found(await directory.byId(id));
  const show = async (params: { id: string }) => {
    directory.clearCache();
    return toManagedTenant(await tenantOf(params), installation);
  };

  return [
    route(hosting.use, { access: 'god' }, async ({ session }) => {
      const uses: TenantUse[] = [];
      // One at a time, because each takes a connection of the pool that other requests need.
      for (const { id } of await directory.all()) {
        uses.push(await at(id, session, (tx) => findUse(tx, id)));
      }
      return uses;
    }),

    route(hosting.failures, { access: 'god' }, async ({ params, session, request, ...call }) => {
      const { id } = await tenantOf(params);
      return at(id, session, async (tx) => {
        // Access from another tenant is recorded at the accessed tenant.
        if (id !== call.tenant.id) await recordVisit(tx, session, request, 'admin');
        return listFailures(tx);
      });
    }),

    route(hosting.retry, { access: 'god' }, async ({ params, session, audit }) => {
      const { id } = await tenantOf(params);
      await at(id, session, async (tx) => {
        if (!(await jobs.retry(tx, params.failure))) throw new HttpProblem('not-found');
        await audit(tx, 'job-retried');
      });
    }),

    route(hosting.planDeletion, { access: 'god' }, async ({ params, body, session, ...call }) => {
      const tenant = await tenantOf(params);
      if (tenant.id === call.tenant.id) throw new HttpProblem('forbidden');
      if (body.displayName.trim() !== tenant.displayName) {
        const fields = [{ field: 'displayName', code: 'different' }];
        throw new HttpProblem('validation', { fields });
      }
      await at(tenant.id, session, async (tx) => {
        const deletesAt = await deletions.plan(tx, tenant.id);
        if (!deletesAt) return;
        const details = { deletesOn: today(deletesAt) };
        await call.audit(tx, 'tenant-deletion-planned', { details });
        const by = { actorName: session.username, tenant };
        await recordForHost(tx, { event: 'tenant-deletion-planned', ...by });
      });
      return show(params);
    }),

    route(hosting.withdrawDeletion, { access: 'god' }, async ({ params, session, audit }) => {
      const tenant = await tenantOf(params);
      await at(tenant.id, session, async (tx) => {
        if (!(await deletions.withdraw(tx, tenant.id))) return;
        await audit(tx, 'tenant-deletion-withdrawn');
        const by = { actorName: session.username, tenant };
        await recordForHost(tx, { event: 'tenant-deletion-withdrawn', ...by });
      });
      return show(params);
    }),

    route(hosting.log, { access: 'god' }, () => listHostLog(pool)),
    route(hosting.announcements, { access: 'god' }, () => listAnnouncements(pool)),
    route(hosting.announce, { access: 'god' }, ({ body, session }) =>
      insertAnnouncement(pool, {
        ...body,
        id: body.id ?? randomUUIDv7(),
        createdBy: session.username,
      }),
    ),
    route(hosting.removeAnnouncement, { access: 'god' }, async ({ params }) => {
      if (!(await deleteAnnouncement(pool, params.id))) throw new HttpProblem('not-found');
    }),

    txRoute(announcements.list, { access: 'session' }, (tx, { session }) =>
      listOpenAnnouncements(tx, session.userId),
    ),
    txRoute(announcements.dismiss, { access: 'session' }, async (tx, { body, session }) => {
      const isKnown = await dismissAnnouncement(tx, body.id, session.userId);
      if (!isKnown) throw new HttpProblem('not-found');
    }),
  ];
};
