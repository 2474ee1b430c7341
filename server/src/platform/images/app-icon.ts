import type { IconKind } from '@ploegplan/contract/tenants/schemas';
import { limitedSharp as sharp } from './decoding/limited-sharp.ts';
import { readBuiltInMark } from './marks.ts';

const sides = { 192: 192, 512: 512, maskable: 512, apple: 180 } as const satisfies Record<
  IconKind,
  number
>;

/** The safe zone of a maskable icon: a circle of this part of its width. */
const SAFE_ZONE = 0.8;
/** Average colour value above which a logo is too light for a white background. */
const LIGHT_THRESHOLD = 200;

type Color = readonly [red: number, green: number, blue: number];

const paint = async (side: number, [r, g, b]: Color, image: Buffer, mask?: Buffer) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r, g, b, alpha: 1 } } })
    .composite([{ input: image }, ...(mask ? [{ input: mask, blend: 'dest-in' } as const] : [])])
    .png({ palette: true })
    .toBuffer();

const makeSquare = (image: Buffer, side: number) =>
  sharp(image).resize(Math.round(side)).png().toBuffer();

/** An icon of a built-in mark, which has rounded corners and its own background colour. */
export async function drawMarkIcon(mark: Buffer, kind: IconKind): Promise<Buffer> {
  const side = sides[kind];
  if (kind === '192' || kind === '512') return makeSquare(mark, side);
  const { data } = await sharp(mark).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // The middle of the upper edge has the mark's background colour, which fills the space around it.
  const edge = 3 * (512 * 8 + 256);
  const own: Color = [data[edge] ?? 0, data[edge + 1] ?? 0, data[edge + 2] ?? 0];
  return paint(side, own, await makeSquare(mark, kind === 'maskable' ? side * SAFE_ZONE : side));
}

/** An icon of a tenant's own logo, of any shape, on a contrasting background. */
export async function drawLogoIcon(
  logo: Buffer,
  kind: IconKind,
  accentColor: string,
): Promise<Buffer> {
  const side = sides[kind];
  const { width, height } = await sharp(logo).metadata();
  // For the safe zone, the corners of the logo must be within the circle too.
  const diagonal = Math.hypot(width, height) / Math.max(width, height);
  const box = Math.round((side * SAFE_ZONE) / (kind === 'maskable' ? diagonal : 1));
  const image = await sharp(logo).resize(box, box, { fit: 'inside' }).png().toBuffer();
  const isRound = kind === '192' || kind === '512';
  const mask = isRound ? await makeSquare(await readBuiltInMark('ploegplan'), side) : undefined;
  return paint(side, await chooseBackground(logo, accentColor), image, mask);
}

/** The logo's own background if it has no transparent pixel; else white, or the accent colour for a light logo. */
async function chooseBackground(logo: Buffer, accentColor: string): Promise<Color> {
  const pixels = await sharp(logo).ensureAlpha().raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = pixels;
  let [sum, weight, isOpaque] = [0, 0, true];
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    sum += alpha * Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    weight += alpha;
    isOpaque &&= alpha === 255;
  }
  if (isOpaque) return [red, green, blue];
  if (weight === 0 || sum / weight < LIGHT_THRESHOLD) return [255, 255, 255];
  const parts = [1, 3, 5].map((start) => Number.parseInt(accentColor.slice(start, start + 2), 16));
  return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
}
