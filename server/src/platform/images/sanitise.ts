import { limits } from '@ploegplan/contract/limits';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { decode, inputOptions, inTurn } from './decoder.ts';
import { ImageTooLargeError, UnsupportedImageError } from './errors.ts';
import { detectImageType, type ImageType } from './types.ts';

export interface SanitisedImage {
  contentType: ImageType;
  width: number;
  height: number;
  sizeBytes: number;
}

/** Each frame takes time to decode, however small it is. */
const MAX_FRAMES = 500;

/** Encodes each type as itself, without visible loss. */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  // Optimised coding needs a second copy of the image in memory, and saves only a twentieth of its size.
  'image/jpeg': (image) =>
    image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90 }),
  'image/gif': (image) => image.gif(),
  // More effort takes minutes for a large photo and saves little.
  'image/avif': (image) => image.avif({ quality: 75, effort: 1 }),
};

/** Keeps the pixels alone, upright and in sRGB: no GPS position, serial number, comments, or data appended to the file. */
export async function sanitiseImage(
  tenantId: string,
  input: string,
  output: string,
): Promise<SanitisedImage> {
  const contentType = await detectImageType(input);
  const options = { ...inputOptions(contentType), animated: /gif|webp/.test(contentType) };
  const metadata = await decode(sharp(input, options), (image) => image.metadata());
  if (metadata.mediaType !== contentType) {
    throw new UnsupportedImageError(`Begins as ${contentType} but is ${metadata.mediaType}`);
  }
  if (framesOf(metadata) > MAX_FRAMES) {
    throw new ImageTooLargeError('The animation has too many frames');
  }
  const pixels = metadata.width * metadata.height;
  return inTurn({ tenantId, kind: 'writing', contentType, pixels }, async () => {
    const image = sharp(input, options);
    const upright = isAnimated(metadata) ? image : image.autoOrient();
    const written = await decode(encoders[contentType](upright), (it) => it.toFile(output));
    if (written.size > limits.imageBytes) {
      throw new ImageTooLargeError('The image takes too many bytes after re-encoding');
    }
    return { contentType, ...sizeOf(written) };
  });
}

const framesOf = ({ pages = 1 }: Metadata) => pages;

/** Whether there are several frames; those cannot be rotated, and browsers do not rotate them either. */
const isAnimated = (metadata: Metadata) => framesOf(metadata) > 1;

/** The frames of an animation are stacked vertically; its size is that of one frame. */
const sizeOf = ({ width, height, pageHeight, size }: OutputInfo) => ({
  width,
  height: pageHeight ?? height,
  sizeBytes: size,
});
