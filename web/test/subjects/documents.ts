import { documents } from '@ploegplan/contract/documents/endpoints';
import { Document, DocumentVersion } from '@ploegplan/contract/documents/schemas';
import { images } from '@ploegplan/contract/images/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { page } from 'vitest/browser';
import { Rejected, TestApi } from '../api.ts';
import { namesOf, rowsOf } from '../lists.ts';

export const kade = sample(Project, { title: 'Kade 12' });
export const form = page.getByRole('dialog', { name: /^Document (toevoegen|wijzigen)$/ });
export const drawerOf = (title: string) => page.getByRole('dialog', { name: title });
export const names = () => namesOf(rowsOf('Documenten'));

const versionOf = (filename: string, values: Partial<DocumentVersion> = {}): DocumentVersion =>
  sample(DocumentVersion, {
    number: 1,
    filename,
    contentType: 'application/pdf',
    sizeBytes: 2_048,
    uploadedBy: 'Ann',
    ...values,
  });

export const documentOf = (title: string, values: Partial<Document> = {}): Document =>
  sample(Document, { title, kind: 'safety', file: versionOf(`${title}.pdf`), ...values });

export const file = (name: string) => new File(['inhoud'], name, { lastModified: 1 });

/** A test API that stores changes of these documents. */
export function documentsApi(...rows: Document[]): TestApi {
  const api = new TestApi();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const put = (row: Document) => {
    stored.set(row.id, row);
    return row;
  };
  const at = (id: string) => {
    const row = stored.get(id);
    if (!row) throw new Rejected(404, 'not-found');
    return row;
  };
  const change = (id: string, values: Partial<Document>) => {
    const row = at(id);
    return put({ ...row, ...values, version: row.version + 1 });
  };
  api.answer(projects.list, [kade]);
  api.answer(images.storage, { usedBytes: 0, limitBytes: null });
  api.answer(documents.list, () => [...stored.values()]);
  api.answer(documents.create, ({ body }) => {
    const { id = '', fileId = '', filename = '', title, kind, visibleToWorkers } = body;
    const { projectId = null, validUntil = null, availableOffline } = body;
    const made = {
      id,
      title,
      kind,
      visibleToWorkers,
      availableOffline,
      projectId,
      validUntil,
      version: 1,
    };
    return put(sample(Document, { ...made, file: versionOf(filename, { id: fileId }) }));
  });
  api.answer(documents.update, ({ params, body: { version, ...values } }) => {
    const current = at(params.id);
    if (current.version !== version) throw new Rejected(409, 'stale-version', { current });
    return change(params.id, values);
  });
  api.answer(documents.addVersion, ({ params, body }) => {
    const { number } = at(params.id).file;
    return change(params.id, {
      file: versionOf(body.filename ?? '', { id: body.id ?? '', number: number + 1 }),
    });
  });
  api.answer(documents.versions, ({ params }) => [at(params.id).file]);
  api.answer(documents.remove, ({ params }) => void change(params.id, { deleted: true }));
  api.answer(documents.restore, ({ params }) => change(params.id, { deleted: false }));
  return api;
}
