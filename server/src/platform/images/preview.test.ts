import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DamagedImageError } from './errors.ts';
import { makePreview, previewWidth } from './preview.ts';
import type { ImageType, PreviewFormat } from './types.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-previews-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5e6b' } });

const order = { tenantId: 'one', kind: 'reading', width: 1, height: 1 } as const;

async function preview(
  contents: Buffer,
  previewWidth: number,
  contentType: ImageType = 'image/png',
  format: PreviewFormat = 'webp',
): Promise<Buffer> {
  const input = path.join(folder, 'image');
  await writeFile(input, contents);
  const made = await makePreview({ ...order, contentType, previewWidth, format }, (work) =>
    work(input),
  );
  return made ?? Buffer.alloc(0);
}

test.each([
  [16, 4_000, 16],
  [63, 4_000, 32],
  [64, 4_000, 64],
  [300, 4_000, 256],
  [512, 4_000, 512],
  [700, 4_000, 512],
  [4_096, 4_000, 2_048],
  [2_048, 900, 1_024],
  [800, 900, 768],
  [512, 10, 16],
])('previewWidth returns for %i pixels of an image of %i pixels: %i', (requested, image, width) => {
  expect(previewWidth(requested, image)).toBe(width);
});

test('previewWidth has at most twelve answers, none wider than requested', () => {
  const requested = Array.from({ length: 4_081 }, (_, at) => at + 16);
  const widths = new Set(requested.map((width) => previewWidth(width, 6_000)));
  expect(widths.size).toBeLessThanOrEqual(12);
  expect(requested.filter((width) => previewWidth(width, 6_000) > width)).toEqual([]);
});

test('a preview is a WebP of the requested width', async () => {
  const made = await preview(await drawn(800, 600).jpeg().toBuffer(), 256, 'image/jpeg');
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 256, height: 192 });
});

test('a preview is an AVIF when that is asked', async () => {
  const made = await preview(await drawn(800, 600).png().toBuffer(), 256, 'image/png', 'avif');
  expect(await sharp(made).metadata()).toMatchObject({ mediaType: 'image/avif', width: 256 });
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
  const { pages = 1 } = await sharp(await preview(frames, 64, 'image/gif')).metadata();
  expect(pages).toBe(1);
});

test('a damaged source throws DamagedImageError', async () => {
  await expect(preview(Buffer.from('niet te lezen'), 64)).rejects.toThrow(DamagedImageError);
});

test('there is no preview of an image that is gone', async () => {
  const gone = makePreview(
    { ...order, contentType: 'image/png', previewWidth: 64, format: 'webp' },
    () => Promise.resolve(undefined),
  );
  expect(await gone).toBeUndefined();
});
