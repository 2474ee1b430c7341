import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  ImageAttachment,
  ImageInfo,
  ImageRename,
  ImageSearch,
  ImageView,
  imageOwnerParams,
  ownedImageParams,
  StorageUse,
  UploadFields,
} from './schemas.ts';

/** What may be wrong with an uploaded image. */
export const uploadErrors = [
  'filename-taken',
  'too-large',
  'unsupported-media-type',
  'damaged-image',
  'storage-full',
  'storage-limit',
] as const;

export const images = {
  search: endpoint('GET', '/images', {
    access: 'admin',
    summary: 'The images that meet all conditions, the newest first; at most as many as a list has',
    query: ImageSearch,
    response: z.array(ImageInfo),
  }),
  storage: endpoint('GET', '/images/storage', {
    access: 'admin',
    summary: 'How much of the room for files is in use',
    response: StorageUse,
  }),
  list: endpoint('GET', '/:type/:id/images', {
    access: 'admin',
    summary:
      'The images of an owner as they were added; of a range its own, then those of its days',
    params: imageOwnerParams,
    response: z.array(ImageInfo),
    errors: ['not-found'],
  }),
  upload: endpoint('POST', '/:type/:id/images', {
    access: 'admin',
    summary: 'Add images to an owner',
    params: imageOwnerParams,
    body: UploadFields,
    bodyKind: 'multipart',
    response: z.array(ImageInfo),
    errors: ['not-found', ...uploadErrors],
  }),
  view: endpoint('GET', '/:type/:id/images/:filename', {
    access: 'admin',
    summary: 'One image, original or preview',
    params: ownedImageParams,
    query: ImageView,
    binary: true,
    errors: ['not-found'],
  }),
  attach: endpoint('POST', '/images/attach', {
    access: 'admin',
    summary: 'Copy or move images to an owner; a name that is taken there gets a number',
    body: ImageAttachment,
    response: z.array(ImageInfo),
    errors: ['not-found'],
  }),
  rename: endpoint('POST', '/images/rename', {
    access: 'member',
    summary: 'Rename an image; an employee only an own one',
    body: ImageRename,
    response: ImageInfo,
    errors: ['not-found', 'filename-taken', 'not-uploader'],
  }),
  remove: endpoint('DELETE', '/:type/:id/images/:filename', {
    access: 'admin',
    summary: 'Delete an image',
    params: ownedImageParams,
    errors: ['not-found'],
  }),
};
