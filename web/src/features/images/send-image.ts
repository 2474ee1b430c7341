import { images } from '@ploegplan/contract/images/endpoints';
import { limits } from '@ploegplan/contract/limits';
import type { ImageOwner } from '../../data/records/images.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError, formatFailure } from '../../lib/api/messages.ts';
import { upload } from '../../lib/api/upload.ts';
import { areRefusedContents, tooLarge } from '../../ui/images/acceptable.ts';
import { findAvailableName } from '../../ui/images/names.ts';

/** An image that cannot be sent, in words for the user. */
class UnfitError extends Error {
  override name = 'UnfitError';
}

/** The file as it is sent. One that cannot be made smaller is better than none. */
export async function prepare(file: File, side: number): Promise<File> {
  const { prepareImage, PrepareError } = await import('../../lib/device/prepare-image.ts');
  const prepared = await prepareImage(file, { side }).catch((error: unknown) => {
    throw error instanceof PrepareError ? new UnfitError(error.message) : error;
  });
  if (prepared.size > limits.imageBytes) throw new UnfitError(tooLarge);
  return prepared;
}

/** A name that others keep taking is a failure after so many attempts. */
const NAME_ATTEMPTS = 20;

interface Sent {
  id: string;
  owner: ImageOwner;
  name: string;
  /** The user who chose it: somebody else may sign in while it waits. */
  userId: string | null;
}

/** Sends an image under its name, or with a number when somebody else has just taken that. */
export async function sendUnderFreeName(
  { id, owner, name, userId }: Sent,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const asUser = userId === null ? {} : { asUser: userId };
  const taken: string[] = [];
  for (;;) {
    const names = [findAvailableName(name, taken)];
    const body = { names, ids: [id] };
    const request = { params: owner, body, files: [file], signal, ...asUser };
    try {
      await upload(images.upload, request, onProgress);
      return;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'filename-taken';
      if (!isTaken || taken.length === NAME_ATTEMPTS) throw error;
      taken.push(...names);
    }
  }
}

export const canRetry = (error: unknown): boolean =>
  !(error instanceof UnfitError) && !(error instanceof ApiError && areRefusedContents(error.code));

export function formatFailureText(error: unknown): string {
  if (error instanceof UnfitError) return error.message;
  const failure = formatFailure('uploadImages', error);
  const isExplained = error instanceof ApiError && error.status === 404;
  return isExplained ? failure : `${failure}. ${explainError(error)}`;
}
