import { randomUUIDv7 } from 'node:crypto';
import type { ImageAttachment } from '@ploegplan/contract/images/schemas';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { HttpProblem } from '../http/problem.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { createNameChooser } from './free-names.ts';
import {
  demandOwners,
  getOwnerColumn,
  type ImageOwner,
  isSameOwner,
  keepItems,
  lockImages,
  ownerTypes,
} from './owners.ts';

interface Source {
  owner: ImageOwner;
  filename: string;
}

interface SourceImage extends Source {
  id: string;
  fileId: string;
}

/** Copies or moves images to an owner, all or none. What the owner has already, by its file, is not added again. */
export async function attachImages(
  tx: TenantTx,
  { targetType, targetId, mode, items }: z.output<typeof ImageAttachment>,
): Promise<ImageOwner> {
  const target = { type: targetType, id: targetId };
  const sources = items.map(({ sourceType: type, sourceId: id, filename }) => ({
    owner: { type, id },
    filename,
  }));
  const owners = [target, ...sources.map(({ owner }) => owner)];
  await demandOwners(tx, ...owners);
  await keepItems(tx, owners);
  // Two moves in opposite directions would each hold the files whose images the other deletes, and deadlock.
  await lockImages(tx, ...(mode === 'move' ? owners : [target]));
  const images = await findSources(tx, sources, mode === 'move');
  await keepFiles(tx, images);
  await addCopies(tx, target, images);
  if (mode === 'move') {
    await removeImages(
      tx,
      images.filter(({ owner }) => !isSameOwner(owner, target)),
    );
  }
  return target;
}

const createMissingProblem = (index: number) =>
  new HttpProblem('not-found', { fields: [{ field: `items.${index}`, code: 'not-found' }] });

/** The images in the order of the sources; those that will leave are locked, in one order. */
async function findSources(
  tx: TenantTx,
  sources: readonly Source[],
  leave: boolean,
): Promise<SourceImage[]> {
  const images: SourceImage[] = [];
  for (const type of ownerTypes) {
    const sourcesOfType = sources.filter(({ owner }) => owner.type === type);
    if (sourcesOfType.length === 0) continue;
    const column = getOwnerColumn({ type });
    const rows = await tx
      .selectFrom('images')
      .select(['id', 'filename', 'stored_file_id as fileId', column])
      .where(column, 'in', [...new Set(sourcesOfType.map(({ owner }) => owner.id))])
      .where('filename', 'in', [...new Set(sourcesOfType.map(({ filename }) => filename))])
      .orderBy('id')
      .$if(leave, (query) => query.forUpdate())
      .execute();
    for (const { id, filename, fileId, ...row } of rows) {
      images.push({ id, filename, fileId, owner: { type, id: row[column] ?? '' } });
    }
  }
  return sources.map((source, index) => {
    const image = images.find(
      ({ owner, filename }) => isSameOwner(owner, source.owner) && filename === source.filename,
    );
    if (!image) throw createMissingProblem(index);
    return image;
  });
}

/** Locks the files, so that the last image of one is not deleted before it is copied. */
async function keepFiles(tx: TenantTx, images: readonly SourceImage[]): Promise<void> {
  const rows = await tx
    .selectFrom('stored_files')
    .select('id')
    .where('id', 'in', [...new Set(images.map(({ fileId }) => fileId))])
    .where('state', '=', 'stored')
    .orderBy('id')
    .forKeyShare()
    .execute();
  const presentIds = new Set(rows.map(({ id }) => id));
  const missingIndex = images.findIndex(({ fileId }) => !presentIds.has(fileId));
  if (missingIndex >= 0) throw createMissingProblem(missingIndex);
}

/** Adds images of the same files, with their uploader and date. */
async function addCopies(
  tx: TenantTx,
  target: ImageOwner,
  images: readonly SourceImage[],
): Promise<void> {
  const column = getOwnerColumn(target);
  const present = await tx
    .selectFrom('images')
    .select(['filename', 'stored_file_id as fileId'])
    .where(column, '=', target.id)
    .execute();
  const files = new Set(present.map(({ fileId }) => fileId));
  const chooseName = createNameChooser(present.map(({ filename }) => filename));
  const copies = images.flatMap(({ id: source, filename, fileId }) => {
    if (files.has(fileId)) return [];
    files.add(fileId);
    return [{ id: randomUUIDv7(), source, filename: chooseName(filename) }];
  });
  if (copies.length === 0) return;
  await sql`
    insert into images (id, ${sql.ref(column)}, filename, stored_file_id, uploaded_at, uploader_employee_id, uploader_name)
    select copy.id, ${target.id}, copy.filename, stored_file_id, uploaded_at, uploader_employee_id, uploader_name
      from json_to_recordset(${JSON.stringify(copies)}::json) as copy (id uuid, source uuid, filename text)
      join images on images.id = copy.source`.execute(tx);
}

async function removeImages(tx: TenantTx, images: readonly SourceImage[]): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map(({ id }) => id);
  await tx.deleteFrom('images').where('id', 'in', ids).execute();
}
