import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** Reads the settings to draw a map. */
export const mapQuery = queryOptions({
  queryKey: ['geocoding', 'map'],
  queryFn: ({ signal }) => call(geocoding.map, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
