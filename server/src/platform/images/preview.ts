import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { decode, type ImageTurn, inputOptions, inTurn } from './decoder.ts';

/** The widths that previews are made in: few, so that the stored previews of an image are bounded. */
const widths = [64, 128, 256, 512, 1024, 2048] as const;
const widest = 2048;

/** The largest side that WebP can have. */
const MAX_SIDE = 16_383;

/** The preview width for a wish: the next one up, so that a preview is never less sharp than asked. */
export const previewWidth = (wish: number): number =>
  widths.find((width) => width >= wish) ?? widest;

/**
 * A WebP of at most `width` pixels wide, never larger than the image itself; of an animation its first frame.
 * @param open gives a sanitised image, when its turn has come
 * @param image whose it is, its type, how many pixels it has, and the width of the preview
 */
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
