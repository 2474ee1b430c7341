import { randomUUIDv7 } from 'node:crypto';
import type {
  Document,
  DocumentKind,
  DocumentUpdate,
  DocumentVersion,
  NewDocument,
} from '@ploegplan/contract/documents/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { RecordHistoryEntry } from '@ploegplan/contract/work/schemas';
import { sql } from 'kysely';
import type { DocumentFile } from '../../platform/documents/files.ts';
import { createUnknownReference, HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { listRecordChanges } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce, updateVersion } from '../../platform/versioned-rows.ts';

const selectVersions = (tx: TenantTx) =>
  tx
    .selectFrom('document_versions as one')
    .innerJoin('stored_files as file', 'file.id', 'one.stored_file_id')
    .select([
      'one.id',
      'one.number',
      'one.filename',
      'file.content_type as contentType',
      'file.size_bytes as sizeBytes',
      sql<string>`to_char(one.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'uploadedAt',
      ),
      'one.uploader_name as uploadedBy',
    ]);

const selectDocuments = (tx: TenantTx) =>
  tx
    .selectFrom('documents as document')
    .innerJoinLateral(
      () =>
        selectVersions(tx)
          .where('one.document_id', '=', sql.ref<string>('document.id'))
          .orderBy('one.number', 'desc')
          .limit(1)
          .as('current'),
      (join) => join.onTrue(),
    )
    .leftJoin('planning_items as item', 'item.id', 'document.planning_item_id')
    .select([
      'document.id',
      'document.title',
      sql<DocumentKind>`document.kind`.as('kind'),
      'document.client_id as clientId',
      'document.project_id as projectId',
      'document.employee_id as employeeId',
      'document.planning_item_id as planningItemId',
      sql<Document['planned']>`case when item.id is not null
        then json_build_object('date', item.date, 'projectId', item.project_id, 'clientId', item.client_id)
      end`.as('planned'),
      'document.visible_to_workers as visibleToWorkers',
      'document.available_offline as availableOffline',
      'document.valid_until as validUntil',
      sql<boolean>`document.deleted_at is not null`.as('deleted'),
      'document.version',
      sql<DocumentVersion>`to_json(current)`.as('file'),
    ]);

const findDocument = (tx: TenantTx, id: string): Promise<Document | undefined> =>
  selectDocuments(tx).where('document.id', '=', id).executeTakeFirst();

/** All documents as JSON text, the newest first; the newest where there are more than `atMost`. */
export async function writeDocuments(
  tx: TenantTx,
  { includingdeleted }: { includingdeleted: boolean },
  atMost: number = limits.documentRows,
): Promise<string> {
  const newest = selectDocuments(tx).orderBy('document.id', 'desc').limit(atMost);
  const shown = includingdeleted ? newest : newest.where('document.deleted_at', 'is', null);
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(listed), '[]')::text as text from (${shown}) listed`.execute(tx);
  return rows[0]?.text ?? '[]';
}

/** The subjects of the change log from which that text is made. */
export const listedSubjects = ['documents', 'document_versions', 'planning_items'];

export const getDocument = async (tx: TenantTx, id: string): Promise<Document> =>
  requireFound(await findDocument(tx, id));

type Fields = Omit<DocumentUpdate, 'version'> | Omit<NewDocument, 'id' | 'fileId' | 'filename'>;

const toColumns = (fields: Fields) => ({
  title: fields.title,
  kind: fields.kind,
  client_id: fields.clientId ?? null,
  project_id: fields.projectId ?? null,
  employee_id: fields.employeeId ?? null,
  planning_item_id: fields.planningItemId ?? null,
  visible_to_workers: fields.visibleToWorkers,
  available_offline: fields.availableOffline,
  valid_until: fields.validUntil ?? null,
});

/** A planning item is not held by a foreign key, because it can be deleted and put back. */
async function requireItem(tx: TenantTx, { planningItemId: id }: Fields): Promise<void> {
  if (!id) return;
  const item = await tx
    .selectFrom('planning_items')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) throw createUnknownReference('planningItemId');
}

