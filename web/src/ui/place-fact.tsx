import { Anchor } from '@mantine/core';
import { isAddress, isPoint, navigationHref, shownPlace } from '../lib/values/location.ts';

/** A place, which leads to the navigation of a phone or to a map if that finds it; nothing when there is none. */
export const placeFact = (place: string) =>
  !isAddress(place) ? (
    place || null
  ) : (
    <Anchor href={navigationHref(place)} target="_blank" rel="noopener noreferrer">
      {shownPlace(place)}
    </Anchor>
  );

/** A place in a row: a point on the map, which says nothing to who reads it, leads there; by keyboard from the row's drawer. */
export const placeCell = (place: string) =>
  isPoint(place) ? (
    <Anchor
      inherit
      href={navigationHref(place)}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={-1}
      data-actions
    >
      Op de kaart
    </Anchor>
  ) : (
    place || undefined
  );
