import type { Places } from '@ploegplan/contract/values/places';
import { formatAddressOnPin, parseCoordinates } from '@ploegplan/contract/values/points';
import { findAddressAt } from './addresses.ts';

/** Finds the place of the work: the item's own, else the project's, else the client's; null when none is known. */
export function findPlace({ location, projectLocation, clientLocation }: Places): string | null {
  return (
    [location, projectLocation, clientLocation].map((place) => place.trim()).find(Boolean) ?? null
  );
}

/** True when a place is a point on the map, which tells a reader nothing. */
export const isPoint = (place: string): boolean => parseCoordinates(place) !== null;

/** A place as it is typed: coordinates get 6 decimals (specification, section 5). */
export function formatTypedPlace(place: string): string {
  return (
    parseCoordinates(place)
      ?.map((part) => part.toFixed(6))
      .join(', ') ?? place
  );
}

/** A place as people read it, wherever it is shown: a point by its street and city, as far as they are known (`useAddresses`). */
export function formatLocation(place: string): string {
  const address = findAddressAt(place);
  return address === null ? formatTypedPlace(place) : formatAddressOnPin(address);
}

/** A place that tells records apart; coordinates do not. */
export const formatTellingPlace = (place: string): string =>
  isPoint(place) ? (findAddressAt(place) ?? '') : place;

/** Opens the phone's own navigation on Android and iOS, a map elsewhere. */
export function createNavigationHref(place: string): string {
  const destination = parseCoordinates(place)?.join(',') ?? place;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
