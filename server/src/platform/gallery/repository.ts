import { randomUUIDv7 } from 'node:crypto';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { sql } from 'kysely';
import { hasCode } from '../database/error-codes.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../sessions/access.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { getOwnerColumn, type ImageOwner, lockImages } from './owners.ts';
import { type Image, selectImageRows, selectPlanningImageIds, toImage } from './rows.ts';

export interface NewImage {
  /** The id is made by the sender, or by the server. */
  id?: string | undefined;
  filename: string;
  fileId: string;
}

export interface Uploader {
  employeeId: string | null;
  name: string;
}

const selectOwnImages = (tx: TenantTx, owner: ImageOwner) =>
  selectImageRows(tx).where(`images.${getOwnerColumn(owner)}`, '=', owner.id);

/** The images of an owner in the order in which they were added; renaming keeps the order. Of a range its own, then those of its days, by day. */
export async function listImages(tx: TenantTx, owner: ImageOwner): Promise<ImageInfo[]> {
  const listed =
    owner.type === 'planningrange'
      ? selectImageRows(tx).where(
          'images.id',
          'in',
          sql<string>`(${selectPlanningImageIds(owner.id)})`,
        )
      : selectOwnImages(tx, owner);
  const rows = await listed
    .orderBy('item.date', (order) => order.asc().nullsFirst())
    .orderBy('uploaded_at')
    .orderBy('images.id')
    .execute();
  return rows.map((row) => toImage(row).info);
}

export async function findImage(
  tx: TenantTx,
  owner: ImageOwner,
  filename: string,
): Promise<Image | undefined> {
  const row = await selectOwnImages(tx, owner)
    .where('images.filename', '=', filename)
    .executeTakeFirst();
  return row && toImage(row);
}

/** An image of an owner by its id. */
export async function findImageById(
  tx: TenantTx,
  owner: ImageOwner,
  id: string,
): Promise<Image | undefined> {
  const row = await selectOwnImages(tx, owner).where('images.id', '=', id).executeTakeFirst();
  return row && toImage(row);
}

/** The images of an item and of its range; of equal names, that of the item. */
const selectImagesOnDay = (tx: TenantTx, itemId: string) =>
  selectImageRows(tx)
    .where((eb) =>
      eb.or([
        eb('images.planning_item_id', '=', itemId),
        eb('images.planning_range_id', '=', (one) =>
          one.selectFrom('planning_items').select('range_id').where('id', '=', itemId),
        ),
      ]),
    )
    .orderBy('images.planning_item_id', (order) => order.asc().nullsLast())
    .orderBy('uploaded_at')
    .orderBy('images.id');

/** Lists the images of the day of an item: its own as they were added, then those of its range. */
export async function listDayImages(tx: TenantTx, itemId: string): Promise<ImageInfo[]> {
  const rows = await selectImagesOnDay(tx, itemId).execute();
  const isShown = ({ filename }: (typeof rows)[number], index: number) =>
    rows.findIndex((other) => other.filename === filename) === index;
  return rows.filter(isShown).map((row) => toImage(row).info);
}

export async function findDayImage(
  tx: TenantTx,
  itemId: string,
  filename: string,
): Promise<Image | undefined> {
  const rows = await selectImagesOnDay(tx, itemId)
    .where('images.filename', '=', filename)
    .execute();
  return rows[0] && toImage(rows[0]);
}

/** True when an image of the item's range has one of these names, so that one of the item would hide it. */
export async function hidesRangeImage(
  tx: TenantTx,
  itemId: string,
  names: readonly string[],
): Promise<boolean> {
  if (names.length === 0) return false;
  const hidden = await selectImagesOnDay(tx, itemId)
    .where('images.planning_range_id', 'is not', null)
    .where('images.filename', 'in', names)
    .executeTakeFirst();
  return hidden !== undefined;
}

/** The signed-in user as uploader: by employee name, else by username. */
export async function findUploader(
  tx: TenantTx,
  { employeeId, username }: Session,
): Promise<Uploader> {
  if (employeeId === null) return { employeeId, name: username };
  const { name } = await tx
    .selectFrom('employees')
    .select('name')
    .where('id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return { employeeId, name };
}

/**
 * Finds the new images that their owner does not have yet. An id of an image elsewhere is rejected. The images of the owner are
 * locked.
 */
export async function findNew<I extends NewImage>(
  tx: TenantTx,
  owner: ImageOwner,
  images: readonly I[],
): Promise<I[]> {
  await lockImages(tx, owner);
  const ids = images.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return [...images];
  const existing = await tx
    .selectFrom('images')
    .select(['id', getOwnerColumn(owner)])
    .where('id', 'in', ids)
    .execute();
  const owners = new Map(existing.map((row) => [row.id, row[getOwnerColumn(owner)]]));
  const elsewhere = images.findIndex(
    ({ id = '' }) => owners.has(id) && owners.get(id) !== owner.id,
  );
  if (elsewhere >= 0) throw createTakenProblem(`ids.${elsewhere}`);
  return images.filter(({ id = '' }) => !owners.has(id));
}

export async function addImages(
  tx: TenantTx,
  owner: ImageOwner,
  images: readonly NewImage[],
  uploader: Uploader,
): Promise<void> {
  if (images.length === 0) return;
  const rows = images.map(({ id = randomUUIDv7(), filename, fileId }, index) => ({
    id,
    [getOwnerColumn(owner)]: owner.id,
    filename,
    stored_file_id: fileId,
    // Times one microsecond apart keep the order of the images of one upload.
    uploaded_at: sql<Date>`now() + ${index}::int * interval '1 microsecond'`,
    uploader_employee_id: uploader.employeeId,
    uploader_name: uploader.name,
  }));
  // Names are claimed in one order, because two uploads that each wait for a name of the other would deadlock.
  rows.sort((a, b) => (a.filename < b.filename ? -1 : 1));
  await tx.insertInto('images').values(rows).execute().catch(rejectTaken);
}

/** Renames an image; the caller sees to it that the name is complete and clean. */
export async function renameImage(
  tx: TenantTx,
  { id, info }: Image,
  filename: string,
): Promise<void> {
  const { entityType: type, entityId } = info.metadata;
  await lockImages(tx, { type, id: entityId });
  await tx
    .updateTable('images')
    .set({ filename })
    .where('id', '=', id)
    .execute()
    .catch(rejectTaken);
}

/** Deletes an image; a trigger marks its file for deletion when no other image uses it. */
export async function deleteImage(tx: TenantTx, { id }: Image): Promise<void> {
  await tx.deleteFrom('images').where('id', '=', id).execute();
}

/** The problem for the id of an image of another owner, who is not named. */
const createTakenProblem = (field: string, cause?: unknown) =>
  new HttpProblem('validation', { fields: [{ field, code: 'taken' }] }, { cause });

/** A file name is unique per owner. The database constraint decides, so that two simultaneous uploads cannot both succeed. */
function rejectTaken(error: unknown): never {
  if (!hasCode(error, 'unique_violation')) throw error;
  if (error.constraint === 'images_pkey') throw createTakenProblem('ids', error);
  throw new HttpProblem('filename-taken', {}, { cause: error });
}
