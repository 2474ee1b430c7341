import { parseCoordinates } from './points.ts';

export interface Places {
  location: string;
  projectLocation: string;
  clientLocation: string;
}

/** A place, and whether navigation is offered to it. */
export interface ShownPlace {
  place: string;
  leads: boolean;
}

/** Whether navigation may find it: a single word without a number, such as 'keet' or 'magazijn', it does not. */
export const isAddress = (place: string): boolean => /[\d,\s]/.test(place.trim());

/** An address with its number and its town, by a comma or a postal code: no description of a place on the site reads so. */
const isWhole = (place: string): boolean =>
  parseCoordinates(place) !== null ||
  /\d.*,\s*\p{L}/u.test(place) ||
  /\d{4}\s?[A-Z]{2}\b/.test(place);

/**
 * Where the work is: the item's own place, else the project's, else the client's; and where that only describes it ('keet', 'achter
 * gebouw 3') the address below it too: that of the project, else of the client. A text that may be an address leads there itself as well.
 */
export function listPlaces({ location, projectLocation, clientLocation }: Places): ShownPlace[] {
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
