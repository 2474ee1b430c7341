import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { recordVisit } from '../audit/visits.ts';
import { requireFound } from '../http/problem.ts';
import type { Session } from '../sessions/access.ts';
import type { Installation } from './address.ts';
import type { Tenant, TenantDirectory } from './directory.ts';
import { toManagedTenant } from './managed-tenant.ts';
import { runInTenant, type TenantTx } from './transaction.ts';

interface Look {
  params: { id: string };
  session: Session;
  request: FastifyRequest;
  /** Where the god is. */
  tenant: Tenant;
}

/** What a god reads and changes of any tenant. */
export const createGodAccess = ({
  pool,
  directory,
}: {
  pool: Pool;
  directory: TenantDirectory;
}) => {
  const findTenant = async ({ id }: { id: string }) => requireFound(await directory.byId(id));
  /** Runs work on the rows of a tenant, with the god in the change log. */
  const at = <T>(id: string, { userId }: Session, work: (tx: TenantTx) => Promise<T>) =>
    runInTenant(pool, { tenantId: id, userId }, work);
  return {
    findTenant,
    at,
    /** Reads rows of a tenant. Access from another tenant is then recorded at the accessed one. */
    async look<T>(
      { params, session, request, tenant }: Look,
      area: string,
      read: (tx: TenantTx) => Promise<T>,
    ): Promise<T> {
      const { id } = await findTenant(params);
      return at(id, session, async (tx) => {
        const answer = await read(tx);
        if (id !== tenant.id) await recordVisit(tx, session, request, area);
        return answer;
      });
    },
    /** A tenant as it is now, after clearing the cache. */
    async show(id: string, installation: Installation) {
      directory.clearCache();
      return toManagedTenant(await findTenant({ id }), installation);
    },
  };
};
