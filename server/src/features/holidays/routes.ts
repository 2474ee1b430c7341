import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { listDaysOffBetween } from '../../platform/days-off.ts';
import { createTxRoute } from '../../platform/http/route.ts';

export const holidayRoutes = [
  createTxRoute(holidays.list, { access: 'session' }, (tx, { query }) =>
    listDaysOffBetween(tx, query.from, query.to),
  ),
];
