import { randomUUIDv7 } from 'node:crypto';
import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../sessions/access.ts';
import type { StoredFile } from '../storage/repository.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** The owner of images: a row that one of these columns refers to. */
export interface ImageOwner {
  column: 'client_id' | 'project_id' | 'planning_item_id';
  id: string;
}

export const planningItem = (id: string): ImageOwner => ({ column: 'planning_item_id', id });

export interface Image {
  id: string;
  info: ImageInfo;
  file: StoredFile;
}

export interface NewImage {
  filename: string;
  fileId: string;
}

export interface Uploader {
  employeeId: string | null;
  name: string;
}

const imageRows = (tx: TenantTx) =>
  tx
    .selectFrom('images')
    .innerJoin('stored_files', 'stored_files.id', 'images.stored_file_id')
    .select([
      'images.id',
      'filename',
      'uploaded_at',
      'images.client_id as clientId',
      'images.project_id as projectId',
      'images.planning_item_id as planningId',
      'uploader_name as uploaderEmployeeName',
      'uploader_employee_id as uploaderEmployeeId',
      'stored_files.id as fileId',
      'content_type as contentType',
      'size_bytes as sizeBytes',
      'width',
      'height',
    ])
    .orderBy('uploaded_at')
    .orderBy('images.id');

type ImageRow = Awaited<ReturnType<ReturnType<typeof imageRows>['execute']>>[number];

function imageOf({ id, fileId, width, height, uploaded_at, ...info }: ImageRow): Image {
  const { contentType, sizeBytes } = info;
  return {
    id,
    info: { ...info, uploadDate: uploaded_at.toISOString() },
    file: { id: fileId, width, height, contentType, sizeBytes },
  };
}

/** The images of an owner in the order in which they were added; renaming keeps the order. */
export async function listImages(tx: TenantTx, owner: ImageOwner): Promise<ImageInfo[]> {
  const rows = await imageRows(tx).where(owner.column, '=', owner.id).execute();
  return rows.map((row) => imageOf(row).info);
}

/** The images of all days of a planning range, by day. */
export async function listRangeImages(tx: TenantTx, rangeId: string): Promise<ImageInfo[]> {
  const rows = await imageRows(tx)
    .innerJoin('planning_items', 'planning_items.id', 'images.planning_item_id')
    .where('planning_items.range_id', '=', rangeId)
    .clearOrderBy()
    .orderBy('planning_items.date')
    .orderBy('uploaded_at')
    .orderBy('images.id')
    .execute();
  return rows.map((row) => imageOf(row).info);
}

export async function findImage(
  tx: TenantTx,
  owner: ImageOwner,
  filename: string,
): Promise<Image | undefined> {
  const row = await imageRows(tx)
    .where(owner.column, '=', owner.id)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return row && imageOf(row);
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

export async function addImages(
  tx: TenantTx,
  owner: ImageOwner,
  images: readonly NewImage[],
  uploader: Uploader,
): Promise<void> {
  if (images.length === 0) return;
  const rows = images.map(({ filename, fileId }, index) => ({
    id: randomUUIDv7(),
    [owner.column]: owner.id,
    filename,
    stored_file_id: fileId,
    // One microsecond apart, so that the images of one upload keep their order.
    uploaded_at: sql<Date>`now() + ${index}::int * interval '1 microsecond'`,
    uploader_employee_id: uploader.employeeId,
    uploader_name: uploader.name,
  }));
  // In one order, because two uploads that each wait for a name of the other would deadlock.
  rows.sort((a, b) => (a.filename < b.filename ? -1 : 1));
  await tx.insertInto('images').values(rows).execute().catch(rejectTakenName);
}

export async function renameImage(tx: TenantTx, { id }: Image, filename: string): Promise<void> {
  await tx
    .updateTable('images')
    .set({ filename })
    .where('id', '=', id)
    .execute()
    .catch(rejectTakenName);
}

/** Deletes an image; a trigger marks its file for deletion when no other image uses it. */
export async function deleteImage(tx: TenantTx, { id }: Image): Promise<void> {
  await tx.deleteFrom('images').where('id', '=', id).execute();
}

/** A file name is unique per owner. The database constraint decides, so that two simultaneous uploads cannot both succeed. */
function rejectTakenName(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '23505') {
    throw new HttpProblem('filename-taken', {}, { cause: error });
  }
  throw error;
}
