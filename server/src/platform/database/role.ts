import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import { hasCode } from './error-codes.ts';

/** The role of the running application: it owns nothing and cannot bypass row-level security. Migrations grant to this name. */
export const applicationRole = 'ploegplan_app';

/**
 * The application role's password is derived from the owner's, so that every node knows it and none stores it.
 */
export function deriveApplicationPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(applicationRole).digest('base64url');
}

/** They belong to the role and not to a connection, because a pooler opens the connections. */
const settings = {
  // PostgreSQL itself ends a statement that takes longer; nothing that a user waits for does.
  statement_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
  // That of an SSD. With the default of 4, which is for turning disks, PostgreSQL read all items of a company of millions to find some
  // thousand by their keys.
  random_page_cost: '1.1',
};

/** Roles are shared by all databases of a server. Attributes of an existing one are checked: to set them takes a superuser. */
export async function prepareApplicationRole(owner: Client, password: string): Promise<void> {
  const { rows } = await owner.query<{ unbound: boolean }>(
    'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = $1',
    [applicationRole],
  );
  if (rows[0]?.unbound) {
    throw new Error(
      `the role ${applicationRole} can bypass row-level security; remove that attribute`,
    );
  }
  const verb = rows.length === 0 ? 'create' : 'alter';
  await owner
    .query(`${verb} role ${applicationRole} login password ${owner.escapeLiteral(password)}`)
    .catch((error: unknown) => {
      if (!wasDoneMeanwhile(error)) throw error;
    });
  const database = owner.escapeIdentifier(owner.database ?? '');
  for (const [name, value] of Object.entries(settings)) {
    await owner.query(
      `alter role ${applicationRole} in database ${database} set ${name} = '${value}'`,
    );
  }
}

/** Another process opened a database of this server at the same time, and set the same values. */
const wasDoneMeanwhile = (error: unknown) =>
  hasCode(error, 'unique_violation') ||
  hasCode(error, 'duplicate_object') ||
  (error instanceof Error && error.message === 'tuple concurrently updated');
