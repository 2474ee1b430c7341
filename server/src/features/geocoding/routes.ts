import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import type { Config } from '../../config.ts';
import type { Addresses } from '../../platform/geocoding/addresses.ts';
import { route } from '../../platform/http/route.ts';

export const geocodingRoutes = (addresses: Addresses, { tilesUrl }: Pick<Config, 'tilesUrl'>) => [
  route(geocoding.addresses, { access: 'member' }, ({ query, tenant }) =>
    addresses.find(query.points.split(';'), tenant.id),
  ),
  route(geocoding.map, { access: 'member' }, async () => ({ tilesUrl })),
];
