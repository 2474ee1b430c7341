import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { daysOffBetween } from '../../platform/days-off.ts';
import { txRoute } from '../../platform/http/route.ts';

export const holidayRoutes = [
  txRoute(holidays.list, { access: 'session' }, (tx, { query }) =>
    daysOffBetween(tx, query.from, query.to),
  ),
];
