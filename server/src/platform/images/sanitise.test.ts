import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@ploegplan/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { avifOf, gifOf, headOfJpeg, pngOf, webpOf } from '../../../test/data/forged-images.ts';
import { StorageFullError } from '../storage/errors.ts';
import { DamagedImageError, ImageTooLargeError, UnsupportedImageError } from './errors.ts';
import { type SanitisedImage, sanitiseImage } from './sanitise.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-images-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** An image whose left half is red and right half is blue. */
async function halves(width = 80, height = 40) {
  const half = { width: width / 2, height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: 'blue' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: 'red' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

async function sanitise(bytes: Buffer): Promise<SanitisedImage & { output: Buffer }> {
  const input = path.join(folder, 'in');
  await writeFile(input, bytes);
  const result = await sanitiseImage('one', input, path.join(folder, 'out'));
  return { ...result, output: await readFile(path.join(folder, 'out')) };
}

async function colourAt(image: Buffer, left: number, top: number) {
  const pixel = sharp(image).extract({ left, top, width: 1, height: 1 });
  const [red = 0, , blue = 0] = await pixel.raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

const secrets = {
  IFD0: { Make: 'Verzonnen', Artist: 'PersoonX', ImageDescription: 'GEHEIM' },
  IFD2: { BodySerialNumber: 'SERIE-12345' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 30/1', GPSLongitudeRef: 'E' },
};

describe('sanitiseImage keeps the type of', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const given = await (await halves()).toFormat(format).toBuffer();
    const { output, ...result } = await sanitise(given);
    expect(result).toEqual({
      contentType: `image/${format}`,
      width: 80,
      height: 40,
      sizeBytes: output.length,
    });
    expect(await colourAt(output, 5, 5)).toBe('red');
    expect(await colourAt(output, 75, 5)).toBe('blue');
  });

  test('a PNG, with every pixel', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 50, height: 50, channels: 3, background: 'black', noise } as const;
    const given = await sharp({ create }).png().toBuffer();
    const { output } = await sanitise(given);
    expect(await sharp(output).raw().toBuffer()).toEqual(await sharp(given).raw().toBuffer());
  });

  test.each(['gif', 'webp'] as const)(
    'an animated %s, with its frames and timing',
    async (format) => {
      const pixels = Uint8Array.from(
        { length: 20 * 60 * 3 },
        (_, at) => Math.floor(at / 1200) * 80,
      );
      const raw = { width: 20, height: 60, channels: 3, pageHeight: 20 } as const;
      const animation = sharp(pixels, { raw }).toFormat(format, {
        delay: [100, 200, 300],
        loop: 2,
      });
      const { output, ...result } = await sanitise(await animation.toBuffer());
      expect(result).toMatchObject({ width: 20, height: 20 });
      expect(await sharp(output).metadata()).toMatchObject({
        pages: 3,
        delay: [100, 200, 300],
        loop: 2,
      });
    },
  );
});

describe('sanitiseImage keeps only the pixels', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'removes the metadata of %s',
    async (format) => {
      const given = await (await halves())
        .withExif(secrets)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>XMPGEHEIM</a></x:xmpmeta>')
        .toFormat(format)
        .toBuffer();
      expect(given.toString('latin1')).toContain('SERIE-12345');
      const { output } = await sanitise(given);
      const left = output.toString('latin1');
      for (const secret of ['SERIE-12345', 'GEHEIM', 'PersoonX', 'Exif']) {
        expect(left).not.toContain(secret);
      }
      const { exif, xmp, iptc, comments } = await sharp(output).metadata();
      expect({ exif, xmp, iptc, comments }).toEqual({});
    },
  );

  test('removes data appended to the image', async () => {
    const image = await (await halves()).jpeg().toBuffer();
    const { output } = await sanitise(Buffer.concat([image, Buffer.from('PK\x03\x04<script>')]));
    expect(output.toString('latin1')).not.toContain('<script>');
  });

  test('removes a comment inside a JPEG', async () => {
    const image = await (await halves()).jpeg().toBuffer();
    const text = Buffer.from('<script>alert(1)</script>');
    const comment = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
    const given = Buffer.concat([image.subarray(0, 2), comment, text, image.subarray(2)]);
    const { output } = await sanitise(given);
    expect(output.toString('latin1')).not.toContain('<script>');
  });

  test('applies the orientation of a portrait photo', async () => {
    const given = await (await halves()).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { output, width, height } = await sanitise(given);
    expect([width, height]).toEqual([40, 80]);
    expect((await sharp(output).metadata()).orientation).toBeUndefined();
    expect(await colourAt(output, 20, 5)).toBe('red');
    expect(await colourAt(output, 20, 75)).toBe('blue');
  });

  test('converts a wide-gamut photo to sRGB', async () => {
    const create = { width: 8, height: 8, channels: 3, background: '#c08040' } as const;
    const given = await sharp({ create }).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const { output } = await sanitise(given);
    expect((await sharp(output).metadata()).icc).toBeUndefined();
    const [red = 0, green = 0, blue = 0] = await sharp(output).raw().toBuffer();
    expect(Math.abs(red - 0xc0)).toBeLessThan(4);
    expect(Math.abs(green - 0x80)).toBeLessThan(4);
    expect(Math.abs(blue - 0x40)).toBeLessThan(4);
  });
});

