import { randomUUIDv7 } from 'node:crypto';
import { announcements } from '@ploegplan/contract/announcements/endpoints';
import { getToday } from '@ploegplan/contract/dates/dates';
import { hosting } from '@ploegplan/contract/hosting/endpoints';
import type { TenantUse } from '@ploegplan/contract/hosting/schemas';
import type { Database } from '../../platform/database/pool.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { listFailures } from '../../platform/jobs/failures.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import type { TenantDeletions } from '../../platform/tenants/deletion.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { createGodAccess } from '../../platform/tenants/god-access.ts';
import { listHostLog, recordForHost } from '../../platform/tenants/host-log.ts';
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

/** Creates the calls of the host about tenants as a whole, and for messages to the users of all. */
export const createHostingRoutes = ({
  pool,
  directory,
  deletions,
  jobs,
  installation,
}: Helpers) => {
  const { at, findTenant, look, show } = createGodAccess({ pool, directory });

  return [
    createRoute(hosting.use, { access: 'god' }, async ({ session }) => {
      const uses: TenantUse[] = [];
      // Tenants are counted one at a time, because each takes a connection of the pool that other requests need.
      for (const { id } of await directory.all()) {
        uses.push(await at(id, session, (tx) => findUse(tx, id)));
      }
      return uses;
    }),

    createRoute(hosting.failures, { access: 'god' }, (call) => look(call, 'admin', listFailures)),

    createRoute(hosting.retry, { access: 'god' }, async ({ params, session, audit }) => {
      const { id } = await findTenant(params);
      await at(id, session, async (tx) => {
        if (!(await jobs.retry(tx, params.failure))) throw new HttpProblem('not-found');
        await audit(tx, 'job-retried');
      });
    }),

    createRoute(
      hosting.planDeletion,
      { access: 'god' },
      async ({ params, body, session, ...call }) => {
        const tenant = await findTenant(params);
        if (tenant.id === call.tenant.id) throw new HttpProblem('forbidden');
        if (body.displayName.trim() !== tenant.displayName) {
          const fields = [{ field: 'displayName', code: 'different' }];
          throw new HttpProblem('validation', { fields });
        }
        await at(tenant.id, session, async (tx) => {
          const deletesAt = await deletions.plan(tx, tenant.id);
          if (!deletesAt) return;
          const details = { deletesOn: getToday(deletesAt) };
          await call.audit(tx, 'tenant-deletion-planned', { details });
          const by = { actorName: session.username, tenant };
          await recordForHost(tx, { event: 'tenant-deletion-planned', ...by });
        });
        return show(tenant.id, installation);
      },
    ),

    createRoute(hosting.withdrawDeletion, { access: 'god' }, async ({ params, session, audit }) => {
      const tenant = await findTenant(params);
      await at(tenant.id, session, async (tx) => {
        if (!(await deletions.withdraw(tx, tenant.id))) return;
        await audit(tx, 'tenant-deletion-withdrawn');
        const by = { actorName: session.username, tenant };
        await recordForHost(tx, { event: 'tenant-deletion-withdrawn', ...by });
      });
      return show(tenant.id, installation);
    }),

    createRoute(hosting.log, { access: 'god' }, () => listHostLog(pool)),
    createRoute(hosting.announcements, { access: 'god' }, () => listAnnouncements(pool)),
    createRoute(hosting.announce, { access: 'god' }, ({ body, session }) =>
      insertAnnouncement(pool, {
        ...body,
        id: body.id ?? randomUUIDv7(),
        createdBy: session.username,
      }),
    ),
    createRoute(hosting.removeAnnouncement, { access: 'god' }, async ({ params }) => {
      if (!(await deleteAnnouncement(pool, params.id))) throw new HttpProblem('not-found');
    }),

    createTxRoute(announcements.list, { access: 'session' }, (tx, { session }) =>
      listOpenAnnouncements(tx, session.userId),
    ),
    createTxRoute(announcements.dismiss, { access: 'session' }, async (tx, { body, session }) => {
      const isKnown = await dismissAnnouncement(tx, body.id, session.userId);
      if (!isKnown) throw new HttpProblem('not-found');
    }),
  ];
};
