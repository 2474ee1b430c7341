import type { OwnDocument } from '@ploegplan/contract/documents/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { sortDutch } from '../database/order.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import type { DocumentFile } from './files.ts';

/** The documents that the office shows on a planning item: its own, and those of its project and client. Only the current files. */
const onItem = (tx: TenantTx, itemId: string) =>
  tx
    .selectFrom('documents as document')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('document_versions as one')
          .select(['one.id', 'one.filename', 'one.stored_file_id'])
          .whereRef('one.document_id', '=', 'document.id')
          .orderBy('one.number', 'desc')
          .limit(1)
          .as('current'),
      (join) => join.onTrue(),
    )
    .innerJoin('stored_files as file', 'file.id', 'current.stored_file_id')
    .where('document.deleted_at', 'is', null)
    .where('document.visible_to_workers', '=', true)
    .where(
      sql<boolean>`exists (
        select from planning_items item left join projects project on project.id = item.project_id
         where item.id = ${itemId}
           and (document.planning_item_id = item.id or document.project_id = item.project_id
             or document.client_id = coalesce(project.client_id, item.client_id)))`,
    )
    .select([
      'document.id',
      'document.title',
      'document.kind',
      'current.filename',
      'current.id as versionId',
      'document.available_offline as availableOffline',
      'file.id as fileId',
      'file.content_type as contentType',
      'file.size_bytes as sizeBytes',
    ]);

/** Without a check of who asks: the caller knows that the item is one of the employee. */
export async function listDocumentsOnItem(tx: TenantTx, itemId: string): Promise<OwnDocument[]> {
  const rows = await onItem(tx, itemId)
    .orderBy('document.title', sortDutch)
    .orderBy('document.id')
    .limit(limits.listRows)
    .execute();
  return rows.map(({ fileId: _, ...document }) => document as OwnDocument);
}

/** The current file of one of these; undefined for any other document. */
export const findDocumentOnItem = (
  tx: TenantTx,
  itemId: string,
  documentId: string,
): Promise<DocumentFile | undefined> =>
  onItem(tx, itemId).where('document.id', '=', documentId).executeTakeFirst();