describe('sanitiseImage rejects', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

  test.each([
    ['SVG', svg],
    ['SVG with an XML head', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n'],
    ['TIFF', 'II*\0\b\0\0\0'],
    ['BMP', `BM${'\0'.repeat(60)}`],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a video', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    ['an empty file', ''],
  ])('%s', async (_, contents) => {
    await expect(sanitise(Buffer.from(contents, 'latin1'))).rejects.toThrow(UnsupportedImageError);
  });

  test('an SVG after the first bytes of a JPEG', async () => {
    const given = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)]);
    await expect(sanitise(given)).rejects.toThrow(DamagedImageError);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 200, height: 200, channels: 3, background: 'black', noise } as const;
    const whole = await sharp({ create }).toFormat(format).toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(sanitise(half)).rejects.toThrow(DamagedImageError);
  });

  test('a small PNG that decodes to 10 000 megapixels', async () => {
    await expect(sanitise(pngOf(100_000, 100_000))).rejects.toThrow(ImageTooLargeError);
  });

  test('a PNG with fewer pixels than its header states', async () => {
    await expect(sanitise(pngOf(7_000, 7_000))).rejects.toThrow(DamagedImageError);
  });

  test.each([
    ['JPEG', () => headOfJpeg(10_000, 6_000)],
    ['PNG', () => pngOf(10_000, 6_000)],
    ['WebP of 36 bytes', () => webpOf(6_000, 5_000)],
    ['AVIF', () => avifOf(6_000, 5_000)],
    ['AVIF that takes 25 bytes of memory for each', () => avifOf(5_000, 5_000)],
    ['interlaced PNG of 16 bits', () => pngOf(7_500, 7_000, { isInterlaced: true })],
    ['GIF whose frames together are', () => gifOf(2_000, 2_000, 7)],
  ])('too many pixels in a %s', async (_, given) => {
    await expect(sanitise(await given())).rejects.toThrow(ImageTooLargeError);
  });

  test('an animation with more than 500 frames', async () => {
    await expect(sanitise(gifOf(1, 1, 501))).rejects.toThrow(ImageTooLargeError);
    expect(await sanitise(gifOf(1, 1, 500))).toMatchObject({ width: 1, height: 1 });
  });

  test('an image that exceeds the size limit after re-encoding', async () => {
    const raw = { width: 6_000, height: 5_500, channels: 3 } as const;
    const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
    const given = await noise.jpeg({ quality: 30 }).toBuffer();
    expect(given.length).toBeLessThan(limits.imageBytes / 2);
    const sanitised = sanitise(given).then(({ sizeBytes }) => sizeBytes);
    await expect(sanitised).rejects.toThrow(ImageTooLargeError);
  });
});

test.runIf(process.platform === 'linux')(
  'sanitiseImage throws StorageFullError when the disk is full',
  async () => {
    const input = path.join(folder, 'in');
    await writeFile(input, await (await halves()).jpeg().toBuffer());
    await expect(sanitiseImage('one', input, '/dev/full')).rejects.toThrow(StorageFullError);
  },
);
