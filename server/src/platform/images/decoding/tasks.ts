import { limits } from '@ploegplan/contract/limits';
import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { StorageFullError } from '../../storage/errors.ts';
import { DamagedImageError, ImageTooLargeError, UnsupportedImageError } from '../errors.ts';
import type { ImageType, PreviewFormat } from '../types.ts';
import { checkHeader, getMaxPixels } from './header.ts';
import { limitedSharp as sharp } from './limited-sharp.ts';

/** After this time a task is ended. */
export const MAX_SECONDS = 60;

/** The maximum side of a WebP image. */
const MAX_SIDE = 16_383;

/** The size of a logo on the login page at the highest pixel density. */
const logoBox = { width: 600, height: 160 };
/** A drawn logo is far smaller than this; a photo is reduced to 256 colours. */
const MAX_LOGO_BYTES = 100 * 1024;

interface Source {
  /** Path of the image. */
  input: string;
  type: ImageType;
}

/** Encodes each type as itself, without visible loss. */
const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  // Optimised coding needs a second copy of the image in memory, and saves only a twentieth of its size.
  'image/jpeg': (image) =>
    image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90 }),
  'image/gif': (image) => image.gif(),
  // More effort takes minutes for a large photo and saves little.
  'image/avif': (image) => image.avif({ quality: 75, effort: 1 }),
};

const previewEncoders: Record<PreviewFormat, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80 }),
  // With the least effort it is as fast as WebP and a sixth smaller; more takes several times as long for a hundredth.
  avif: (image) => image.avif({ quality: 55, effort: 0 }),
};

/** What the decoder does with images. Paths and small results only, because they pass between processes. */
export const tasks = {
  /** Rejects what is too large by its header; returns the bytes of memory that `rewrite` takes, and whether it has frames. */
  async inspect({ input, type }: Source) {
    const header = await decode(open(input, type, true), (image) => image.metadata());
    if (header.mediaType !== type) {
      throw new UnsupportedImageError(`Begins as ${type} but is ${header.mediaType}`);
    }
    return { memory: checkHeader(type, header), isAnimated: (header.pages ?? 1) > 1 };
  },

  /** Writes the pixels alone, upright. An animation cannot be turned, and browsers do not turn it either. */
  async rewrite({ input, type, output, isAnimated }: Source & Rewrite) {
    const image = open(input, type, true);
    const upright = isAnimated ? image : image.autoOrient();
    const written = await decode(encoders[type](upright), (it) => it.toFile(output));
    if (written.size > limits.imageBytes) {
      throw new ImageTooLargeError('The image takes too many bytes after re-encoding');
    }
    return getSize(written);
  },

  /** Of at most `width` pixels, never larger than the image; of an animation its first frame. */
  preview({ input, type, width, format }: Source & { width: number; format: PreviewFormat }) {
    const resized = open(input, type).resize({
      width,
      height: MAX_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return decode(previewEncoders[format](resized), (it) => it.toBuffer());
  },

  /** A PNG that is small enough for a row; transparency is kept. */
  async logo({ input, type }: Source) {
    const drawn = open(input, type).resize({ ...logoBox, fit: 'inside', withoutEnlargement: true });
    const exact = await decode(drawn.clone().png({ compressionLevel: 9 }), (it) => it.toBuffer());
    if (exact.length <= MAX_LOGO_BYTES) return exact;
    return decode(drawn.png({ palette: true }), (it) => it.toBuffer());
  },
};

interface Rewrite {
  /** An unused path. */
  output: string;
  isAnimated: boolean;
}

function open(input: string, type: ImageType, allFrames = false): Sharp {
  const options: SharpOptions = {
    limitInputPixels: getMaxPixels(type),
    // Rejects damaged or truncated images, but accepts stray bytes, which many phones write.
    failOn: 'error',
    sequentialRead: true,
    animated: allFrames && /gif|webp/.test(type),
  };
  return sharp(input, options);
}

/** The frames of an animation are stacked vertically; its size is that of one frame. */
const getSize = ({ width, height, pageHeight, size }: OutputInfo) => ({
  width,
  height: pageHeight ?? height,
  sizeBytes: size,
});

/** Runs a pipeline, and distinguishes a bad image from a full disk. */
async function decode<T>(image: Sharp, run: (image: Sharp) => Promise<T>): Promise<T> {
  try {
    return await run(image.timeout({ seconds: MAX_SECONDS }));
  } catch (error) {
    const { message } = error as Error;
    if (/no space left|quota exceeded|file too large/i.test(message)) {
      throw new StorageFullError('No room left to store an image', { cause: error });
    }
    if (/exceeds pixel limit|^timeout/.test(message)) {
      throw new ImageTooLargeError('The image has too many pixels', { cause: error });
    }
    throw new DamagedImageError('The image cannot be decoded', { cause: error });
  }
}
