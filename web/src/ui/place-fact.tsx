import { Anchor } from '@mantine/core';
import { navigationHref, shownPlace } from '../lib/values/location.ts';

/** A place that leads to the navigation of a phone, or to a map; nothing when there is none. */
export const placeFact = (place: string) =>
  place === '' ? null : (
    <Anchor href={navigationHref(place)} target="_blank" rel="noopener noreferrer">
      {shownPlace(place)}
    </Anchor>
  );
