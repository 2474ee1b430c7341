import { createHmac } from 'node:crypto';
import type { Client } from 'pg';
import { hasCode } from './error-codes.ts';

/** The role of the running application: it owns nothing and cannot bypass row-level security. Migrations grant to this name. */
export const applicationRole = 'ploegplan_app';

/**
 * That of an SSD. With the default of 4, which is for turning disks, PostgreSQL read all items of a company of millions to find some
 * thousand by their keys.
 */
const RANDOM_PAGE_COST = 1.1;

/**
 * The application role's password is derived from the owner's, so that every node knows it and none stores it.
 */
export function deriveApplicationPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(applicationRole).digest('base64url');
}

/** Roles are shared by all databases of a server. Attributes of an existing one are checked: to set them takes a superuser. */
export async function prepareApplicationRole(owner: Client, password: string): Promise<void> {
  const { rows } = await owner.query<{ unbound: boolean; settings: string[] | null }>(
    'select rolsuper or rolbypassrls as unbound, rolconfig as settings from pg_roles where rolname = $1',
    [applicationRole],
  );
  if (rows[0]?.unbound) {
    throw new Error(
      `the role ${applicationRole} can bypass row-level security; remove that attribute`,
    );
  }
  const verb = rows.length === 0 ? 'create' : 'alter';
  const statements = [
    `${verb} role ${applicationRole} login password ${owner.escapeLiteral(password)}`,
  ];
  if (!rows[0]?.settings?.includes(`random_page_cost=${RANDOM_PAGE_COST}`)) {
    statements.push(`alter role ${applicationRole} set random_page_cost = ${RANDOM_PAGE_COST}`);
  }
  for (const statement of statements) {
    await owner.query(statement).catch((error: unknown) => {
      if (!wasDoneMeanwhile(error)) throw error;
    });
  }
}

/** Another process opened a database of this server at the same time, and set the same values. */
const wasDoneMeanwhile = (error: unknown) =>
  hasCode(error, 'unique_violation') ||
  hasCode(error, 'duplicate_object') ||
  (error instanceof Error && error.message === 'tuple concurrently updated');