export async function insertDocument(
  tx: TenantTx,
  { id, ...fields }: Fields & { id: string },
): Promise<boolean> {
  await requireItem(tx, fields);
  return insertOnce(tx, 'documents', { id, ...toColumns(fields) });
}

export async function updateDocument(
  tx: TenantTx,
  id: string,
  { version, ...fields }: DocumentUpdate,
): Promise<Document> {
  const before = await findDocument(tx, id);
  if (fields.planningItemId !== before?.planningItemId) await requireItem(tx, fields);
  const row = { id, version, ...toColumns(fields) };
  await updateVersion(tx, 'documents', row, () => findDocument(tx, id));
  return getDocument(tx, id);
}

/** Deletes a document, or undoes that; a repeat changes nothing. */
export async function setDeleted(tx: TenantTx, id: string, deleted: boolean): Promise<Document> {
  await tx
    .updateTable('documents')
    .set({
      deleted_at: deleted ? sql<Date>`now()` : null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .execute();
  return getDocument(tx, id);
}

interface NewVersion {
  id?: string | undefined;
  documentId: string;
  filename: string;
  fileId: string;
  uploaderName: string;
}

/** Adds a file to a document, unless it has the version with this id; returns whether it did. Simultaneous ones wait for each other. */
export async function addVersion(tx: TenantTx, added: NewVersion): Promise<boolean> {
  const { id = randomUUIDv7(), documentId, filename, fileId, uploaderName } = added;
  const document = await tx
    .selectFrom('documents')
    .select('deleted_at')
    .where('id', '=', documentId)
    .forUpdate()
    .executeTakeFirst();
  const held = await tx
    .selectFrom('document_versions')
    .select('document_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (held?.document_id === documentId) return false;
  if (held) throw createTakenProblem();
  // A file of a deleted document would go with it.
  requireFound(document?.deleted_at === null || undefined);
  const { number } = await tx
    .selectFrom('document_versions')
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  if (number > limits.documentVersions) throw createTooManyProblem();
  const names = { filename, uploader_name: uploaderName };
  await tx
    .insertInto('document_versions')
    .values({ id, document_id: documentId, number, stored_file_id: fileId, ...names })
    .execute();
  return true;
}

const createInvalidProblem = (field: string, code: string) =>
  new HttpProblem('validation', { fields: [{ field, code }] });
const createTakenProblem = () => createInvalidProblem('id', 'taken');
const createTooManyProblem = () => createInvalidProblem('files', 'too-many-versions');

/** The newest file comes first. */
export async function listVersions(tx: TenantTx, documentId: string): Promise<DocumentVersion[]> {
  await getDocument(tx, documentId);
  return selectVersions(tx)
    .where('one.document_id', '=', documentId)
    .orderBy('one.number', 'desc')
    .execute();
}

/** A deleted document can be read like any other until it is removed for good. */
export const findFile = (
  tx: TenantTx,
  { id, versionId }: { id: string; versionId: string },
): Promise<DocumentFile | undefined> =>
  selectVersions(tx)
    .select('file.id as fileId')
    .where('one.document_id', '=', id)
    .where('one.id', '=', versionId)
    .executeTakeFirst();

const fieldsByColumn = new Map([
  ['title', 'title'],
  ['kind', 'kind'],
  ['client_id', 'clientId'],
  ['project_id', 'projectId'],
  ['employee_id', 'employeeId'],
  ['planning_item_id', 'planningItemId'],
  ['visible_to_workers', 'visibleToWorkers'],
  ['available_offline', 'availableOffline'],
  ['valid_until', 'validUntil'],
]);

export async function readHistory(tx: TenantTx, id: string): Promise<RecordHistoryEntry[]> {
  await getDocument(tx, id);
  return listRecordChanges(tx, 'documents', id, fieldsByColumn);
}
