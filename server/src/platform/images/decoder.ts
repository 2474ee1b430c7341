import { availableParallelism } from 'node:os';
import { limits } from '@ploegplan/contract/limits';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { StorageFullError } from '../storage/errors.ts';
import { ImageTooLargeError, UnsupportedImageError } from './errors.ts';
import { Gate, type Turn } from './gate.ts';

// Only the decoders of the accepted types may run, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((type) => `VipsForeignLoad${type}`),
});
sharp.cache(false);
sharp.concurrency(1);

const MAX_SECONDS = 60;

/**
 * The pixels that an image may have, all its frames counted. WebP, AVIF and GIF may have half: a few bytes of them can
 * unpack to any size, they are decoded as a whole, and no camera writes them.
 */
const maxPixels = (contentType: string) =>
  limits.imagePixels / (/jpeg|png/.test(contentType) ? 1 : 2);

export const inputOptions = (contentType: string) =>
  ({
    limitInputPixels: maxPixels(contentType),
    // Damaged or cut off is refused; stray bytes, which many phones write, are not.
    failOn: 'error',
    sequentialRead: true,
  }) satisfies SharpOptions;

/** At most one image per processor at once, and together no more pixels than one image may have. */
const gate = new Gate(limits.imagePixels);
// Whole, because sums of fractions do not come back to nothing.
const smallestShare = Math.floor(limits.imagePixels / availableParallelism());

/** Whose image it is, what happens to it, and what is known of it before it is decoded. */
export interface ImageTurn extends Pick<Turn, 'tenantId' | 'kind'> {
  contentType: string;
  pixels: number;
}

/** Runs work on an image when its turn comes, so that memory stays bounded however many arrive at once. */
export function inTurn<T>(
  { tenantId, kind, contentType, pixels }: ImageTurn,
  work: () => Promise<T>,
): Promise<T> {
  const ofCapacity = pixels * (limits.imagePixels / maxPixels(contentType));
  return gate.run({ tenantId, kind, weight: Math.max(ofCapacity, smallestShare) }, work);
}

/** Runs a pipeline, and tells a bad image from a full disk. */
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
