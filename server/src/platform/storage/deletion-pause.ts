import { sql } from 'kysely';
import type { Client } from 'pg';
import { lockKey } from '../database/advisory-locks.ts';
import { hasCode } from '../database/error-codes.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** The transactions that choose files take less. */
const PATIENCE = '2s';

/**
 * Keeps every node from choosing files to delete, until the connection ends. Returns false when another connection does so
 * already.
 */
export async function pauseDeletions(owner: Client): Promise<boolean> {
  await owner.query(`set lock_timeout = '${PATIENCE}'`);
  try {
    await owner.query('select pg_advisory_lock($1)', [lockKey('file-deletions')]);
    return true;
  } catch (error) {
    if (hasCode(error, 'lock_not_available')) return false;
    throw error;
  }
}

/**
 * True when files may be chosen now. Files chosen in this transaction are marked before a pause begins, and so before the
 * snapshot of the database that a backup reads.
 */
export async function mayDelete(tx: TenantTx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockKey('file-deletions')}) as free`.execute(tx);
  return rows[0]?.free === true;
}
