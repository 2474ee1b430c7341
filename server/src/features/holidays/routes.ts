import { holidays } from '@ploegplan/contract/holidays';
import { holidaysBetween } from '../../platform/holidays.ts';
import { route } from '../../platform/http/route.ts';

export const holidayRoutes = [
  route(holidays.list, { access: 'session' }, async ({ query }) =>
    holidaysBetween(query.from, query.to),
  ),
];
