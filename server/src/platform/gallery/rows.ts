import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { type RawBuilder, sql } from 'kysely';
import { writeFirstOf } from '../database/first-of.ts';
import type { StoredFile } from '../storage/repository.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { getOwnerColumn, ownerTypes } from './owners.ts';

export interface Image {
  id: string;
  info: ImageInfo;
  file: StoredFile & { previewsUsedOn: string | null };
}

const firstOf = (...columns: string[]) => sql<string | null>`${sql.raw(writeFirstOf(...columns))}`;

/**
 * Images with what they belong to. The client and the project are those of the owner, or of the planned work; of a range
 * those of its first day. Images of a range without items are left out, because that range does not exist.
 */
export const selectImageRows = (tx: TenantTx) =>
  tx
    .selectFrom('images')
    .innerJoin('stored_files as file', 'file.id', 'images.stored_file_id')
    .leftJoin('planning_items as item', 'item.id', 'images.planning_item_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('planning_items')
          .select(['id', 'project_id', 'client_id'])
          .whereRef('range_id', '=', 'images.planning_range_id')
          .orderBy('date')
          .orderBy('id')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .leftJoin('scaffold_events as event', 'event.id', 'images.scaffold_event_id')
    .leftJoin('scaffold_reports as report', 'report.id', 'images.scaffold_report_id')
    .leftJoin('scaffolds as scaffold', (join) =>
      join.on(
        'scaffold.id',
        '=',
        firstOf('images.scaffold_id', 'event.scaffold_id', 'report.scaffold_id'),
      ),
    )
    .leftJoin('projects as project', (join) =>
      join.on(
        'project.id',
        '=',
        firstOf('images.project_id', 'item.project_id', 'first.project_id', 'scaffold.project_id'),
      ),
    )
    .where((eb) =>
      eb.or([eb('images.planning_range_id', 'is', null), eb('first.id', 'is not', null)]),
    )
    .select((eb) => [
      'images.id',
      'images.filename',
      'images.uploaded_at',
      'images.client_id',
      'images.project_id',
      'images.planning_item_id',
      'images.planning_range_id',
      'images.slip_id',
      'images.scaffold_id',
      'images.scaffold_event_id',
      'images.scaffold_report_id',
      'uploader_name',
      'uploader_employee_id',
      'item.date as planningDate',
      'project.id as projectId',
      eb.fn
        .coalesce('images.client_id', 'project.client_id', 'item.client_id', 'first.client_id')
        .as('clientId'),
      'file.id as fileId',
      'content_type as contentType',
      'size_bytes as sizeBytes',
      'width',
      'height',
      'previews_used_on as previewsUsedOn',
    ]);

/** A statement that gives ids of images by indexes: an `or` over several columns would read all images of the tenant. */
export type ImageIds = RawBuilder<{ id: string }>;

/** Selects the images of an item, or of a range with its days. */
export const selectPlanningImageIds = (id: string): ImageIds => sql`
  select id from images where planning_item_id = ${id}
  union all
  select id from images where planning_range_id = ${id}
  union all
  select id from images where planning_item_id in (select id from planning_items where range_id = ${id})`;

type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImageRows>['execute']>>[number];

function getOwner(row: ImageRow) {
  for (const type of ownerTypes) {
    const id = row[getOwnerColumn({ type })];
    if (id !== null) return { entityType: type, entityId: id };
  }
  throw new Error('An image without an owner, which the database rules out');
}

export function toImage(row: ImageRow): Image {
  const { id, fileId, width, height, filename, contentType, sizeBytes, previewsUsedOn } = row;
  const { clientId, projectId, planning_item_id: planningId } = row;
  const uploadDate = row.uploaded_at.toISOString();
  const info: ImageInfo = {
    filename,
    fileName: filename,
    contentType,
    uploadDate,
    sizeBytes,
    clientId,
    projectId,
    planningId,
    planningDate: row.planningDate,
    uploaderEmployeeName: row.uploader_name,
    uploaderEmployeeId: row.uploader_employee_id,
    metadata: {
      ...getOwner(row),
      'client-id': clientId,
      'project-id': projectId,
      'planning-item-id': planningId,
      uploadDate,
      contentType,
      'uploaded-by-employee-name': row.uploader_name,
      'uploaded-by-employee-id': row.uploader_employee_id,
    },
  };
  const file = { id: fileId, width, height, contentType, sizeBytes, previewsUsedOn };
  return { id, info, file };
}
