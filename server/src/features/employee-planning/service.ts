import { getToday } from '@ploegplan/contract/dates/dates';
import {
  type EmployeePlanningItem,
  HoursPatch,
  type NewOtherWork,
  type OpenProject,
} from '@ploegplan/contract/employee-planning/schemas';
import { hours } from '@ploegplan/contract/fields';
import { isOwnImage } from '@ploegplan/contract/images/ownership';
import { limits } from '@ploegplan/contract/limits';
import type { OwnDay, WorkDay } from '@ploegplan/contract/work-days/schemas';
import * as z from 'zod/mini';
import type { DocumentFile } from '../../platform/documents/files.ts';
import { findDocumentOnItem, listDocumentsOnItem } from '../../platform/documents/on-items.ts';
import {
  deleteImage,
  findDayImage,
  hidesRangeImage,
  listDayImages,
} from '../../platform/gallery/repository.ts';
import type { Image } from '../../platform/gallery/rows.ts';
import { createUnknownReference, HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { shownRichText } from '../../platform/rich-text.ts';
import { listScaffoldsOnItem } from '../../platform/scaffolds/own.ts';
import type { EmployeeSession } from '../../platform/sessions/access.ts';
import { allowsOtherWork } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listWorkDays, readOwnDayTimes, writeWorkDay } from '../../platform/work-days.ts';
import { findOwnItem, listOwnItems } from './own-items.ts';
import {
  insertOtherWork,
  isEmployeeInServiceOn,
  isInServiceOnDay,
  listCrewNotes,
  listOpenProjects,
  lockEmployee,
  lockItems,
  recordHours,
  requireOpenHours,
  sumDayQuarters,
} from './repository.ts';

/** A form has hours as text, empty for cleared, as null in JSON. */
const hoursField = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^(\d{1,2}(\.\d{1,2})?)?$/)),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  z.nullable(hours),
);

export const HoursForm = z.extend(HoursPatch, { hoursWorked: z.optional(hoursField) });

/** An item to which the employee is assigned, with what the office shows on it and notes for the crew, its images and those of its range; throws a 404 otherwise. */
export async function showOwnItem(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  itemId: string,
): Promise<EmployeePlanningItem> {
  const item = requireFound(await findOwnItem(tx, employeeId, itemId));
  const imagesInfo = await listDayImages(tx, itemId);
  const crewNotes = (await listCrewNotes(tx, employeeId, itemId)).map((note) => ({
    ...note,
    text: shownRichText(note.text),
  }));
  const documents = await listDocumentsOnItem(tx, itemId);
  const scaffolds = await listScaffoldsOnItem(tx, employeeId, itemId);
  const images = imagesInfo.map(({ filename }) => filename);
  return { ...item, crewNotes, images, imagesInfo, documents, ...(scaffolds && { scaffolds }) };
}

export async function findOwnItemImage(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  itemId: string,
  filename: string,
): Promise<Image> {
  requireFound(await findOwnItem(tx, employeeId, itemId));
  return requireFound(await findDayImage(tx, itemId, filename));
}

export async function findOwnItemDocument(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  { id, documentId }: { id: string; documentId: string },
): Promise<DocumentFile> {
  requireFound(await findOwnItem(tx, employeeId, id));
  return requireFound(await findDocumentOnItem(tx, id, documentId));
}

/** Records hours and notes. More hours than a day has, and those on a day out of service, are rejected; fewer hours never are. */
export async function recordOwnHours(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  itemId: string,
  change: z.output<typeof HoursPatch>,
): Promise<void> {
  const before = change.hoursWorked ? await sumDayQuarters(tx, employeeId, itemId) : 0;
  if (!(await recordHours(tx, employeeId, itemId, change))) throw new HttpProblem('not-found');
  if (!change.hoursWorked) return;
  const after = await sumDayQuarters(tx, employeeId, itemId);
  if (after <= before) return;
  if (after > limits.quartersOfDay) throw createHoursProblem('too-many-hours');
  if (!(await isInServiceOnDay(tx, employeeId, itemId))) throw createHoursProblem('not-in-service');
}

/**
 * Records the times of an own day and the hours of its works, all or none. What the office corrected stays: it is rejected, as is a day of a
 * worker who is not asked for times.
 */
export async function recordOwnDay(
  tx: TenantTx,
  session: EmployeeSession,
  { date, works, ...day }: OwnDay,
): Promise<{ day: WorkDay; items: EmployeePlanningItem[] }> {
  const { employeeId } = session;
  if (!(await readOwnDayTimes(tx, employeeId))) throw new HttpProblem('forbidden');
  await lockItems(
    tx,
    works.map(({ id }) => id),
  );
  const own = new Set((await listOwnItems(tx, employeeId, date, date)).map(({ id }) => id));
  if (works.some(({ id }) => !own.has(id))) throw new HttpProblem('not-found');
  for (const { id, hoursWorked } of works) await recordOwnHours(tx, session, id, { hoursWorked });
  await lockEmployee(tx, employeeId);
  const range = { from: date, to: date };
  const [before] = await listWorkDays(tx, range, employeeId);
  if (before?.isCorrected) throw new HttpProblem('hours-corrected');
  if (!before && !(await isEmployeeInServiceOn(tx, employeeId, date))) {
    throw new HttpProblem('not-in-service', {
      fields: [{ field: 'startTime', code: 'not-in-service' }],
    });
  }
  await writeWorkDay(tx, { employeeId, date }, day, { isCorrected: false });
  const [stored] = await listOwnDays(tx, session, range);
  const items = await listOwnItems(tx, employeeId, date, date);
  return { day: requireFound(stored), items };
}

/** Lists the times and travel of the own days. */
export async function listOwnDays(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  range: { from: string; to: string },
): Promise<WorkDay[]> {
  const days = await listWorkDays(tx, range, employeeId);
  return days.map(({ employeeId: _, ...day }) => day);
}

const createHoursProblem = (code: 'too-many-hours' | 'not-in-service') =>
  new HttpProblem(code, { fields: [{ field: 'hoursWorked', code }] });

/** The projects of other work; rejected where the company does not allow it. */
export async function showOpenProjects(tx: TenantTx): Promise<OpenProject[]> {
  if (!(await allowsOtherWork(tx))) throw new HttpProblem('forbidden');
  return listOpenProjects(tx);
}

/** Records hours on a project without planning, until today; a repeated call changes nothing. */
export async function addOtherWork(
  tx: TenantTx,
  session: EmployeeSession,
  work: NewOtherWork,
): Promise<void> {
  const { employeeId } = session;
  await lockEmployee(tx, employeeId);
  if (await findOwnItem(tx, employeeId, work.id)) return;
  const projects = await showOpenProjects(tx);
  if (!projects.some(({ id }) => id === work.projectId)) throw createUnknownReference('projectId');
  if (work.date > getToday()) {
    throw new HttpProblem('validation', { fields: [{ field: 'date', code: 'in-future' }] });
  }
  await requireOpenHours(tx, employeeId, work);
  // The id is of work of somebody else.
  if (!(await insertOtherWork(tx, employeeId, work))) throw new HttpProblem('not-found');
  const { hoursWorked, notes } = work;
  await recordOwnHours(tx, session, work.id, { hoursWorked, notes });
}

/** Rejects names of new images that the range of the item has: of one name only the image of the item is shown. */
export async function requireShownBeside(
  tx: TenantTx,
  itemId: string,
  names: readonly string[],
): Promise<void> {
  if (await hidesRangeImage(tx, itemId, names)) throw new HttpProblem('filename-taken');
}

/** Deletes an image that the employee uploaded; rejects others. */
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
