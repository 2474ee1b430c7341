import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import type { Config } from '../../config.ts';
import type { Addresses } from '../../platform/geocoding/addresses.ts';
import { createRoute } from '../../platform/http/route.ts';

export const createGeocodingRoutes = (
  addresses: Addresses,
  { tilesUrl }: Pick<Config, 'tilesUrl'>,
) => [
  createRoute(geocoding.addresses, { access: 'member' }, ({ query, tenant }) =>
    addresses.find(query.points.split(';'), tenant.id),
  ),
  createRoute(geocoding.map, { access: 'member' }, async () => ({ tilesUrl })),
];
