import { type RawBuilder, sql } from 'kysely';

/** What is locked for the whole installation. The place in the list is the number of the lock: a new one is added at the end. */
const installationLocks = [
  /** Held by the process that runs the embedded database. */
  'embedded-database',
  'migration',
  /** Held by a backup; shared by whoever chooses stored files to delete. */
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

/** What is locked of one tenant, as a whole or by id. */
export type TenantLock = 'hues' | 'images' | 'project_statuses' | 'visit';

/** The key of an advisory lock of the tenant of the transaction. */
export const getTenantLockKey = (
  lock: TenantLock,
  id: RawBuilder<unknown> = sql`''`,
): RawBuilder<number> =>
  sql<number>`hashtextextended(concat(${lock}::text, ' ', current_tenant(), ' ', ${id}), 0)`;
