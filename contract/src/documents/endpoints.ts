import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, queryFlag } from '../fields.ts';
import { recordEndpoints } from '../record-endpoints.ts';
import { RecordHistory } from '../work/schemas.ts';
import {
  Document,
  DocumentUpdate,
  DocumentVersion,
  DocumentView,
  documentFileParams,
  NewDocument,
  NewDocumentVersion,
} from './schemas.ts';

/** What may be wrong with an uploaded file. */
const uploadErrors = [
  'too-large',
  'unsupported-media-type',
  'storage-full',
  'storage-limit',
] as const;

const { get, update, remove, restore } = recordEndpoints('/documents', 'document', {
  row: Document,
  added: NewDocument,
  updated: DocumentUpdate,
});

export const documents = {
  list: endpoint('GET', '/documents', {
    access: 'admin',
    summary: 'All documents, in no order',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Document),
  }),
  get,
  update,
  remove,
  restore,
  create: endpoint('POST', '/documents', {
    access: 'admin',
    summary: 'Create a document with its first file',
    body: NewDocument,
    bodyKind: 'multipart',
    response: Document,
    errors: uploadErrors,
  }),
  history: endpoint('GET', '/documents/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a document, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
  versions: endpoint('GET', '/documents/:id/versions', {
    access: 'admin',
    summary: 'The files of a document, the newest first',
    params: idParams,
    response: z.array(DocumentVersion),
    errors: ['not-found'],
  }),
  addVersion: endpoint('POST', '/documents/:id/versions', {
    access: 'admin',
    summary: 'Add a newer file to a document; the earlier ones are kept',
    params: idParams,
    body: NewDocumentVersion,
    bodyKind: 'multipart',
    response: Document,
    errors: ['not-found', ...uploadErrors],
  }),
  file: endpoint('GET', '/documents/:id/versions/:versionId/file', {
    access: 'admin',
    summary: 'One file of a document',
    params: documentFileParams,
    query: DocumentView,
    binary: true,
    errors: ['not-found'],
  }),
};
