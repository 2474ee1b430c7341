import { images } from '@ploegplan/contract/images';
import { UploadFields } from '@ploegplan/contract/images.schemas';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { deleteImage, listImages, listRangeImages } from '../../platform/gallery/repository.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { route, txRoute } from '../../platform/http/route.ts';
import { rangeExists } from './repository.ts';
import { demandItem, findItemImage, renameItemImage } from './service.ts';

export const imageRoutes = (gallery: Gallery) => [
  route(images.list, { access: 'admin' }, ({ params, transact }) =>
    transact(async (tx) => listImages(tx, await demandItem(tx, params.id))),
  ),

  txRoute(images.ofRange, { access: 'admin' }, async (tx, { params }) => {
    if (!(await rangeExists(tx, params.id))) throw new HttpProblem('not-found');
    return listRangeImages(tx, params.id);
  }),

  route(images.upload, { access: 'admin' }, async (call) => {
    const { params, session, tenant, transact, request } = call;
    await transact((tx) => demandItem(tx, params.id));
    await using upload = await gallery.receive(request, tenant.id, UploadFields);
    if (upload.count === 0) {
      throw new HttpProblem('validation', { fields: [{ field: 'files', code: 'required' }] });
    }
    return await transact(async (tx) => {
      const owner = await demandItem(tx, params.id);
      await upload.attach(tx, owner, session);
      return listImages(tx, owner);
    });
  }),

  route(images.view, { access: 'admin' }, async (call) => {
    const { id, filename } = call.params;
    const image = await call.transact((tx) => findItemImage(tx, id, filename));
    return gallery.viewer.show(image, call);
  }),

  txRoute(images.rename, { access: 'member' }, (tx, { body, session }) =>
    renameItemImage(tx, session, body),
  ),

  route(images.remove, { access: 'admin' }, async ({ params, tenant, transact }) => {
    await transact(async (tx) => {
      await deleteImage(tx, await findItemImage(tx, params.id, params.filename));
    });
    await gallery.files.sweep(tenant.id);
  }),
];
