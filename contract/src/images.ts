import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import {
  filename,
  ImageInfo,
  ImageView,
  imageOwnerType,
  imageParams,
  UploadFields,
} from './images.schemas.ts';

export const images = {
  list: endpoint('GET', '/planningitem/:id/images', {
    access: 'admin',
    summary: 'The images of a planning item',
    params: idParams,
    response: z.array(ImageInfo),
    errors: ['not-found'],
  }),
  ofRange: endpoint('GET', '/planningrange/:id/images', {
    access: 'admin',
    summary: 'The images of all days of a planning range, by day',
    params: idParams,
    response: z.array(ImageInfo),
    errors: ['not-found'],
  }),
  upload: endpoint('POST', '/planningitem/:id/images', {
    access: 'admin',
    summary: 'Add images to a planning item',
    params: idParams,
    body: UploadFields,
    bodyKind: 'multipart',
    response: z.array(ImageInfo),
    errors: ['not-found', 'filename-taken', 'too-large', 'unsupported-media-type', 'storage-full'],
  }),
  view: endpoint('GET', '/planningitem/:id/images/:filename', {
    access: 'admin',
    summary: 'One image of a planning item, original or preview',
    params: imageParams,
    query: ImageView,
    binary: true,
    errors: ['not-found'],
  }),
  rename: endpoint('POST', '/images/rename', {
    access: 'member',
    summary: 'Rename an image; an employee only an own one',
    body: z.strictObject({
      // Only images of planning items so far.
      sourceType: z.pipe(imageOwnerType, z.enum(['planningitem'])),
      sourceId: id,
      filename,
      newFilename: filename,
    }),
    response: ImageInfo,
    errors: ['not-found', 'filename-taken', 'not-uploader'],
  }),
  remove: endpoint('DELETE', '/planningitem/:id/images/:filename', {
    access: 'admin',
    summary: 'Delete an image of a planning item',
    params: imageParams,
    errors: ['not-found'],
  }),
};
