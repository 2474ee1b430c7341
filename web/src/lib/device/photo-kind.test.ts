import { expect, test } from 'vitest';
import { detectHeadKind, detectPhotoKind } from './photo-kind.ts';

const brands = (...names: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * (names.length + 1))}ftyp${names[0]}\0\0\0\0${names.slice(1).join('')}`;
const png = (...chunks: string[]) => `\u0089PNG\r\n\u001a\n${chunks.join('')}`;
const webp = (flags: number) => `RIFF\0\0\0\0WEBPVP8X\n\0\0\0${String.fromCharCode(flags)}`;

test.each([
  ['jpeg', 'a JPEG', '\u00ff\u00d8\u00ff\u00e0'],
  ['transparent', 'a PNG', png('IHDR', 'IDAT', 'acTL')],
  ['other', 'an animated PNG', png('IHDR', 'acTL', 'IDAT')],
  ['transparent', 'a WebP', webp(0x10)],
  ['other', 'an animated WebP', webp(0x12)],
  ['heic', 'a photo of an iPhone', brands('heic', 'mif1', 'heic')],
  ['heic', 'a photo of a Samsung', brands('mif1', 'mif1', 'heic')],
  ['heic', 'a HEIF without a codec in its brands', brands('mif1', 'miaf')],
  ['transparent', 'an AVIF', brands('avif', 'mif1', 'miaf')],
  ['transparent', 'an AVIF that begins with the container', brands('mif1', 'avif')],
  ['other', 'an animated AVIF', brands('avis', 'avif', 'msf1')],
  ['other', 'a film', brands('isom', 'mp41')],
  ['other', 'a GIF', 'GIF89a'],
  ['other', 'a text', 'dit is ftypheic'],
  ['other', 'an empty file', ''],
])('finds %s for %s', (kind, _what, head) => {
  expect(detectHeadKind(head)).toBe(kind);
});

test('a file is known by its contents, whatever its name and type', async () => {
  const bytes = Uint8Array.from([0x89, ...Buffer.from('PNG\r\n\u001a\nIHDRIDAT')]);
  expect(await detectPhotoKind(new File([bytes], 'a.heic', { type: 'image/jpeg' }))).toBe(
    'transparent',
  );
});
