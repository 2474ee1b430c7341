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

function coordinatesOf(place: string): [number, number] | null {
  const found = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(place);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** Whether a place is a point on the map, which says nothing to who reads it. */
export const isPoint = (place: string): boolean => coordinatesOf(place) !== null;

/** A place as people read it; coordinates get 6 decimals (specification, section 5). */
export function shownPlace(place: string): string {
  return (
    coordinatesOf(place)
      ?.map((part) => part.toFixed(6))
      .join(', ') ?? place
  );
}

/** Whether navigation may find it: a single word without a number, such as 'keet' or 'magazijn', it does not. */
export const isAddress = (place: string): boolean => /[\d,\s]/.test(place.trim());

/** A place that tells records apart; a point on the map does not. */
export const tellingPlace = (place: string): string => (isPoint(place) ? '' : place);

/** Opens the phone's own navigation on Android and iOS, a map elsewhere. */
export function navigationHref(place: string): string {
  const destination = coordinatesOf(place)?.join(',') ?? place;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
