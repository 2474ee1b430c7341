import * as z from 'zod/mini';
import { id, instant, plainDate, queryFlag, withoutNul } from '../fields.ts';
import { limits } from '../limits.ts';

/** The kinds of entity that own images (specification, section 3), without the alias. */
const ownerTypes = [
  'client',
  'project',
  'planningitem',
  'planningrange',
  'scaffold',
  'scaffoldevent',
] as const;
export type ImageOwnerType = (typeof ownerTypes)[number];

/** Other accepted names of owner types. */
const aliases: ReadonlyMap<string, ImageOwnerType> = new Map([
  ['planningitem-range', 'planningrange'],
]);

const findOwnerType = (name: string): ImageOwnerType | undefined =>
  aliases.get(name) ?? ownerTypes.find((type) => type === name);

/** The owner type of an image in a request (specification, section 5), with the alias replaced. */
export const imageOwnerType = z.pipe(
  z
    .string()
    .check(z.refine((name) => findOwnerType(name) !== undefined, 'Unsupported image entity type')),
  z.transform((name) => findOwnerType(name) ?? 'planningitem'),
);

/** A file name as a caller may give it; it is cleaned before it is stored. */
export const filename = z.string().check(
  z.minLength(1),
  z.maxLength(limits.filename),
  z.refine((v) => !v.includes('\u0000')),
);

/** The owner and uploader of an image, under the keys of the specification's section 3. */
const ImageMetadata = z.strictObject({
  entityType: z.enum(ownerTypes),
  entityId: id,
  'client-id': z.nullable(id),
  'project-id': z.nullable(id),
  'planning-item-id': z.nullable(id),
  uploadDate: instant,
  contentType: z.string(),
  'uploaded-by-employee-name': z.string(),
  'uploaded-by-employee-id': z.nullable(id),
});

export const ImageInfo = z.strictObject({
  filename: z.string(),
  /** This second key has the value of `filename`. */
  fileName: z.string(),
  contentType: z.string(),
  uploadDate: instant,
  sizeBytes: z.int(),
  /** The client of the owner: itself, that of the project, or that of the planned work. */
  clientId: z.nullable(id),
  /** The project of the owner: itself, or that of the planned work. */
  projectId: z.nullable(id),
  planningId: z.nullable(id),
  planningDate: z.nullable(plainDate),
  uploaderEmployeeName: z.string(),
  uploaderEmployeeId: z.nullable(id),
  metadata: ImageMetadata,
});
export type ImageInfo = z.infer<typeof ImageInfo>;

const perFile = <T extends z.ZodMiniType>(schema: T) =>
  z.array(schema).check(z.maxLength(limits.imagesAtOnce));

/**
 * Fields of an upload other than `files`, each with one value per file in the same order.
 * - `names`: the names that the images get, otherwise those of the files
 * - `ids`: made by the sender, so that an image that is sent again is stored once
 */
export const uploadFields = {
  names: z.optional(perFile(filename)),
  ids: z.optional(perFile(id)),
};
export const UploadFields = z.strictObject(uploadFields);

export const imageOwnerParams = z.strictObject({ type: imageOwnerType, id });

export const imageParams = z.strictObject({ id, filename });

export const ownedImageParams = z.extend(imageOwnerParams, { filename });

/**
 * With `preview=true` the image is at most `maxWidth` pixels wide, in a format that the browser accepts; otherwise it is the
 * original.
 */
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

/** All given conditions hold. A client has the images of its projects too, and both those of their planned work. */
export const ImageSearch = z.strictObject({
  client_id: z.optional(id),
  project_id: z.optional(id),
  /** A planning item, or a planning range with its days. */
  planning_id: z.optional(id),
  /** A part of the file name, in either case. */
  filename: z.optional(z.string().check(withoutNul, z.maxLength(limits.filename))),
});

/** An image by its owner and name. */
const imageSource = { sourceType: imageOwnerType, sourceId: id, filename };

export const ImageRename = z.strictObject({ ...imageSource, newFilename: filename });

/**
 * - `copy`: the target gets the same images; the file is stored once
 * - `move`: they leave their source
 */
export const attachModes = ['copy', 'move'] as const;

export const ImageAttachment = z.strictObject({
  targetType: imageOwnerType,
  targetId: id,
  mode: z.enum(attachModes),
  items: z
    .array(z.strictObject(imageSource))
    .check(z.minLength(1), z.maxLength(limits.imagesAttached)),
});

/** The room for files of a company, in bytes. */
export const StorageUse = z.strictObject({
  usedBytes: z.int(),
  /** Null means no limit. */
  limitBytes: z.nullable(z.int()),
});
export type StorageUse = z.infer<typeof StorageUse>;
