import { Anchor } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useItemTitle } from '../../data/planning/item-title.ts';
import { plannedMaterialsQuery } from '../../data/records/materials.ts';
import { describePlaces, nowhere, type Place, type Places } from './planned.ts';

/** Returns a function for the places of materials by the current planning; undefined while loading. */
export function usePlaces(): ((materialId: string) => Places) | undefined {
  const { data: planned } = useQuery(plannedMaterialsQuery);
  const formatTitle = useItemTitle();
  const day = getToday();
  return useMemo(() => {
    if (!planned) return undefined;
    const places = describePlaces(planned, formatTitle, day);
    return (id) => places.get(id) ?? nowhere;
  }, [planned, formatTitle, day]);
}

export const renderPlaceFact = (place: Place | null) =>
  place && (
    <Anchor component={Link} to={`/planning-details/${place.itemId}`}>
      {place.text}
    </Anchor>
  );

/** The cell's link is skipped by the keyboard, which reaches it from the row's drawer. */
export const renderPlaceCell = (place: Place | null) =>
  place && (
    <Anchor
      inherit
      component={Link}
      to={`/planning-details/${place.itemId}`}
      tabIndex={-1}
      data-actions
    >
      {place.text}
    </Anchor>
  );
