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

/** Each frame costs time, however small it is. */
const MAX_FRAMES = 500;

/** Writes each type back as itself, so close to the original that nobody sees the difference. */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  // Optimised coding keeps the whole image in memory a second time, and saves a twentieth of its size.
  'image/jpeg': (image) =>
    image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90 }),
  'image/gif': (image) => image.gif(),
  // More effort takes minutes for a large photo and gains little.
  'image/avif': (image) => image.avif({ quality: 75, effort: 1 }),
};

/**
 * Decodes an image and writes its pixels anew, upright and in sRGB. Nothing but the pixels comes along: no position, no
 * serial number, no comment, no second file hidden behind the first.
 */
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
      throw new ImageTooLargeError('The image takes too many bytes when it is written anew');
    }
    return { contentType, ...sizeOf(written) };
  });
}

const framesOf = ({ pages = 1 }: Metadata) => pages;

/** The frames of an animation cannot be turned; browsers do not turn them either. */
const isAnimated = (metadata: Metadata) => framesOf(metadata) > 1;

/** The frames of an animation lie below each other; its size is that of one. */
const sizeOf = ({ width, height, pageHeight, size }: OutputInfo) => ({
  width,
  height: pageHeight ?? height,
  sizeBytes: size,
});
