import { leave } from '@ploegplan/contract/leave/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import { listDifferences } from '../../platform/tenants/settings.ts';
import { importBalances } from './balance-import.ts';
import { readCard, readOwnCard } from './card.ts';
import {
  addCorrection,
  changeSettings,
  counterLines,
  listBalances,
  readSettings,
  recordWarning,
} from './service.ts';

export const leaveRoutes = [
  createTxRoute(leave.settings, { access: 'admin' }, (tx) => readSettings(tx)),
  createTxRoute(leave.changeSettings, { access: 'admin' }, async (tx, { body, tenant, audit }) => {
    const { version: _, ...before } = await readSettings(tx);
    const current = await changeSettings(tx, body);
    const { version: __, ...after } = current;
    const details = listDifferences(before, after);
    if (Object.keys(details).length > 0) {
      await audit(tx, 'tenant-changed', { subject: tenant.name, details });
    }
    return current;
  }),
  createTxRoute(leave.balances, { access: 'admin' }, (tx, { query }) =>
    listBalances(tx, query.day),
  ),
  createTxRoute(leave.importBalances, { access: 'admin' }, (tx, { body }) =>
    importBalances(tx, body),
  ),
  createTxRoute(leave.card, { access: 'admin' }, (tx, { params, query }) =>
    readCard(tx, params.id, query.year),
  ),
  createTxRoute(leave.correct, { access: 'admin' }, (tx, { params, body }) =>
    addCorrection(tx, params.id, body),
  ),
  createTxRoute(leave.counter, { access: 'admin' }, (tx, { params, body }) =>
    counterLines(tx, [{ ...body, lineId: params.id }]),
  ),
  createTxRoute(leave.tell, { access: 'admin' }, (tx, { params, body }) =>
    recordWarning(tx, params.id, body),
  ),
  createTxRoute(leave.own, { access: 'employee' }, (tx, { session, query }) =>
    readOwnCard(tx, session.employeeId, query.year),
  ),
];
