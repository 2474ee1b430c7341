import { told } from '@ploegplan/contract/told/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { remind, tell } from '../../platform/telling.ts';
import { listHistory } from './history.ts';
import { keepReceipt, listOwnToldDays } from './own.ts';
import { readOverview } from './repository.ts';

export const createToldRoutes = ({ notices }: { notices: Notices }) => [
  createTxRoute(told.overview, { access: 'admin' }, (tx, { query }) => readOverview(tx, query)),
  createTxRoute(told.tell, { access: 'admin' }, async (tx, { body }) => ({
    count: await tell(tx, notices, body),
  })),
  createTxRoute(told.remind, { access: 'admin' }, async (tx, { body }) => ({
    count: await remind(tx, notices, body),
  })),
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
