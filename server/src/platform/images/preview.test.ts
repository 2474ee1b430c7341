import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { UnsupportedImageError } from './errors.ts';
import { makePreview, previewWidth } from './preview.ts';

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5e6b' } });

const image = { tenantId: 'one', contentType: 'image/png', pixels: 1 };

const preview = (contents: Buffer, width: number) =>
  makePreview(() => Promise.resolve(Readable.from([contents])), { ...image, width });

test.each([
  [16, 64],
  [64, 64],
  [65, 128],
  [512, 512],
  [700, 1024],
  [4096, 2048],
])('previewWidth returns for %i pixels %i', (requested, width) => {
  expect(previewWidth(requested)).toBe(width);
});

test('a preview is a WebP of the requested width', async () => {
  const made = await preview(await drawn(800, 600).jpeg().toBuffer(), 256);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 256, height: 192 });
});

test('a small image is not enlarged', async () => {
  const made = await preview(await drawn(40, 30).png().toBuffer(), 512);
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
});

test('the preview of a very high image is limited to the maximum side of WebP', async () => {
  const made = await preview(await drawn(100, 40_000).png().toBuffer(), 512);
  expect((await sharp(made).metadata()).height).toBe(16_383);
});

test('an animation shows its first frame', async () => {
  const frames = await sharp(await drawn(20, 60).raw().toBuffer(), {
    raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
  })
    .gif()
    .toBuffer();
  const { pages = 1 } = await sharp(await preview(frames, 64)).metadata();
  expect(pages).toBe(1);
});

test('a damaged source throws UnsupportedImageError', async () => {
  await expect(preview(Buffer.from('niet te lezen'), 64)).rejects.toThrow(UnsupportedImageError);
});

test('an error while reading the source fails the preview', async () => {
  const broken = new Readable({ read: () => undefined });
  const made = makePreview(() => Promise.resolve(broken), { ...image, width: 64 });
  setImmediate(() => broken.destroy(new Error('cut off')));
  await expect(made).rejects.toThrow('cut off');
});
