import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { AddressesQuery, MapSettings, PointAddress } from './schemas.ts';

export const geocoding = {
  addresses: endpoint('GET', '/geocoding/addresses', {
    access: 'member',
    summary: 'The street and city at points on the map, as far as they are known',
    query: AddressesQuery,
    response: z.array(PointAddress),
  }),
  map: endpoint('GET', '/geocoding/map', {
    access: 'member',
    summary: 'What a map is drawn with',
    response: MapSettings,
  }),
};
