import { randomUUIDv7 } from 'node:crypto';
import type { ImageInfo } from '@ploegplan/contract/image-bodies';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../sessions/access.ts';
import type { StoredFile } from '../storage/repository.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** What images belong to: a row that one of these columns points to. */
export interface ImageOwner {
  column: 'client_id' | 'project_id' | 'planning_item_id';
  id: string;
}

export const planningItem = (id: string): ImageOwner => ({ column: 'planning_item_id', id });

/** An image as the server knows it. */
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

async function readImages(tx: TenantTx, owner: ImageOwner, filename?: string): Promise<Image[]> {
  const rows = await tx
    .selectFrom('images')
    .innerJoin('stored_files', 'stored_files.id', 'images.stored_file_id')
    .select([
      'images.id',
      'filename',
      'uploaded_at',
      'client_id as clientId',
      'project_id as projectId',
      'planning_item_id as planningId',
      'uploader_name as uploaderEmployeeName',
      'uploader_employee_id as uploaderEmployeeId',
      'stored_files.id as fileId',
      'content_type as contentType',
      'size_bytes as sizeBytes',
      'width',
      'height',
    ])
    .where(owner.column, '=', owner.id)
    .$if(filename !== undefined, (query) => query.where('filename', '=', filename ?? ''))
    .orderBy('uploaded_at')
    .orderBy('images.id')
    .execute();
  return rows.map(({ id, fileId, width, height, uploaded_at, ...info }) => ({
    id,
    info: { ...info, uploadDate: uploaded_at.toISOString() },
    file: { id: fileId, width, height, contentType: info.contentType, sizeBytes: info.sizeBytes },
  }));
}

/** The images of an owner in the order in which they were added, which a new name does not change. */
export async function listImages(tx: TenantTx, owner: ImageOwner): Promise<ImageInfo[]> {
  return (await readImages(tx, owner)).map(({ info }) => info);
}

export async function findImage(
  tx: TenantTx,
  owner: ImageOwner,
  filename: string,
): Promise<Image | undefined> {
  return (await readImages(tx, owner, filename))[0];
}

/** Whoever is signed in as the one who adds an image: by the name as an employee, else by the username. */
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
    // A microsecond apart, so that the images of one upload keep their order.
    uploaded_at: sql<Date>`now() + ${index}::int * interval '1 microsecond'`,
    uploader_employee_id: uploader.employeeId,
    uploader_name: uploader.name,
  }));
  await tx.insertInto('images').values(rows).execute().catch(refuseTakenName);
}

export async function renameImage(tx: TenantTx, { id }: Image, filename: string): Promise<void> {
  await tx
    .updateTable('images')
    .set({ filename })
    .where('id', '=', id)
    .execute()
    .catch(refuseTakenName);
}

/** Deletes an image; the file is released when no other image uses it. */
export async function deleteImage(tx: TenantTx, { id }: Image): Promise<void> {
  await tx.deleteFrom('images').where('id', '=', id).execute();
}

/** A file name is unique within its owner; the database decides, so that two uploads at once cannot both win. */
function refuseTakenName(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '23505') {
    throw new HttpProblem('filename-taken', {}, { cause: error });
  }
  throw error;
}
