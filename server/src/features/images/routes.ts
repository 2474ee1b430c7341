import { images } from '@ploegplan/contract/images/endpoints';
import { UploadFields } from '@ploegplan/contract/images/schemas';
import { attachImages } from '../../platform/gallery/attach.ts';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { demandOwners } from '../../platform/gallery/owners.ts';
import { deleteImage, listImages } from '../../platform/gallery/repository.ts';
import { searchImages } from '../../platform/gallery/search.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { findOwned, listOwned, renameOwned } from './service.ts';

export const createImageRoutes = (gallery: Gallery) => [
  createTxRoute(images.search, { access: 'admin' }, (tx, { query }) => searchImages(tx, query)),

  createTxRoute(images.list, { access: 'admin' }, (tx, { params }) => listOwned(tx, params)),

  createRoute(images.upload, { access: 'admin' }, async (call) => {
    const { params: owner, session, tenant, transact, transactOnce, request } = call;
    await transact((tx) => demandOwners(tx, owner));
    await using upload = await gallery.receive(request, tenant.id, UploadFields);
    if (upload.count === 0) {
      throw new HttpProblem('validation', { fields: [{ field: 'files', code: 'required' }] });
    }
    return await transactOnce(async (tx) => {
      await demandOwners(tx, owner);
      await upload.attach(tx, owner, session);
      return listImages(tx, owner);
    });
  }),

  createRoute(images.view, { access: 'admin' }, async (call) => {
    const { filename, ...owner } = call.params;
    const image = await call.transact((tx) => findOwned(tx, owner, filename));
    return gallery.viewer.show(image, call);
  }),

  createTxRoute(images.attach, { access: 'admin' }, async (tx, { body }) =>
    listImages(tx, await attachImages(tx, body)),
  ),

  createTxRoute(images.rename, { access: 'member' }, (tx, { body, session }) =>
    renameOwned(tx, session, body),
  ),

  createRoute(images.remove, { access: 'admin' }, async ({ params, tenant, transactOnce }) => {
    const { filename, ...owner } = params;
    await transactOnce(async (tx) => deleteImage(tx, await findOwned(tx, owner, filename)));
    await gallery.files.sweep(tenant.id);
  }),
];
