import { stat } from 'node:fs/promises';
import { limits } from '@ploegplan/contract/limits';
import { settings } from '@ploegplan/contract/settings/endpoints';
import type { FastifyRequest } from 'fastify';
import { toImageProblem } from '../gallery/gallery.ts';
import { type HeadCheck, parseFields, receiveForm } from '../http/answers/forms.ts';
import { HttpProblem } from '../http/problem.ts';
import { UnsupportedImageError } from '../images/errors.ts';
import { makeLogo } from '../images/logo.ts';
import { detectHeadType, HEAD_BYTES, type ImageType } from '../images/types.ts';
import type { Staging } from '../storage/staging.ts';

const accepted: readonly ImageType[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Rejects a file that is not an accepted image before the rest of it is read. */
const logosOnly: HeadCheck = {
  bytes: HEAD_BYTES,
  check: async (head) => {
    try {
      const type = await detectHeadType(head);
      if (!accepted.includes(type)) throw new UnsupportedImageError(`Not for a logo: ${type}`);
    } catch (error) {
      throw toImageProblem(error, 'files.0');
    }
  },
};

const createRejection = (code: 'required' | 'too_big') =>
  new HttpProblem('validation', { fields: [{ field: 'files', code }] });

/** Reads the one image of a form and makes a logo of it. Takes as long as the upload: call it outside any transaction. */
export async function receiveLogo(
  request: FastifyRequest,
  tenantId: string,
  staging: Staging,
): Promise<Buffer> {
  await using folder = await staging.openFolder();
  const form = await receiveForm(request, folder, logosOnly);
  parseFields(settings.uploadLogo.body, form);
  const [file, ...more] = form.files;
  if (!file) throw createRejection('required');
  if (more.length > 0) throw createRejection('too_big');
  if ((await stat(file.path)).size > limits.logoBytes) {
    throw new HttpProblem('too-large', { fields: [{ field: 'files.0', code: 'too-large' }] });
  }
  try {
    return await makeLogo(tenantId, file.path, folder.file());
  } catch (error) {
    throw toImageProblem(error, 'files.0');
  }
}
