import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** What a map is drawn with. */
export const mapQuery = queryOptions({
  queryKey: ['geocoding', 'map'],
  queryFn: ({ signal }) => call(geocoding.map, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
