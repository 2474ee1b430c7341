import {
  type EmployeePlanningItem,
  HoursChange,
} from '@ploegplan/contract/employee-planning-bodies';
import { hours } from '@ploegplan/contract/fields';
import { isOwnImage } from '@ploegplan/contract/rules/images';
import * as z from 'zod/mini';
import {
  deleteImage,
  findImage,
  type Image,
  listImages,
  planningItem,
} from '../../platform/gallery/repository.ts';
import { found, HttpProblem } from '../../platform/http/problem.ts';
import type { EmployeeSession } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findOwnItem, recordHours } from './repository.ts';

/** In a form every field is text; empty hours are cleared hours, as null is in JSON. */
const hoursField = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/)),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  z.nullable(hours),
);

export const HoursForm = z.extend(HoursChange, { hoursWorked: z.optional(hoursField) });

/** An item that the employee is on, with its images; a 404 otherwise. */
export async function showOwnItem(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  itemId: string,
): Promise<EmployeePlanningItem> {
  const item = found(await findOwnItem(tx, employeeId, itemId));
  const imagesInfo = await listImages(tx, planningItem(itemId));
  return { ...item, images: imagesInfo.map(({ filename }) => filename), imagesInfo };
}

/** An image of an item that the employee is on. */
export async function findOwnItemImage(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  itemId: string,
  filename: string,
): Promise<Image> {
  found(await findOwnItem(tx, employeeId, itemId));
  return found(await findImage(tx, planningItem(itemId), filename));
}

/** Records what is given on an item that the employee is on. */
export async function recordOwnHours(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  itemId: string,
  change: z.output<typeof HoursChange>,
): Promise<void> {
  if (!(await recordHours(tx, employeeId, itemId, change))) throw new HttpProblem('not-found');
}

/** Employees delete what they added themselves, and nothing else. */
export async function removeOwnImage(
  tx: TenantTx,
  session: EmployeeSession,
  itemId: string,
  filename: string,
): Promise<void> {
  const image = await findOwnItemImage(tx, session, itemId, filename);
  if (!isOwnImage(session.employeeId, image.info)) throw new HttpProblem('not-uploader');
  await deleteImage(tx, image);
}
