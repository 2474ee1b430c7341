import * as z from 'zod/mini';
import { id, queryFlag } from './fields.ts';
import { limits } from './limits.ts';

/** The kinds of entity that own images (specification, section 3). */
const imageOwnerTypes = [
  'client',
  'project',
  'planningitem',
  'planningrange',
  'planningitem-range',
] as const;

/** The owner type of an image in a request (specification, section 5). */
export const imageOwnerType = z
  .string()
  .check(
    z.refine(
      (name) => imageOwnerTypes.some((type) => type === name),
      'Unsupported image entity type',
    ),
  );

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

/** Fields of an upload other than `files`: `names`, one per file in the same order. */
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
