import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

export interface StoredFile {
  id: string;
  contentType: string;
  sizeBytes: number;
  width: number;
  height: number;
}

/** Announces files that are about to be written, so that a crash in between leaves none without a row. */
export async function announceFiles(tx: TenantTx, files: readonly StoredFile[]): Promise<void> {
  await tx
    .insertInto('stored_files')
    .values(
      files.map(({ id, contentType, sizeBytes, width, height }) => ({
        id,
        content_type: contentType,
        size_bytes: sizeBytes,
        width,
        height,
      })),
    )
    .execute();
}

/** Makes announced files permanent; says how many of them were still there to be. */
export async function settleFiles(tx: TenantTx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('stored_files')
    .set({ state: 'stored', changed_at: sql`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Gives up files that were announced and never settled; settled ones stay. */
export async function abandonFiles(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ state: 'deleting', changed_at: sql`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'pending')
    .execute();
}

/** The files that may go: those released, and those announced before a moment and never settled. */
export async function releasedFiles(tx: TenantTx, announcedBefore: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('stored_files')
    .set({ state: 'deleting' })
    .where((eb) =>
      eb.or([
        eb('state', '=', 'deleting'),
        eb.and([eb('state', '=', 'pending'), eb('changed_at', '<', announcedBefore)]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets files whose contents are gone. */
export async function forgetFiles(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('stored_files')
    .where('id', 'in', ids)
    .where('state', '=', 'deleting')
    .execute();
}
