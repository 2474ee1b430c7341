import { told } from '@ploegplan/contract/told/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import { tellDays } from '../../platform/told-days.ts';
import { listHistory } from './history.ts';
import { keepReceipt, listOwnToldDays } from './own.ts';
import { readOverview } from './repository.ts';

export const toldRoutes = [
  createTxRoute(told.overview, { access: 'admin' }, (tx, { query }) => readOverview(tx, query)),
  createTxRoute(told.tell, { access: 'admin' }, async (tx, { body }) => {
    const days = await tellDays(tx, body);
    return { count: days.length };
  }),
  createTxRoute(told.history, { access: 'admin' }, (tx, { params, query }) =>
    listHistory(tx, params.id, query),
  ),
  createTxRoute(told.own, { access: 'employee' }, (tx, { session }) =>
    listOwnToldDays(tx, session.employeeId),
  ),
  createTxRoute(told.answer, { access: 'employee' }, (tx, { body, session }) =>
    keepReceipt(tx, session.employeeId, body),
  ),
];
