import { describe, expect, it } from 'vitest';
import { ImageTooLargeError } from '../errors.ts';
import { checkHeader, type Header, IMAGE_MEMORY } from './header.ts';

const header = (width: number, height: number, more: Partial<Header> = {}): Header => ({
  width,
  height,
  channels: 3,
  depth: 'uchar',
  hasAlpha: false,
  isProgressive: false,
  ...more,
});
const transparent = { channels: 4, hasAlpha: true } as const;
const phone = header(8_160, 6_120);

describe('checkHeader accepts', () => {
  it.each([
    ['image/jpeg', 'a photo of 50 megapixels, turned', { ...phone, orientation: 6 }],
    [
      'image/jpeg',
      'a progressive photo of 50',
      { ...phone, isProgressive: true, chromaSubsampling: '4:2:0' },
    ],
    ['image/png', 'a drawing of 50', { ...phone, ...transparent }],
    ['image/png', 'an interlaced drawing of 48', { ...header(8_000, 6_000), isProgressive: true }],
    ['image/webp', 'a photo of 24', header(6_000, 4_000)],
    ['image/avif', 'a photo of 16', header(4_618, 3_464)],
  ] as const)('%s: %s', (type, _, given) => {
    expect(checkHeader(type, given)).toBeLessThanOrEqual(IMAGE_MEMORY);
  });
});

describe('checkHeader rejects', () => {
  it.each([
    [
      'image/jpeg',
      'a progressive photo that must be turned',
      { ...phone, isProgressive: true, chromaSubsampling: '4:4:4', orientation: 6 },
    ],
    [
      'image/png',
      'an interlaced drawing of 16 bits',
      { ...phone, ...transparent, depth: 'ushort', isProgressive: true },
    ],
    ['image/png', 'more pixels than any photo', header(30_000, 30_000)],
    ['image/webp', 'a transparent one of 25 megapixels', header(5_016, 5_016, transparent)],
    ['image/avif', 'one of 25 megapixels', header(5_016, 5_016)],
    ['image/gif', '501 frames', header(1, 1, { pages: 501 })],
  ] as const)('%s: %s', (type, _, given) => {
    expect(() => checkHeader(type, given)).toThrow(ImageTooLargeError);
  });
});
