import { randomUUIDv7 } from 'node:crypto';
import type { uploadErrors } from '@ploegplan/contract/images/endpoints';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  type HeadCheck,
  parseFields,
  type ReceivedForm,
  receiveForm,
} from '../http/answers/forms.ts';
import { HttpProblem } from '../http/problem.ts';
import { DamagedImageError, ImageTooLargeError, UnsupportedImageError } from '../images/errors.ts';
import { uploadFilename } from '../images/filename.ts';
import { sanitiseImage } from '../images/sanitise.ts';
import { detectHeadType, HEAD_BYTES } from '../images/types.ts';
import type { Session } from '../sessions/access.ts';
import { StorageFullError, StorageLimitError } from '../storage/errors.ts';
import type { OpenStorage } from '../storage/open.ts';
import type { Staging, WorkFolder } from '../storage/staging.ts';
import type { NewFile, StoredFiles } from '../storage/stored-files.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import type { ImageOwner } from './owners.ts';
import type { Previews } from './previews.ts';
import { addImages, findNew, findUploader, type Uploader } from './repository.ts';
import { Viewer } from './viewer.ts';

interface NamedFile extends NewFile {
  filename: string;
  /** The id of the image, made by the sender. */
  imageId: string | undefined;
}

/** Fields of a form with images, each with one value per file. */
interface PerFile {
  names?: string[] | undefined;
  ids?: string[] | undefined;
}

/** A received form with its images stored, not yet attached to an owner. Images that are never attached are removed on disposal. */
export interface ImageUpload<Fields> extends AsyncDisposable {
  fields: Fields;
  count: number;
  /**
   * Attaches the images to their owner, all or none, in the caller's transaction. Those that it has from an earlier upload are
   * skipped. Returns the names of the others.
   */
  attach(tx: TenantTx, owner: ImageOwner, uploader: Session | Uploader): Promise<string[]>;
}

export class Gallery {
  readonly files: StoredFiles;
  readonly viewer: Viewer;
  readonly #staging: Staging;

  readonly #previews: Previews;

  constructor({ files, staging }: OpenStorage, previews: Previews) {
    this.files = files;
    this.viewer = new Viewer(files, previews);
    this.#previews = previews;
    this.#staging = staging;
  }

  /** Reads a form with `files`, `names` and `ids`, and stores the images. Takes as long as the upload: not within a transaction. */
  async receive<S extends z.ZodMiniType<PerFile>>(
    request: FastifyRequest,
    tenantId: string,
    schema: S,
  ): Promise<ImageUpload<z.output<S>>> {
    await using folder = await this.#staging.openFolder();
    const form = await receiveForm(request, folder, imagesOnly);
    const fields = parseFields(schema, form);
    const images = await prepareImages(form, { fields, folder, tenantId });
    const ids = images.map(({ id }) => id);
    const abandon = () => this.files.abandon(tenantId, ids);
    await this.files.add(tenantId, images).catch(async (error: unknown) => {
      await abandon();
      throw toImageProblem(error);
    });
    return {
      fields,
      count: images.length,
      attach: async (tx, owner, uploader) => {
        const given = images.map(({ id, imageId, filename }) => ({
          id: imageId,
          fileId: id,
          filename,
        }));
        const added = await findNew(tx, owner, given);
        const addedIds = added.map(({ fileId }) => fileId);
        await this.files.markStored(tx, addedIds);
        const named = 'name' in uploader ? uploader : await findUploader(tx, uploader);
        await addImages(tx, owner, added, named);
        await this.#previews.order(tx, tenantId, addedIds);
        return added.map(({ filename }) => filename);
      },
      [Symbol.asyncDispose]: abandon,
    };
  }
}

/** Rejects a file that is not an image before the rest of it is read. */
const imagesOnly: HeadCheck = {
  bytes: HEAD_BYTES,
  check: async (head, index) => {
    await detectHeadType(head).catch((error: unknown) => {
      throw toImageProblem(error, `files.${index}`);
    });
  },
};

/** Sanitises the received images one at a time, so that simultaneous uploads share the processors fairly. */
async function prepareImages(
  { files }: ReceivedForm,
  { fields, folder, tenantId }: { fields: PerFile; folder: WorkFolder; tenantId: string },
): Promise<NamedFile[]> {
  const { names = [], ids = [] } = fields;
  requireOnePerFile(files.length, { names, ids });
  const prepared: NamedFile[] = [];
  for (const [index, { path, filename }] of files.entries()) {
    const clean = folder.file();
    const image = await sanitiseImage(tenantId, path, clean).catch((error: unknown) => {
      throw toImageProblem(error, `files.${index}`);
    });
    const name = uploadFilename(names[index] ?? filename, image.contentType);
    if (prepared.some((other) => other.filename === name)) {
      throw new HttpProblem('filename-taken', {
        fields: [{ field: `names.${index}`, code: 'filename-taken', detail: name }],
      });
    }
    const id = randomUUIDv7();
    prepared.push({ ...image, id, imageId: ids[index], path: clean, filename: name });
  }
  return prepared;
}

function requireOnePerFile(files: number, fields: Record<'names' | 'ids', string[]>): void {
  for (const [field, values] of Object.entries(fields)) {
    if (values.length > 0 && values.length !== files) {
      throw new HttpProblem('validation', { fields: [{ field, code: 'one-per-file' }] });
    }
  }
  if (new Set(fields.ids).size < fields.ids.length) {
    throw new HttpProblem('validation', { fields: [{ field: 'ids', code: 'not-unique' }] });
  }
}

/** The API error for an error in an image or in its storage; other errors are returned unchanged. */
export function toImageProblem(error: unknown, field?: string): unknown {
  const problem = (code: (typeof uploadErrors)[number]) =>
    new HttpProblem(code, field === undefined ? {} : { fields: [{ field, code }] }, {
      cause: error,
    });
  if (error instanceof UnsupportedImageError) return problem('unsupported-media-type');
  if (error instanceof DamagedImageError) return problem('damaged-image');
  if (error instanceof ImageTooLargeError) return problem('too-large');
  if (error instanceof StorageFullError) return problem('storage-full');
  if (error instanceof StorageLimitError) return problem('storage-limit');
  return error;
}
