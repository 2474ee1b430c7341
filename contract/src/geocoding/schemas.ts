import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { parsePoint } from '../values/points.ts';

/** The keys of points (`rules/points.ts`), with a semicolon between them. */
export const AddressesQuery = z.strictObject({
  points: z.string().check(
    z.maxLength(limits.pointsAtOnce * 20),
    z.regex(/^-?\d{1,2}\.\d{4},-?\d{1,3}\.\d{4}(;-?\d{1,2}\.\d{4},-?\d{1,3}\.\d{4})*$/),
    z.refine((keys) => keys.split(';').every((key) => parsePoint(key) !== null), {
      error: 'point-range',
    }),
  ),
});

export const PointAddress = z.strictObject({
  point: z.string(),
  /** Street and city; null when there is none, or none is known yet. */
  address: z.nullable(z.string()),
  /** The geocoder is still to be asked: the address may be there soon. */
  isPending: z.boolean(),
});
export type PointAddress = z.infer<typeof PointAddress>;

export const MapSettings = z.strictObject({
  /** Where the pictures of the map come from, with {z}, {x} and {y}; null offers no map. */
  tilesUrl: z.nullable(z.string()),
});
export type MapSettings = z.infer<typeof MapSettings>;
