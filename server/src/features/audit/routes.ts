import { audit } from '@ploegplan/contract/audit';
import type { Database } from '../../platform/database/pool.ts';
import { route, txRoute } from '../../platform/http/route.ts';
import type { TenantDirectory } from '../../platform/tenants/directory.ts';
import { godAccess } from '../../platform/tenants/god-access.ts';
import { listEntries } from './repository.ts';

interface Helpers {
  pool: Database['pool'];
  directory: TenantDirectory;
}

export const auditRoutes = (helpers: Helpers) => [
  txRoute(audit.list, { access: 'admin' }, (tx, { query }) => listEntries(tx, query)),
  route(audit.listOfTenant, { access: 'god' }, (call) =>
    godAccess(helpers).look(call, 'audit-log', (tx) => listEntries(tx, call.query)),
  ),
];
