import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams, queryFlag } from './fields.ts';
import { limits } from './limits.ts';

/** What an image may belong to (specification, section 3). */
export const imageOwnerTypes = [
  'client',
  'project',
  'planningitem',
  'planningrange',
  'planningitem-range',
] as const;
export type ImageOwnerType = (typeof imageOwnerTypes)[number];

/** A file name as a caller may give it; it is cleaned before it is stored. */
export const filename = z.string().check(
  z.minLength(1),
  z.maxLength(limits.filename),
  z.refine((v) => !v.includes('\u0000')),
);

export const ImageInfo = z.strictObject({
  filename: z.string(),
  contentType: z.string(),
  uploadDate: z.string(),
  sizeBytes: z.int(),
  clientId: z.nullable(id),
  projectId: z.nullable(id),
  planningId: z.nullable(id),
  uploaderEmployeeName: z.string(),
  uploaderEmployeeId: z.nullable(id),
});
export type ImageInfo = z.infer<typeof ImageInfo>;

/** Fields beside the `files` of an upload: `names`, one per file in the same order. */
export const UploadFields = z.strictObject({
  names: z._default(z.array(filename).check(z.maxLength(limits.imagesAtOnce)), []),
});

export const imageParams = z.strictObject({ id, filename });

/** With `preview=true` a WebP of at most `maxWidth` pixels wide, otherwise the original. */
export const ImageView = z.strictObject({
  preview: z._default(queryFlag, false),
  maxWidth: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(16), z.maximum(4096))),
    ),
    limits.previewWidth,
  ),
});

/** The images of planning items, for the office. */
export const images = {
  list: endpoint({
    method: 'GET',
    path: '/planningitem/:id/images',
    access: 'admin',
    summary: 'The images of a planning item',
    params: idParams,
    response: z.array(ImageInfo),
    errors: ['not-found'],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/planningitem/:id/images',
    access: 'admin',
    summary: 'Add images to a planning item',
    params: idParams,
    body: UploadFields,
    bodyKind: 'multipart',
    response: z.array(ImageInfo),
    errors: ['not-found', 'filename-taken', 'too-large', 'unsupported-media-type', 'storage-full'],
  }),
  view: endpoint({
    method: 'GET',
    path: '/planningitem/:id/images/:filename',
    access: 'admin',
    summary: 'One image of a planning item, original or preview',
    params: imageParams,
    query: ImageView,
    binary: true,
    errors: ['not-found'],
  }),
  rename: endpoint({
    method: 'POST',
    path: '/images/rename',
    access: 'member',
    summary: 'Rename an image; an employee only an own one',
    body: z.strictObject({
      sourceType: z.enum(['planningitem']),
      sourceId: id,
      filename,
      newFilename: filename,
    }),
    response: ImageInfo,
    errors: ['not-found', 'filename-taken', 'not-uploader'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/planningitem/:id/images/:filename',
    access: 'admin',
    summary: 'Delete an image of a planning item',
    params: imageParams,
    errors: ['not-found'],
  }),
};
