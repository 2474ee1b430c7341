import { randomUUIDv7 } from 'node:crypto';
import { helpEditor } from '@ploegplan/contract/help/endpoints';
import type { HelpImage } from '@ploegplan/contract/help/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { FastifyRequest } from 'fastify';
import { toImageProblem } from '../../platform/gallery/gallery.ts';
import { type HeadCheck, parseFields, receiveForm } from '../../platform/http/answers/forms.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { makePreview } from '../../platform/images/preview.ts';
import { sanitiseImage } from '../../platform/images/sanitise.ts';
import { detectHeadType, HEAD_BYTES } from '../../platform/images/types.ts';
import type { Staging, WorkFolder } from '../../platform/storage/staging.ts';

/** Rejects a file that is no image before the rest of it is read. */
const oneImage: HeadCheck = {
  bytes: HEAD_BYTES,
  check: async (head) => {
    await detectHeadType(head).catch((error: unknown) => {
      throw toImageProblem(error, 'files.0');
    });
  },
  limits: { files: 1, fileSize: limits.imageBytes },
};

interface ReceivedImage extends Pick<HelpImage, 'width' | 'height'> {
  id: string;
  image: Buffer;
}

/** Reads the one image of a form and makes a WebP of it for a row. Takes as long as the upload: call it outside any transaction. */
export async function receiveImage(
  request: FastifyRequest,
  tenantId: string,
  staging: Staging,
): Promise<ReceivedImage> {
  await using folder = await staging.openFolder();
  const form = await receiveForm(request, folder, oneImage);
  parseFields(helpEditor.upload.body, form);
  const [file] = form.files;
  if (!file)
    throw new HttpProblem('validation', { fields: [{ field: 'files', code: 'required' }] });
  try {
    return await shrink(tenantId, file.path, folder);
  } catch (error) {
    throw toImageProblem(error, 'files.0');
  }
}

async function shrink(tenantId: string, path: string, folder: WorkFolder): Promise<ReceivedImage> {
  const clean = folder.file();
  const { contentType, width, height } = await sanitiseImage(tenantId, path, clean);
  const scale = Math.min(1, limits.helpImageSide / Math.max(width, height));
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const image = await makePreview(
    {
      tenantId,
      kind: 'writing',
      contentType,
      width,
      height,
      previewWidth: shown.width,
      format: 'webp',
    },
    async (use) => use(clean),
  );
  if (!image) throw new Error('The image of this upload is gone');
  return { id: randomUUIDv7(), image, ...shown };
}
