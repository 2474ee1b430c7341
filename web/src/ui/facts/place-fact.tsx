import { Anchor } from '@mantine/core';
import { isAddress, type ShownPlace } from '@ploegplan/contract/values/places';
import { IconMapPin } from '@tabler/icons-react';
import { findAddressAt } from '../../lib/values/addresses.ts';
import { createNavigationHref, formatLocation, isPoint } from '../../lib/values/location.ts';
import { useAddresses } from '../../lib/values/useAddresses.ts';

/** Opens in the navigation of a phone, or in a map. */
const createPlaceLink = (place: string) =>
  ({ href: createNavigationHref(place), target: '_blank', rel: 'noopener noreferrer' }) as const;

/** A place as it is read. */
export function PlaceText({ place }: { place: string }) {
  useAddresses([place]);
  return formatLocation(place);
}

interface PlaceLinkProps {
  place: string;
  className?: string | undefined;
}

/** A place with its sign, which leads there, as big as a thumb needs it. */
export const PlaceLink = ({ place, className = '' }: PlaceLinkProps) => (
  <Anchor className={className} {...createPlaceLink(place)}>
    <IconMapPin size={20} stroke={1.5} aria-hidden />
    {/* The text is one string, so that a long one does not share its line with the sign. */}
    <span>
      <PlaceText place={place} />
    </span>
  </Anchor>
);

interface PlaceLinesProps {
  places: readonly ShownPlace[];
  linkClass: string | undefined;
  textClass?: string | undefined;
}

/** Shows the places of work: their descriptions and links. */
export const PlaceLines = ({ places, linkClass, textClass }: PlaceLinesProps) =>
  places.map(({ place, leads }) =>
    leads ? (
      <PlaceLink key={place} className={linkClass} place={place} />
    ) : (
      <div key={place} className={textClass}>
        {place}
      </div>
    ),
  );

const PlaceAnchor = ({ place }: { place: string }) => (
  <Anchor {...createPlaceLink(place)}>
    <PlaceText place={place} />
  </Anchor>
);

/** A place, which leads there if navigation finds it; nothing when there is none. */
export const renderPlaceFact = (place: string) =>
  isAddress(place) ? <PlaceAnchor place={place} /> : place || null;

/** Renders the places of work below each other; nothing when they are unknown. */
export const renderPlacesFact = (places: readonly ShownPlace[]) =>
  places.length > 0 &&
  places.map(({ place, leads }) => (
    <div key={place}>{leads ? <PlaceAnchor place={place} /> : place}</div>
  ));

/** A place in a row: a point on the map leads there; by keyboard from the row's drawer. */
export const renderPlaceCell = (place: string) =>
  isPoint(place) ? <PointCell place={place} /> : place || undefined;

function PointCell({ place }: { place: string }) {
  useAddresses([place]);
  return (
    <Anchor
      inherit
      {...createPlaceLink(place)}
      tabIndex={-1}
      data-actions
      title={formatLocation(place)}
    >
      {findAddressAt(place) === null ? 'Op de kaart' : formatLocation(place)}
    </Anchor>
  );
}
