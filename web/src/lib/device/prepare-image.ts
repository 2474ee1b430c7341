import { translate } from '@ploegplan/contract/languages/translate';
import { getExtension } from '@ploegplan/contract/values/filenames';
import { detectPhotoKind, type PhotoKind } from './photo-kind.ts';

/** The quality is between 0 and 1. A lower one shows on the letters of a photographed form. */
const JPEG_QUALITY = 0.85;

interface Size {
  width: number;
  height: number;
}

/** A photo that cannot be sent from this device; the message tells the user what to do. */
export class PrepareError extends Error {
  override name = 'PrepareError';
}

const heicMessage = translate(
  'Deze foto is HEIC, en dat kan hier niet worden gelezen. Zet je camera op JPEG. iPhone: Instellingen > Camera > Structuren > ‘Meest compatibel’. Samsung en andere Android: zet bij de instellingen van je camera ‘HEIF-foto’s’ uit.',
);

const noPhotoMessage = translate('Dit is geen foto. Kies een foto, zoals een JPEG of PNG.');

/** The size of an upright image, which an image element knows without decoding it; null when the browser cannot read it. */
function readSize(file: File): Promise<Size | null> {
  const { promise, resolve } = Promise.withResolvers<Size | null>();
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
  image.onerror = () => resolve(null);
  image.src = url;
  return promise.finally(() => URL.revokeObjectURL(url));
}

/** Inspects a file on this device. A damaged photo has no size, and is left to the server: it may be this device that cannot read it. */
async function inspect(
  file: File,
): Promise<{ fault: string } | { fault: null; kind: PhotoKind; size: Size | null }> {
  if (file.size === 0) return { fault: translate('Dit bestand is leeg.') };
  const [kind, size] = await Promise.all([detectPhotoKind(file), readSize(file)]);
  if (size === null && kind === 'heic') return { fault: heicMessage };
  const isDrawing = file.type === 'image/svg+xml';
  if (isDrawing || (size === null && kind === 'other')) return { fault: noPhotoMessage };
  return { fault: null, kind, size };
}

/** Finds why a file cannot be sent from this device, in words for the user; null when it can. */
export const findFault = async (file: File): Promise<string | null> => (await inspect(file)).fault;

const isOpaque = (context: CanvasRenderingContext2D, { width, height }: Size): boolean => {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/** The image as a JPEG of this size. Null when it has transparent parts, or the browser has no room for it. */
async function redraw(bitmap: ImageBitmap, size: Size, kind: PhotoKind): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  try {
    const context = canvas.getContext('2d', { alpha: kind === 'transparent' });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    if (kind === 'transparent' && !isOpaque(context, size)) return null;
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  } finally {
    // Safari gives the memory of a canvas back late unless it is empty.
    canvas.width = 0;
  }
}

/** The file as a JPEG of at most so many pixels on its longer side, upright; null when that is not possible. */
async function shrink(file: File, whole: Size, side: number, kind: PhotoKind) {
  // An image element would draw a damaged photo as far as it goes.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  try {
    // Some older browsers do not turn a bitmap by its EXIF data.
    if (bitmap.width !== whole.width) return null;
    const scale = Math.min(1, side / Math.max(whole.width, whole.height));
    const width = Math.max(1, Math.round(whole.width * scale));
    const height = Math.max(1, Math.round(whole.height * scale));
    return await redraw(bitmap, { width, height }, kind);
  } finally {
    bitmap.close();
  }
}

const toJpeg = (blob: Blob, { name, lastModified }: File, kind: PhotoKind): File => {
  const stem = name.slice(0, name.length - getExtension(name).length);
  const jpegName = kind === 'jpeg' ? name : `${stem}.jpg`;
  return new File([blob], jpegName, { type: 'image/jpeg', lastModified });
};

async function prepare(file: File, side: number): Promise<File> {
  const inspected = await inspect(file);
  if (inspected.fault !== null) throw new PrepareError(inspected.fault);
  const { kind, size } = inspected;
  const isLarge = size !== null && Math.max(size.width, size.height) > side;
  if (kind === 'other' || (kind !== 'heic' && !isLarge)) return file;
  const blob = size && (await shrink(file, size, side, kind));
  if (blob && (kind === 'heic' || blob.size < file.size)) return toJpeg(blob, file, kind);
  if (kind === 'heic') throw new PrepareError(heicMessage);
  return file;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A photo as it is sent: a JPEG of at most `side` pixels on its longer side. What has transparent parts, is animated, would not
 * become smaller or is damaged stays as it is. Photos are handled one by one, because a phone has no room for several.
 * Throws PrepareError for an empty file, for what is no image, and for HEIC in a browser that cannot read it.
 */
export function prepareImage(file: File, { side }: { side: number }): Promise<File> {
  const prepared = last.then(() => prepare(file, side));
  last = prepared.catch(() => undefined);
  return prepared;
}
