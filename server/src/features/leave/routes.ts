import { leave } from '@ploegplan/contract/leave/endpoints';
import { txRoute } from '../../platform/http/route.ts';
import { differences } from '../../platform/tenants/settings.ts';
import { readCard, readOwnCard } from './card.ts';
import {
  addCorrection,
  changeSettings,
  counterLine,
  listBalances,
  readSettings,
  recordTold,
} from './service.ts';

export const leaveRoutes = [
  txRoute(leave.settings, { access: 'admin' }, (tx) => readSettings(tx)),
  txRoute(leave.changeSettings, { access: 'admin' }, async (tx, { body, tenant, audit }) => {
    const { version: _, ...before } = await readSettings(tx);
    const current = await changeSettings(tx, body);
    const { version: __, ...after } = current;
    const details = differences(before, after);
    if (Object.keys(details).length > 0) {
      await audit(tx, 'tenant-changed', { subject: tenant.name, details });
    }
    return current;
  }),
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
  txRoute(leave.tell, { access: 'admin' }, (tx, { params, body }) =>
    recordTold(tx, params.id, body),
  ),
  txRoute(leave.own, { access: 'employee' }, (tx, { session, query }) =>
    readOwnCard(tx, session.employeeId, query.year),
  ),
];
