import { randomUUIDv7 } from 'node:crypto';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { NewDocument, NewDocumentVersion } from '@ploegplan/contract/documents/schemas';
import type { DocumentFiles } from '../../platform/documents/files.ts';
import { findUploader } from '../../platform/gallery/repository.ts';
import { changeLogRoute } from '../../platform/http/answers/unchanged.ts';
import { requireFound } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import * as repository from './repository.ts';

export const createDocumentRoutes = (files: DocumentFiles) => [
  changeLogRoute(
    documents.list,
    { access: 'admin' },
    repository.listedSubjects,
    repository.writeDocuments,
  ),

  createTxRoute(documents.get, { access: 'admin' }, (tx, { params }) =>
    repository.getDocument(tx, params.id),
  ),

  createRoute(
    documents.create,
    { access: 'admin' },
    async ({ session, tenant, transactOnce, request }) => {
      await using upload = await files.receive(request, tenant.id, NewDocument);
      const { id = randomUUIDv7(), fileId, ...fields } = upload.fields;
      return await transactOnce(async (tx) => {
        await repository.insertDocument(tx, { id, ...fields });
        const { name } = await findUploader(tx, session);
        const file = { filename: upload.filename, fileId: upload.fileId, uploaderName: name };
        // A repeated request returns what the first one made; another file, chosen since, is kept as a version.
        if (await repository.addVersion(tx, { id: fileId, documentId: id, ...file })) {
          await upload.keep(tx);
        }
        return repository.getDocument(tx, id);
      });
    },
  ),

  createTxRoute(documents.update, { access: 'admin' }, (tx, { params, body }) =>
    repository.updateDocument(tx, params.id, body),
  ),

  createTxRoute(documents.remove, { access: 'admin' }, async (tx, { params }) => {
    await repository.setDeleted(tx, params.id, true);
  }),

  createTxRoute(documents.restore, { access: 'admin' }, (tx, { params }) =>
    repository.setDeleted(tx, params.id, false),
  ),

  createTxRoute(documents.history, { access: 'admin' }, (tx, { params }) =>
    repository.readHistory(tx, params.id),
  ),

  createTxRoute(documents.versions, { access: 'admin' }, (tx, { params }) =>
    repository.listVersions(tx, params.id),
  ),

  createRoute(documents.addVersion, { access: 'admin' }, async (call) => {
    const { params, session, tenant, transact, transactOnce, request } = call;
    await transact((tx) => repository.getDocument(tx, params.id));
    await using upload = await files.receive(request, tenant.id, NewDocumentVersion);
    return await transactOnce(async (tx) => {
      const { name } = await findUploader(tx, session);
      const file = { filename: upload.filename, fileId: upload.fileId, uploaderName: name };
      const version = { id: upload.fields.id, documentId: params.id, ...file };
      if (await repository.addVersion(tx, version)) await upload.keep(tx);
      return repository.getDocument(tx, params.id);
    });
  }),

  createRoute(documents.file, { access: 'admin' }, async (call) => {
    const file = await call.transact((tx) => repository.findFile(tx, call.params));
    return files.send(requireFound(file), call);
  }),
];
