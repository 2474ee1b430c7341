import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { UnsupportedImageError } from './errors.ts';

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif';

export type PreviewFormat = 'webp' | 'avif';

/** The usual extension first. No HEIC: the decoder has no HEVC, and phones convert to JPEG when a page requests it. */
export const extensionsByType: Record<ImageType, readonly string[]> = {
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png', '.apng'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/avif': ['.avif'],
};

/** Number of bytes from which the type of a file can be detected. */
export const HEAD_BYTES = 4100;

export const isImageType = (mime: string): mime is ImageType =>
  Object.hasOwn(extensionsByType, mime);

/** Detects the type of an image by its first bytes, without decoding it. */
export async function detectHeadType(head: Uint8Array): Promise<ImageType> {
  const found = await fileTypeFromBuffer(head);
  // An animated PNG is a PNG; decoders show its first frame.
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  if (mime === undefined || !isImageType(mime)) {
    throw new UnsupportedImageError(`Not an accepted image: ${mime ?? 'unknown'}`);
  }
  return mime;
}

export async function detectImageType(path: string): Promise<ImageType> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return await detectHeadType(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
