import { translate } from '../languages/translate.ts';

/** A point on the map, in degrees (WGS 84). */
export interface Point {
  lat: number;
  lon: number;
}

const pair = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/;

/** A Dutch spreadsheet or map writes a point as '52,0907, 5,1214'. */
const dutchPair = /^\s*(-?\d+,\d+)\s*[,;]\s*(-?\d+,\d+)\s*$/;

/** Some maps copy a point as '52.0907 5.1214'. */
const spacedPair = /^\s*(-?\d+\.\d+)\s+(-?\d+\.\d+)\s*$/;

/** Two numbers written 'number,number' (specification, section 5), also as others write them, whether or not they are on the map. */
export function parseCoordinates(place: string): [number, number] | null {
  const [, lat, lon] = pair.exec(place) ?? dutchPair.exec(place) ?? spacedPair.exec(place) ?? [];
  if (lat === undefined || lon === undefined) return null;
  return [Number(lat.replace(',', '.')), Number(lon.replace(',', '.'))];
}

/** The point of a location 'lat,lon'; null for an address, and for numbers that are no latitude and longitude. */
export function parsePoint(place: string): Point | null {
  const [lat, lon] = parseCoordinates(place) ?? [];
  if (lat === undefined || lon === undefined) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

const formatDegrees = (degrees: number, decimals: number): string =>
  // The sign of a zero is removed, because it would be another text for the same number.
  degrees.toFixed(decimals).replace(/^-(0\.0+)$/, '$1');

/** The location of a point, as it is kept: 6 decimals, a tenth of a metre. */
export const formatPoint = ({ lat, lon }: Point): string =>
  `${formatDegrees(lat, 6)},${formatDegrees(lon, 6)}`;

const EARTH_RADIUS_KM = 6_371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Computes the distance over the great circle between two points, in kilometres (haversine formula). */
export function computeDistance(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * half(from.lon, to.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Makes one key for points within about ten metres of each other, which have one address. */
export const createPointKey = ({ lat, lon }: Point): string =>
  `${formatDegrees(lat, 4)},${formatDegrees(lon, 4)}`;

/** Formats the address of a point: the address is near, the pin is exact (specification, section 9). */
export const formatAddressOnPin = (address: string): string =>
  translate('{address} (exacte locatie op pin)', { address });
