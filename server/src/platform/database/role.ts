import { createHmac } from 'node:crypto';
import { type Client, DatabaseError } from 'pg';

/** The role that serves: it owns nothing and cannot pass by row-level security. Migrations grant to this name. */
export const applicationRole = 'ploegplan_app';

/**
 * The application role's password follows from the owner's, so that every node knows it and none stores it.
 */
export function applicationPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(applicationRole).digest('base64url');
}

/** Makes the application role, or brings its password up to date. Roles are shared by all databases of a server. */
export async function prepareApplicationRole(owner: Client, password: string): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [
    applicationRole,
  ]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  await owner
    .query(
      `${verb} role ${applicationRole} login nosuperuser nocreatedb nocreaterole nobypassrls
         password ${owner.escapeLiteral(password)}`,
    )
    .catch((error: unknown) => {
      if (!wasDoneMeanwhile(error)) throw error;
    });
}

/** Another database of this server was opened at the same moment: what it set is what we would set. */
const wasDoneMeanwhile = (error: unknown) =>
  error instanceof DatabaseError &&
  (['23505', '42710'].includes(error.code ?? '') || error.message === 'tuple concurrently updated');
