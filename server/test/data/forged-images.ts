import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { drawJpeg } from '../calls/uploads.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

interface PngKind {
  /** Four channels of 16 bits, interlaced; otherwise one of 8, line by line. */
  isInterlaced?: boolean;
  /** The bytes of the pixels, compressed; few by default, whatever the header states. */
  pixels?: Buffer;
  /** A chunk before the pixels. */
  before?: Buffer;
}

/** A PNG of a few kilobytes whose header states these dimensions. */
export function pngOf(
  width: number,
  height: number,
  { isInterlaced = false, pixels, before = Buffer.alloc(0) }: PngKind = {},
): Buffer {
  const kind = isInterlaced ? [16, 6, 0, 0, 1] : [8, 0, 0, 0, 0];
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, ...kind]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    before,
    chunk('IDAT', pixels ?? deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Zeros, compressed to a thousandth. */
export async function compressedZeros(bytes: number): Promise<Buffer> {
  const megabyte = Buffer.alloc(1_000_000);
  const zeros = Array.from({ length: Math.ceil(bytes / megabyte.length) }, () => megabyte);
  return buffer(Readable.from(zeros).pipe(createDeflate({ level: 1 })));
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';

type Named = [name: string, contents: Buffer];

/** A workbook of 100 kB by its first entry, which is 100 MB unpacked. */
function packedZeros(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.alloc(100_000_000), '[Content_Types].xml');
  zip.end();
  return buffer(zip.outputStream);
}

/** Files made to do harm, by name, as they are uploaded. */
export async function hostileImages(): Promise<Named[]> {
  const photo = await drawJpeg(2_000, 1_500);
  const zeros = await compressedZeros(400_000_000);
  const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros]));
  return [
    ['svg.png', Buffer.from(svg)],
    ['polyglot.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)])],
    ['appended.jpg', Buffer.concat([photo, Buffer.from(svg)])],
    ['truncated.jpg', photo.subarray(0, photo.length / 2)],
    ['empty.jpg', Buffer.alloc(0)],
    ['30000x30000.png', pngOf(30_000, 30_000)],
    ['interlaced.png', pngOf(7_000, 7_000, { isInterlaced: true, pixels: zeros })],
    ['more-pixels.png', pngOf(100, 100, { pixels: zeros })],
    ['text.png', pngOf(100, 100, { before: text })],
    ['flat.avif', await avifOf(5_000, 5_000)],
    ['zip.png', await packedZeros()],
  ];
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
