import { addressOnPin, coordinatesOf } from '@ploegplan/contract/rules/points';
import { addressAt } from './addresses.ts';

interface Places {
  location: string;
  projectLocation: string;
  clientLocation: string;
}

/** Where the work is: the item's own place, else the project's, else the client's; null when none is known. */
export function placeOf({ location, projectLocation, clientLocation }: Places): string | null {
  return (
    [location, projectLocation, clientLocation].map((place) => place.trim()).find(Boolean) ?? null
  );
}

/** Whether a place is a point on the map, which says nothing to who reads it. */
export const isPoint = (place: string): boolean => coordinatesOf(place) !== null;

/** A place as it is typed: coordinates get 6 decimals (specification, section 5). */
export function typedPlace(place: string): string {
  return (
    coordinatesOf(place)
      ?.map((part) => part.toFixed(6))
      .join(', ') ?? place
  );
}

/** A place as people read it, wherever it is shown: a point by its street and city, as far as they are known (`useAddresses`). */
export function shownPlace(place: string): string {
  const address = addressAt(place);
  return address === null ? typedPlace(place) : addressOnPin(address);
}

/** Whether navigation may find it: a single word without a number, such as 'keet' or 'magazijn', it does not. */
export const isAddress = (place: string): boolean => /[\d,\s]/.test(place.trim());

/** A place that tells records apart; coordinates do not. */
export const tellingPlace = (place: string): string =>
  isPoint(place) ? (addressAt(place) ?? '') : place;

/** A place, and whether navigation is offered to it. */
export interface ShownPlace {
  place: string;
  leads: boolean;
}

/** An address with its number and its town, by a comma or a postal code: no description of a place on the site reads so. */
const isWhole = (place: string): boolean =>
  isPoint(place) || /\d.*,\s*\p{L}/u.test(place) || /\d{4}\s?[A-Z]{2}\b/.test(place);

/**
 * Where the work is, as `placeOf`, and where that only describes it ('keet', 'achter gebouw 3') the address below it too: that of the
 * project, else of the client. A text that may be an address leads there itself as well.
 */
export function placesOf({ location, projectLocation, clientLocation }: Places): ShownPlace[] {
  const [own, ...others] = [location, projectLocation, clientLocation]
    .map((place) => place.trim())
    .filter(Boolean);
  if (own === undefined) return [];
  const address = isWhole(own)
    ? undefined
    : others.find((place) => isWhole(place) && place !== own);
  if (address === undefined) return [{ place: own, leads: isAddress(own) }];
  return [
    { place: own, leads: /[\d,]/.test(own) },
    { place: address, leads: true },
  ];
}

/** Opens the phone's own navigation on Android and iOS, a map elsewhere. */
export function navigationHref(place: string): string {
  const destination = coordinatesOf(place)?.join(',') ?? place;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
