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

/**
 * Makes the application role, or brings its password up to date. Roles are shared by all databases of a server. What a new role
 * may not do by default is not said again of one that exists: saying it takes a superuser, checking it does not.
 */
export async function prepareApplicationRole(owner: Client, password: string): Promise<void> {
  const { rows } = await owner.query<{ unbound: boolean }>(
    'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = $1',
    [applicationRole],
  );
  if (rows[0]?.unbound) {
    throw new Error(
      `the role ${applicationRole} may pass by row-level security; take that right away`,
    );
  }
  const verb = rows.length === 0 ? 'create' : 'alter';
  await owner
    .query(`${verb} role ${applicationRole} login password ${owner.escapeLiteral(password)}`)
    .catch((error: unknown) => {
      if (!wasDoneMeanwhile(error)) throw error;
    });
}

/** Another database of this server was opened at the same moment: what it set is what we would set. */
const wasDoneMeanwhile = (error: unknown) =>
  error instanceof DatabaseError &&
  (['23505', '42710'].includes(error.code ?? '') || error.message === 'tuple concurrently updated');
