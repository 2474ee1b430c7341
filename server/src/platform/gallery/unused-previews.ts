import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import { forEachOf } from '../each-of.ts';
import type { StoredFiles } from '../storage/stored-files.ts';

/** How long previews are kept that nobody looks at. */
const KEPT_DAYS = 90;
/** A look is recorded when the last one that was is this old, so that most looks change no row. */
const RECORDED_DAYS = 7;
/** Of each tenant; what is left is removed the next nights. */
const IMAGES_A_NIGHT = 2_000;

/** Keeps that a preview of this image is looked at. */
export async function recordLook(
  files: StoredFiles,
  tenantId: string,
  { id, previewsUsedOn }: { id: string; previewsUsedOn: string | null },
  now = new Date(),
): Promise<void> {
  if (previewsUsedOn !== null && previewsUsedOn > addDays(getToday(now), -RECORDED_DAYS)) return;
  await files.transact(tenantId, (tx) =>
    tx
      .updateTable('stored_files')
      .set({ previews_used_on: getToday(now) })
      .where('id', '=', id)
      .execute(),
  );
}

const isUnused = (now: Date) => sql<boolean>`(state = 'stored' and content_type like 'image/%'
  and previews_used_on < ${addDays(getToday(now), -KEPT_DAYS)})`;

interface Removal {
  files: StoredFiles;
  tenantId: string;
  now: Date;
  /** Is checked for each image. */
  closing: AbortSignal;
  /** Is told of how many previews each image lost. */
  count: (removed: number) => void;
  imagesAtMost?: number;
}

/** Removes the previews of a tenant's images that nobody looked at for long; those that were unused longest first. */
export async function removeUnusedPreviews({
  files,
  tenantId,
  now,
  closing,
  count,
  imagesAtMost = IMAGES_A_NIGHT,
}: Removal): Promise<void> {
  const images = await files.transact(tenantId, (tx) =>
    tx
      .selectFrom('stored_files')
      .select('id')
      .where(isUnused(now))
      .orderBy('previews_used_on')
      .orderBy('id')
      .limit(imagesAtMost)
      .execute(),
  );
  const removePreviews = async ({ id }: { id: string }) => {
    count(await files.removeDerived(tenantId, id));
    await files.transact(tenantId, (tx) =>
      tx
        .updateTable('stored_files')
        .set({ previews_used_on: null })
        .where('id', '=', id)
        // Not when somebody looked meanwhile.
        .where(isUnused(now))
        .execute(),
    );
  };
  await forEachOf(images, removePreviews, closing);
}
