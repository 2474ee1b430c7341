import { type RawBuilder, sql } from 'kysely';

/** The locks of the whole installation. The place in the list is the number of the lock: a new one is added at the end. */
const installationLocks = [
  /** The process that runs the embedded database holds it. */
  'embedded-database',
  'migration',
  /** A backup holds it; transactions that choose stored files to delete share it. */
  'file-deletions',
  'nightly-backup',
  /** The names and hosts of all tenants. */
  'tenant-names',
] as const;

/** An arbitrary number, the same on every node and in every version. */
const FIRST_NUMBER = 7_564_000;

/** The key of an advisory lock of the whole installation. */
export const lockKey = (lock: (typeof installationLocks)[number]): number =>
  FIRST_NUMBER + installationLocks.indexOf(lock);

/** The locks of one tenant, as a whole or by id. */
export type TenantLock =
  | 'hues'
  | 'payroll'
  | 'images'
  | 'project_statuses'
  | 'slips'
  | 'told'
  | 'visit';

/** The key of an advisory lock of the tenant of the transaction. */
export const getTenantLockKey = (
  lock: TenantLock,
  id: RawBuilder<unknown> = sql`''`,
): RawBuilder<number> =>
  sql<number>`hashtextextended(concat(${lock}::text, ' ', current_tenant(), ' ', ${id}), 0)`;
