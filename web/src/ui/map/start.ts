import { type Point, parsePoint } from '@ploegplan/contract/values/points';
import { isRecord, ofUser, orNull } from '../../lib/remembered/memory.ts';

/** The part of the map in view. */
export interface View extends Point {
  zoom: number;
}

const WHOLE_COUNTRY: View = { lat: 52.15, lon: 5.4, zoom: 7 };
const STREET = 17;
const QUARTER = 15;
const REGION = 10;

const isPoint = (value: unknown): value is Point =>
  isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number';

/** The point belongs to a user, not to the device, which may be shared by companies. */
export const lastPicked = ofUser<Point | null>('lastPicked', orNull(isPoint), () => null);

const findMedian = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Known {
  /** The location in the field. */
  value: string;
  /** Locations that it belongs to, the nearest first, as of its project and client. */
  near: readonly string[];
  last: Point | null;
  /** Points that were shown before, as locations. */
  others: readonly string[];
}

/** Chooses the first view of a map: at the point itself, or as near to it as is known. */
export function chooseView({ value, near, last, others }: Known): View {
  const [found] = [value, ...near].flatMap((place) => parsePoint(place) ?? []);
  if (found) return { ...found, zoom: STREET };
  if (last) return { ...last, zoom: QUARTER };
  const points = others.flatMap((place) => parsePoint(place) ?? []);
  if (points.length === 0) return WHOLE_COUNTRY;
  // The middle one of each, which a single point far away does not move.
  return {
    lat: findMedian(points.map(({ lat }) => lat)),
    lon: findMedian(points.map(({ lon }) => lon)),
    zoom: REGION,
  };
}

/** Returns a view of the street at a position that was found. */
export const createStreetView = (point: Point): View => ({ ...point, zoom: STREET });
