import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { decode, inputOptions, inTurn } from './decoder.ts';

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
 * @param pixels how many the image has
 */
export function makePreview(
  open: () => Promise<Readable>,
  { pixels, width }: { pixels: number; width: number },
): Promise<Buffer> {
  return inTurn(pixels, async () => {
    const source = await buffer(await open());
    const resizing = sharp(source, inputOptions)
      .resize({ width, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 });
    return decode(resizing, (image) => image.toBuffer());
  });
}
