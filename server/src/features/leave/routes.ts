import { leave } from '@ploegplan/contract/leave';
import { txRoute } from '../../platform/http/route.ts';
import { readCard, readOwnCard } from './card.ts';
import {
  addCorrection,
  changeSettings,
  counterLine,
  listBalances,
  readSettings,
} from './service.ts';

export const leaveRoutes = [
  txRoute(leave.settings, { access: 'admin' }, (tx) => readSettings(tx)),
  txRoute(leave.changeSettings, { access: 'admin' }, (tx, { body }) => changeSettings(tx, body)),
  txRoute(leave.balances, { access: 'admin' }, (tx, { query }) => listBalances(tx, query.day)),
  txRoute(leave.card, { access: 'admin' }, (tx, { params, query }) =>
    readCard(tx, params.id, query.year),
  ),
  txRoute(leave.correct, { access: 'admin' }, (tx, { params, body }) =>
    addCorrection(tx, params.id, body),
  ),
  txRoute(leave.counter, { access: 'admin' }, (tx, { params, body }) =>
    counterLine(tx, params.id, body),
  ),
  txRoute(leave.own, { access: 'employee' }, (tx, { session, query }) =>
    readOwnCard(tx, session.employeeId, query.year),
  ),
];
