import { audit } from '@ploegplan/contract/audit';
import { recordVisit } from '../../platform/audit/visits.ts';
import type { Database } from '../../platform/database/pool.ts';
import { found } from '../../platform/http/problem.ts';
import { route, txRoute } from '../../platform/http/route.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { inTenant } from '../../platform/tenants/transaction.ts';
import { listEntries } from './repository.ts';

interface Helpers {
  pool: Database['pool'];
  directory: TenantDirectory;
}

export const auditRoutes = ({ pool, directory }: Helpers) => [
  txRoute(audit.list, { access: 'admin' }, (tx, { query }) => listEntries(tx, query)),
  route(audit.listOfTenant, { access: 'god' }, async ({ params, query, session, ...call }) => {
    const { id } = found(await directory.byId(params.id));
    const scope = { tenantId: id, userId: session.userId };
    return inTenant(pool, scope, async (tx) => {
      const page = await listEntries(tx, query);
      // Access from another tenant is recorded at the accessed tenant.
      if (id !== call.tenant.id) {
        await recordVisit(tx, session, call.request, 'audit-log');
      }
      return page;
    });
  }),
];
