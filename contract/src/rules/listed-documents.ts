import type { Document, ListedDocument } from '../documents.schemas.ts';

/** The whole document of a row in the list. */
export function documentOfRow({ file, planned, ...row }: ListedDocument): Document {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    clientId: row.clientId ?? null,
    projectId: row.projectId ?? null,
    employeeId: row.employeeId ?? null,
    planningItemId: row.planningItemId ?? null,
    planned: planned
      ? {
          date: planned.date,
          projectId: planned.projectId ?? null,
          clientId: planned.clientId ?? null,
        }
      : null,
    visibleToWorkers: row.visibleToWorkers ?? false,
    availableOffline: row.availableOffline ?? false,
    validUntil: row.validUntil ?? null,
    file: {
      id: file.id,
      number: file.number ?? 1,
      filename: file.filename,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      uploadedAt: file.uploadedAt,
      uploadedBy: file.uploadedBy ?? '',
    },
    deleted: row.deleted ?? false,
    version: row.version ?? 1,
  };
}
