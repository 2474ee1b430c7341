import { randomUUIDv7 } from 'node:crypto';
import { getAt } from '../companies/company.ts';
import type { DemoDocument } from './choice.ts';

type Owners = Record<'projects' | 'clients' | 'employees', readonly string[]>;

const createLink = (owner: DemoDocument['owner'], ids: Owners) =>
  owner && {
    [`${owner.type}_id`]: getAt(ids[`${owner.type}s`], owner.index),
  };

/** The rows of documents and of their versions. */
export function createDocumentRows(
  documents: readonly DemoDocument[],
  { ids, uploader }: { ids: Owners; uploader: string },
) {
  const made = documents.map((document) => ({ ...document, id: randomUUIDv7() }));
  return {
    documents: made.map(({ id, title, kind, owner, visible, validUntil }) => ({
      id,
      title,
      kind,
      ...createLink(owner, ids),
      visible_to_workers: visible,
      available_offline: visible && kind === 'safety',
      valid_until: validUntil,
    })),
    document_versions: made.flatMap(({ id, versions }) =>
      versions.map(({ filename, uploadedAt, file }, index) => ({
        id: randomUUIDv7(),
        document_id: id,
        number: index + 1,
        filename,
        stored_file_id: file.id,
        uploaded_at: uploadedAt,
        uploader_name: uploader,
      })),
    ),
  };
}
