import { limits } from '@ploegplan/contract/limits';
import type { Metadata } from 'sharp';
import { ImageTooLargeError } from '../errors.ts';
import type { ImageType } from '../types.ts';

const MEGABYTE = 1024 * 1024;

/** What decoding and encoding one image may take, and all images that are decoded at the same time. */
export const IMAGE_MEMORY = 400 * MEGABYTE;

/** Each frame takes time to decode, however small it is. */
const MAX_FRAMES = 500;

/** Over all frames. Half as many for WebP, AVIF and GIF: a few bytes can decode to any size, and no camera writes them. */
export const getMaxPixels = (type: ImageType): number =>
  limits.imagePixels / (/jpeg|png/.test(type) ? 1 : 2);

export type Header = Pick<
  Metadata,
  | 'width'
  | 'height'
  | 'channels'
  | 'depth'
  | 'hasAlpha'
  | 'isProgressive'
  | 'chromaSubsampling'
  | 'orientation'
  | 'pages'
>;

/** Rejects an image by what its header states, before any pixel is decoded; returns the bytes that decoding it takes. */
export function checkHeader(type: ImageType, header: Header): number {
  if ((header.pages ?? 1) > MAX_FRAMES) {
    throw new ImageTooLargeError('The animation has too many frames');
  }
  if (header.width * header.height > getMaxPixels(type)) {
    throw new ImageTooLargeError('The image has too many pixels');
  }
  const bytes = estimateMemory(type, header);
  if (bytes > IMAGE_MEMORY) {
    throw new ImageTooLargeError(`Decoding the image takes ${Math.round(bytes / MEGABYTE)} MB`);
  }
  return bytes;
}

/** Upper bounds of what was measured per pixel, with the encoder of the same type: docs/decisions/012. */
function estimateMemory(type: ImageType, header: Header): number {
  const pixels = header.width * header.height;
  switch (type) {
    case 'image/jpeg':
      return pixels * (countProgressiveJpegBytes(header) + countTurningBytes(header));
    case 'image/png':
      return pixels * (countPngBytes(header) + countTurningBytes(header));
    case 'image/webp':
      return pixels * (header.hasAlpha ? 23 : 13);
    case 'image/gif':
      return pixels * 14;
    case 'image/avif':
      return pixels * (header.hasAlpha ? 35 : 25);
  }
}

/** The coefficients of the whole image, two bytes each. */
function countProgressiveJpegBytes({ isProgressive, chromaSubsampling, channels }: Header): number {
  if (!isProgressive) return 0.5;
  return chromaSubsampling === '4:2:0' ? 3.5 : 2.2 * channels;
}

/** An interlaced image is decoded as a whole, any other line by line. */
const countPngBytes = ({ isProgressive, depth, channels }: Header): number =>
  isProgressive ? 1 + channels * (depth === 'ushort' ? 2 : 1) : 1.2;

/** To be turned, an image must be in memory as a whole. */
const countTurningBytes = ({ orientation = 1, channels }: Header): number =>
  orientation > 1 ? channels : 0;

interface StoredImage {
  contentType: ImageType;
  width: number;
  height: number;
}

/** The bytes that decoding a rewritten image takes. It is neither progressive, interlaced nor turned, but may be transparent. */
export const estimateStoredMemory = ({ contentType, ...size }: StoredImage): number =>
  estimateMemory(contentType, {
    ...size,
    channels: 4,
    depth: 'uchar',
    hasAlpha: true,
    isProgressive: false,
  });
