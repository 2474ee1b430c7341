import { isOwnImage } from '@ploegplan/contract/images/ownership';
import type { ImageInfo, ImageRename } from '@ploegplan/contract/images/schemas';
import { isEmployee, mayPass } from '@ploegplan/contract/session/access';
import { renameFile } from '@ploegplan/contract/values/filenames';
import type * as z from 'zod/mini';
import { demandOwners, type ImageOwner } from '../../platform/gallery/owners.ts';
import {
  findDayImage,
  findImage,
  listImages,
  renameImage,
} from '../../platform/gallery/repository.ts';
import type { Image } from '../../platform/gallery/rows.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { cleanFilename } from '../../platform/images/filename.ts';
import type { Session } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { isOnItem } from './repository.ts';

/** The images of an owner that exists. */
export async function listOwned(tx: TenantTx, owner: ImageOwner): Promise<ImageInfo[]> {
  await demandOwners(tx, owner);
  return listImages(tx, owner);
}

export const findOwned = async (tx: TenantTx, owner: ImageOwner, filename: string) =>
  requireFound(await findImage(tx, owner, filename));

type Rename = z.output<typeof ImageRename>;

/** Renames an image: the office every one, an employee only an own one on an item planned for them. The new name is cleaned like that of an upload. */
export async function renameOwned(
  tx: TenantTx,
  session: Session,
  { sourceType, sourceId, filename, newFilename }: Rename,
): Promise<ImageInfo> {
  const owner = { type: sourceType, id: sourceId };
  const isOffice = mayPass('admin', session);
  const image = isOffice
    ? await findOwned(tx, owner, filename)
    : await findOwn(tx, session, owner, filename);
  const name = nameFor(image, newFilename);
  if (name === filename) return image.info;
  // On the day of an item images of its range are shown too, and one name would hide the other.
  if (!isOffice && (await findDayImage(tx, sourceId, name))) {
    throw new HttpProblem('filename-taken');
  }
  await renameImage(tx, image, name);
  return { ...image.info, filename: name, fileName: name };
}

/** An image that the employee uploaded, and sees on an item: its own or of its range. */
async function findOwn(
  tx: TenantTx,
  session: Session,
  { type, id }: ImageOwner,
  filename: string,
): Promise<Image> {
  const seesItem =
    type === 'planningitem' && isEmployee(session) && (await isOnItem(tx, id, session.employeeId));
  if (!seesItem) throw new HttpProblem('not-found');
  const image = requireFound(await findDayImage(tx, id, filename));
  if (!isOwnImage(session.employeeId, image.info)) throw new HttpProblem('not-uploader');
  return image;
}

function nameFor({ info }: Image, preferred: string): string {
  const name = renameFile(info.filename, preferred);
  return name === null ? info.filename : cleanFilename(name);
}
