import { addDays, today } from '@ploegplan/contract/rules/dates';
import type { StoredFiles } from '../storage/stored-files.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** How long previews are kept that nobody looks at. */
const KEPT_DAYS = 90;
/** A look is recorded when the last one that was is this old, so that most looks change no row. */
const RECORDED_DAYS = 7;

/** Keeps that a preview of this image is looked at. */
export async function recordLook(
  files: StoredFiles,
  tenantId: string,
  { id, previewsUsedOn }: { id: string; previewsUsedOn: string | null },
  now = new Date(),
): Promise<void> {
  if (previewsUsedOn !== null && previewsUsedOn > addDays(today(now), -RECORDED_DAYS)) return;
  await files.transact(tenantId, (tx) =>
    tx
      .updateTable('stored_files')
      .set({ previews_used_on: today(now) })
      .where('id', '=', id)
      .execute(),
  );
}

const unused = (tx: TenantTx, now: Date) =>
  tx
    .selectFrom('stored_files')
    .select('id')
    .where('state', '=', 'stored')
    .where('content_type', 'like', 'image/%')
    .where('previews_used_on', '<', addDays(today(now), -KEPT_DAYS));

/** Removes the previews of a tenant's images that nobody looked at for long; returns how many. */
export async function removeUnusedPreviews(
  files: StoredFiles,
  tenantId: string,
  now: Date,
): Promise<number> {
  const images = await files.transact(tenantId, (tx) => unused(tx, now).execute());
  let removed = 0;
  for (const { id } of images) {
    removed += await files.removeDerived(tenantId, id);
    await files.transact(tenantId, (tx) =>
      tx
        .updateTable('stored_files')
        .set({ previews_used_on: null })
        // Not when somebody looked meanwhile.
        .where('id', 'in', unused(tx, now).where('id', '=', id))
        .execute(),
    );
  }
  return removed;
}
