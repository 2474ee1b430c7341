import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';
import { mayDelete } from './deletion-pause.ts';

export interface StoredFile {
  id: string;
  contentType: string;
  sizeBytes: number;
  width: number;
  height: number;
}

/** Inserts rows for files that are about to be written, so that a crash leaves no file without a row. */
export async function insertPendingFiles(
  tx: TenantTx,
  files: readonly StoredFile[],
): Promise<void> {
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

/** Marks pending files as stored; returns how many were still pending. */
export async function markFilesStored(tx: TenantTx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('stored_files')
    .set({ state: 'stored', changed_at: sql`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findStoredFile(tx: TenantTx, id: string): Promise<StoredFile | undefined> {
  return await tx
    .selectFrom('stored_files')
    .select(['id', 'content_type as contentType', 'size_bytes as sizeBytes', 'width', 'height'])
    .where('id', '=', id)
    .where('state', '=', 'stored')
    .executeTakeFirst();
}

/** All files, those of running uploads and deletions included. */
export const selectFileIds = (tx: TenantTx) =>
  tx.selectFrom('stored_files').select(['id', 'state']).execute();

export async function abandonFiles(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ state: 'deleting', changed_at: sql`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'pending')
    .execute();
}

/** Marks old pending files for deletion, and returns all files that can be deleted: none while deletions are paused. */
export async function takeDeletableFiles(tx: TenantTx, pendingBefore: Date): Promise<string[]> {
  if (!(await mayDelete(tx))) return [];
  const rows = await tx
    .updateTable('stored_files')
    .set({ state: 'deleting' })
    .where((eb) =>
      eb.or([
        eb('state', '=', 'deleting'),
        eb.and([eb('state', '=', 'pending'), eb('changed_at', '<', pendingBefore)]),
      ]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteFileRows(tx: TenantTx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('stored_files')
    .where('id', 'in', ids)
    .where('state', '=', 'deleting')
    .execute();
}
