/**
 * - `jpeg`: a photo without transparency
 * - `transparent`: a still image that may have transparent parts
 * - `heic`: what phones store in HEIC or HEIF, which few browsers and no server of ours can read
 * - `other`: everything that is sent as it is, animations among it
 */
export type PhotoKind = 'jpeg' | 'transparent' | 'heic' | 'other';

/** The kind is found within these bytes: a PNG may hold a colour profile before what tells that it is animated. */
const HEAD_BYTES = 65_536;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Brands of the container alone; an AVIF may begin with them too. */
const CONTAINER_BRANDS = ['mif1', 'msf1'];

/** The brands of an ISO media file: the main one, then the compatible ones. */
function listBrands(head: string): string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const length = head.charCodeAt(2) * 256 + head.charCodeAt(3);
  const others = head.slice(16, length).match(/.{4}/gs) ?? [];
  return [head.slice(8, 12), ...others];
}

function detectBrandKind(brands: readonly string[]): PhotoKind {
  if (brands.includes('avis')) return 'other';
  if (brands.includes('avif')) return 'transparent';
  const isHeic = brands.some((brand) => HEIC_BRANDS.includes(brand));
  return isHeic || CONTAINER_BRANDS.includes(brands[0] ?? '') ? 'heic' : 'other';
}

/** The kind by the first bytes, each a character of its value. */
export function detectHeadKind(head: string): PhotoKind {
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (head.startsWith('\u0089PNG\r\n')) {
    const isAnimated = head.split('IDAT', 1)[0]?.includes('acTL');
    return isAnimated ? 'other' : 'transparent';
  }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') {
    const isAnimated = head.slice(12, 16) === 'VP8X' && (head.charCodeAt(20) & 2) !== 0;
    return isAnimated ? 'other' : 'transparent';
  }
  return detectBrandKind(listBrands(head));
}

/** The kind of a file by its contents: names and types of files on phones are often wrong. */
export async function detectPhotoKind(file: Blob): Promise<PhotoKind> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  // A TextDecoder has no latin1: it decodes that as windows-1252.
  return detectHeadKind(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
