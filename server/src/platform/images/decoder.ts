import { availableParallelism } from 'node:os';
import { limits } from '@ploegplan/contract/limits';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { StorageFullError } from '../storage/errors.ts';
import { ImageTooLargeError, UnsupportedImageError } from './errors.ts';
import { FairSemaphore, type Turn } from './fair-semaphore.ts';

// Only the decoders of the accepted types are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}`),
});
sharp.cache(false);
sharp.concurrency(1);

const MAX_SECONDS = 60;

/** Over all frames. Half as many for WebP, AVIF and GIF: a few bytes can decode to any size, and no camera writes them. */
const maxPixels = (contentType: string) =>
  limits.imagePixels / (/jpeg|png/.test(contentType) ? 1 : 2);

export const inputOptions = (contentType: string) =>
  ({
    limitInputPixels: maxPixels(contentType),
    // Rejects damaged or truncated images, but accepts stray bytes, which many phones write.
    failOn: 'error',
    sequentialRead: true,
  }) satisfies SharpOptions;

/** At most one image per processor at a time, and in total no more pixels than the maximum of one image. */
const semaphore = new FairSemaphore(limits.imagePixels);
// An integer, because sums of fractions do not return to zero.
const minimumWeight = Math.floor(limits.imagePixels / availableParallelism());

/** The properties of an image that are known before it is decoded, for `inTurn`. */
export interface ImageTurn extends Pick<Turn, 'tenantId' | 'kind'> {
  contentType: string;
  pixels: number;
}

/** Runs work on an image when its turn comes, so that memory use is bounded however many images arrive at once. */
export function inTurn<T>(
  { tenantId, kind, contentType, pixels }: ImageTurn,
  work: () => Promise<T>,
): Promise<T> {
  const weight = pixels * (limits.imagePixels / maxPixels(contentType));
  return semaphore.run({ tenantId, kind, weight: Math.max(weight, minimumWeight) }, work);
}

/** Runs a pipeline, and distinguishes a bad image from a full disk. */
export async function decode<T>(image: Sharp, run: (image: Sharp) => Promise<T>): Promise<T> {
  try {
    return await run(image.timeout({ seconds: MAX_SECONDS }));
  } catch (error) {
    const { message } = error as Error;
    if (/no space left|quota exceeded/i.test(message)) {
      throw new StorageFullError('No room left to store an image', { cause: error });
    }
    if (/exceeds pixel limit|^timeout/.test(message)) {
      throw new ImageTooLargeError('The image has too many pixels', { cause: error });
    }
    throw new UnsupportedImageError('The image cannot be decoded', { cause: error });
  }
}
