import { holidays } from '@ploegplan/contract/holidays';
import { daysOffBetween } from '../../platform/days-off.ts';
import { route } from '../../platform/http/route.ts';

export const holidayRoutes = [
  route(holidays.list, { access: 'session' }, ({ query, transact }) =>
    transact((tx) => daysOffBetween(tx, query.from, query.to)),
  ),
];
