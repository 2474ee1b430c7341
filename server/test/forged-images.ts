import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawJpeg } from './uploads.ts';

/** A PNG of a few kilobytes whose header states these dimensions. */
export function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc32(body), body.length + 4);
    return whole;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header states these dimensions, without matching image data. */
export async function headOfJpeg(width: number, height: number): Promise<Buffer> {
  const image = await drawJpeg();
  const sizes = image.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  image.writeUInt16BE(height, sizes);
  image.writeUInt16BE(width, sizes + 2);
  return image;
}

/** A lossless WebP of one colour and 36 bytes, with these dimensions. */
export function webpOf(width: number, height: number): Buffer {
  const image = Buffer.from(
    'RIFF\x1c\0\0\0WEBPVP8L\x0f\0\0\0\x2f\x0f\xc0\x03\0\x07\x10\xfd\x8f\xfe\x07\x22\xa2\xff\x01\0',
    'latin1',
  );
  image.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, 21);
  return image;
}

/** An AVIF whose header states these dimensions. */
export async function avifOf(width: number, height: number): Promise<Buffer> {
  const image = await sharp(await drawJpeg())
    .avif({ effort: 0 })
    .toBuffer();
  const sizes = image.indexOf('ispe') + 8;
  image.writeUInt32BE(width, sizes);
  image.writeUInt32BE(height, sizes + 4);
  return image;
}

/** An animated GIF with these dimensions, whose frames each fill one pixel. */
export function gifOf(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}
