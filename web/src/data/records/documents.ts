import { createStore, useStore } from '@mantine/store';
import { documents } from '@ploegplan/contract/documents/endpoints';
import {
  type Document,
  type DocumentKind,
  type DocumentUpdate,
  type DocumentVersion,
  hasWorkers,
} from '@ploegplan/contract/documents/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call, getUrl } from '../../lib/api/call.ts';
import { upload } from '../../lib/api/upload.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

/** The document in a form; a new one comes with its file. */
export interface DocumentValues extends Omit<DocumentUpdate, 'version'> {
  upload?: File | null;
}

export const documentsSort = createRememberedSort('documentsSort', 'date', true);

/** The share of each upload that was sent, from 0 to 1, by the id of its document. */
const shares = createStore<Readonly<Record<string, number | undefined>>>({});
const showShare = (id: string, share: number | undefined) =>
  shares.setState((now) => ({ ...now, [id]: share }));

export const useUploadShare = (documentId: string): number | undefined =>
  useStore(shares)[documentId];

/** The id of each picked file, so that one that is sent again is stored once. */
const fileIds = new WeakMap<File, string>();

function getFileId(file: File): string {
  const id = fileIds.get(file) ?? uuidv7();
  fileIds.set(file, id);
  return id;
}

/** A document for workers needs planning on which they find it, and one kept on their phones must be for workers. */
function toColumns({ upload: _, ...values }: DocumentValues) {
  const visibleToWorkers = values.visibleToWorkers && hasWorkers(values);
  return {
    ...values,
    visibleToWorkers,
    availableOffline: values.availableOffline && visibleToWorkers,
  };
}

const toFlag = (isOn: boolean) => (isOn ? ('true' as const) : ('false' as const));

function create(id: string, values: DocumentValues): Promise<Document> {
  const file = values.upload;
  if (!file) throw new Error('A new document needs a file');
  const { visibleToWorkers, availableOffline, ...sent } = toColumns(values);
  const entries = Object.entries(sent).filter(([, value]) => value !== null);
  const body = {
    ...(Object.fromEntries(entries) as { title: string; kind: DocumentKind }),
    id,
    fileId: getFileId(file),
    filename: file.name,
    visibleToWorkers: toFlag(visibleToWorkers),
    availableOffline: toFlag(availableOffline),
  };
  const request = { body, files: [file] };
  return upload(documents.create, request, (share) => showShare(id, share)).finally(() =>
    showShare(id, undefined),
  );
}

export const documentData = recordData({
  subject: 'documents',
  nouns: () => ({ one: 'Document', many: 'Documenten' }),
  named: 'title',
  list: ({ signal }) => call(documents.list, { query: { includingdeleted: 'true' }, signal }),
  create,
  update: ({ id, version }, values: DocumentValues) =>
    call(documents.update, { params: { id }, body: { ...toColumns(values), version } }),
  remove: (id) => call(documents.remove, { params: { id } }),
  restore: (id) => call(documents.restore, { params: { id } }),
});

/** Sends a newer file of a document; repeated with the same file it is the same version. */
export async function addVersion(cache: QueryClient, id: string, file: File): Promise<void> {
  const body = { id: getFileId(file), filename: file.name };
  const request = { params: { id }, body, files: [file] };
  try {
    const row = await upload(documents.addVersion, request, (share) => showShare(id, share));
    documentData.show(cache, row);
  } finally {
    showShare(id, undefined);
  }
  await cache.invalidateQueries({ queryKey: ['documents'] });
}

export const documentVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'versions', id],
    queryFn: ({ signal }) => call(documents.versions, { params: { id }, signal }),
  });

export const documentHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'history', id],
    queryFn: ({ signal }) => call(documents.history, { params: { id }, signal }),
  });

/** The address of a file: to show it within a page, or to download it. */
export const getDocumentFileUrl = (
  id: string,
  version: Pick<DocumentVersion, 'id'>,
  { download = false } = {},
): string =>
  getUrl(documents.file, {
    params: { id, versionId: version.id },
    ...(download && { query: { download: 'true' } }),
  });
