import { audit } from '@ploegplan/contract/audit/endpoints';
import type { Database } from '../../platform/database/pool.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { createGodAccess } from '../../platform/tenants/god-access.ts';
import { listLog } from './work.ts';

interface Helpers {
  pool: Database['pool'];
  directory: TenantDirectory;
}

export const createAuditRoutes = (helpers: Helpers) => [
  createTxRoute(audit.list, { access: 'admin' }, (tx, { query }) => listLog(tx, query)),
  createRoute(audit.listOfTenant, { access: 'god' }, (call) =>
    createGodAccess(helpers).look(call, 'audit-log', async (tx) => {
      const { entries, more } = await listLog(tx, call.query);
      // What it is about is of a company that the god is not at.
      return { entries: entries.map(({ target: _, ...entry }) => entry), more };
    }),
  ),
];
