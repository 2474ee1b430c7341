import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawLogoIcon } from './app-icon.ts';

const draw = (color: { r: number; g: number; b: number }, alpha: number) =>
  sharp({ create: { width: 300, height: 80, channels: 4, background: { ...color, alpha } } })
    .png()
    .toBuffer();

/** A logo of a bar on a transparent background. */
const bar = async (color: { r: number; g: number; b: number }) =>
  sharp(await draw({ r: 0, g: 0, b: 0 }, 0))
    .composite([
      {
        input: await sharp(await draw(color, 1))
          .resize(200, 40)
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();

async function colorsOf(icon: Buffer) {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4),
  ];
  return { corner: at(0, 0), centre: at(info.width / 2, info.height / 2), at, side: info.width };
}

const dark = { r: 20, g: 30, b: 40 };
const light = { r: 250, g: 250, b: 250 };
const accent = '#0f5e6b';

it('drawLogoIcon puts a dark logo on white, and a light one on the accent colour', async () => {
  const ofDark = await colorsOf(await drawLogoIcon(await bar(dark), 'maskable', accent));
  expect([ofDark.corner, ofDark.centre]).toEqual([
    [255, 255, 255, 255],
    [20, 30, 40, 255],
  ]);
  const ofLight = await colorsOf(await drawLogoIcon(await bar(light), 'apple', accent));
  expect([ofLight.corner, ofLight.centre]).toEqual([
    [15, 94, 107, 255],
    [250, 250, 250, 255],
  ]);
});

it('drawLogoIcon extends the background of an opaque logo to the edges', async () => {
  const { corner } = await colorsOf(await drawLogoIcon(await draw(dark, 1), 'maskable', accent));
  expect(corner).toEqual([20, 30, 40, 255]);
});

it('drawLogoIcon keeps the logo of a maskable icon within the safe zone', async () => {
  const wide = await sharp(await bar(dark))
    .trim()
    .toBuffer();
  for (const logo of [wide, await sharp(wide).resize(90, 90, { fit: 'fill' }).toBuffer()]) {
    const { at, side } = await colorsOf(await drawLogoIcon(logo, 'maskable', accent));
    // The logo has transparent pixels, or its own background would be used.
    const outside = Array.from({ length: 360 }, (_, degree) => {
      const angle = (degree * Math.PI) / 180;
      const radius = side * 0.41;
      return at(
        Math.round(side / 2 + radius * Math.cos(angle)),
        Math.round(side / 2 + radius * Math.sin(angle)),
      );
    });
    expect(new Set(outside.map(String)).size).toBe(1);
  }
});
