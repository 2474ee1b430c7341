import type { Point } from '@ploegplan/contract/values/points';
import * as z from 'zod';

/** Asks which street and city are at a point; null when the service knows none. Throws when it gives no usable answer. */
export type Geocoder = (point: Point, signal: AbortSignal) => Promise<string | null>;

const TIMEOUT_MS = 5_000;
/** An answer is about one kilobyte. */
const MAX_BYTES = 64 * 1024;
const MAX_PART = 90;
/** Farther away, in degrees (about ten kilometres), it is not an address of the point. */
const NEAR = 0.1;

const part = z.string().optional().catch(undefined);

const Answer = z.object({
  error: z.unknown().optional(),
  lat: z.coerce.number().optional(),
  lon: z.coerce.number().optional(),
  address: z
    .object({
      road: part,
      pedestrian: part,
      footway: part,
      cycleway: part,
      square: part,
      neighbourhood: part,
      city: part,
      town: part,
      village: part,
      hamlet: part,
      municipality: part,
    })
    .optional(),
});

/** One line of plain text: no line ends, control characters or marks that reverse the text around them. */
function cleanText(text: string | undefined): string {
  const line = (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, MAX_PART).join('').trim();
}

/** The first name that is given. */
const findFirstName = (...names: (string | undefined)[]): string =>
  names.map(cleanText).find(Boolean) ?? '';

function readAddress(json: unknown, point: Point): string | null {
  const { error, lat = point.lat, lon = point.lon, address } = Answer.parse(json);
  // No error and no address: not an answer of such a service.
  if (!address && error === undefined) throw new Error('The answer holds no address');
  if (!address || Math.abs(lat - point.lat) > NEAR || Math.abs(lon - point.lon) > NEAR) return null;
  const { road, pedestrian, footway, cycleway, square, neighbourhood } = address;
  const street = findFirstName(road, pedestrian, square, footway, cycleway, neighbourhood);
  const { city, town, village, hamlet, municipality } = address;
  const where = findFirstName(city, town, village, hamlet, municipality);
  return [street, where].filter(Boolean).join(', ') || null;
}

/** Reads up to `MAX_BYTES`, also of a compressed body. */
async function readText(response: Response): Promise<string> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reverseUrl(base: string, { lat, lon }: Point): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/reverse`;
  const query = { lat, lon, format: 'jsonv2', addressdetails: 1, zoom: 18 };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/** A client of a Nominatim-compatible service. */
export function createGeocoder(
  base: string,
  { publicUrl, timeoutMs = TIMEOUT_MS }: { publicUrl: string | null; timeoutMs?: number },
): Geocoder {
  const headers = {
    accept: 'application/json',
    'accept-language': 'nl',
    'user-agent': `Ploegplan${publicUrl ? ` (${publicUrl})` : ''}`,
  };
  return async (point, signal) => {
    const response = await fetch(reverseUrl(base, point), {
      headers,
      // A redirect could lead to an address inside our own network.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !/^application\/json\b/i.test(type)) {
      await response.body?.cancel();
      throw new Error(`Answered with ${response.status} and ${type || 'no type'}`);
    }
    return readAddress(JSON.parse(await readText(response)), point);
  };
}
