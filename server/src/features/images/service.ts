import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { isEmployee, mayPass } from '@ploegplan/contract/rules/access';
import { renamed } from '@ploegplan/contract/rules/filenames';
import { isOwnImage } from '@ploegplan/contract/rules/images';
import {
  findImage,
  type Image,
  type ImageOwner,
  planningItem,
  renameImage,
} from '../../platform/gallery/repository.ts';
import { found, HttpProblem } from '../../platform/http/problem.ts';
import { cleanFilename } from '../../platform/images/filename.ts';
import type { Session } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { isOnItem, itemExists } from './repository.ts';

/** The planning item as an owner of images; throws a 404 when it does not exist. */
export async function demandItem(tx: TenantTx, itemId: string): Promise<ImageOwner> {
  if (!(await itemExists(tx, itemId))) throw new HttpProblem('not-found');
  return planningItem(itemId);
}

export const findItemImage = async (tx: TenantTx, itemId: string, filename: string) =>
  found(await findImage(tx, planningItem(itemId), filename));

interface Rename {
  sourceId: string;
  filename: string;
  newFilename: string;
}

/** Renames an image of an item that the user may see: the office every image, an employee only an own one. The new name is cleaned like that of an upload. */
export async function renameItemImage(
  tx: TenantTx,
  session: Session,
  { sourceId, filename, newFilename }: Rename,
): Promise<ImageInfo> {
  const isOffice = mayPass('admin', session);
  const seesItem =
    isOffice || (isEmployee(session) && (await isOnItem(tx, sourceId, session.employeeId)));
  if (!seesItem) throw new HttpProblem('not-found');
  const image = await findItemImage(tx, sourceId, filename);
  if (!isOffice && !isOwnImage(session.employeeId, image.info))
    throw new HttpProblem('not-uploader');
  const name = nameFor(image, newFilename);
  if (name !== filename) await renameImage(tx, image, name);
  return { ...image.info, filename: name };
}

function nameFor({ info }: Image, wanted: string): string {
  const name = renamed(info.filename, wanted);
  return name === null ? info.filename : cleanFilename(name);
}
