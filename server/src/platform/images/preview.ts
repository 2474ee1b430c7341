import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { decode, type ImageTurn, inputOptions, inTurn } from './decoder.ts';

/** The preview widths: few, so that the number of stored previews per image is limited. */
const widths = [64, 128, 256, 512, 1024, 2048] as const;
const widest = 2048;

/** The maximum side of a WebP image. */
const MAX_SIDE = 16_383;

/** The preview width for a requested width: the next larger one, so that a preview is never less sharp than requested. */
export const previewWidth = (requested: number): number =>
  widths.find((width) => width >= requested) ?? widest;

/** Of at most `width` pixels, never larger than the image; of an animation its first frame. Calls `open` at its turn. */
export function makePreview(
  open: () => Promise<Readable>,
  { width, ...image }: Omit<ImageTurn, 'kind'> & { width: number },
): Promise<Buffer> {
  return inTurn({ ...image, kind: 'reading' }, async () => {
    const source = await buffer(await open());
    const resizing = sharp(source, inputOptions(image.contentType))
      .resize({ width, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 });
    return decode(resizing, (it) => it.toBuffer());
  });
}
