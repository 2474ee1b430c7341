import { getToday } from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { isEmployee } from '@ploegplan/contract/session/access';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { showHome } from './service.ts';
import { changeStart } from './start.ts';

export const homeRoutes = [
  createRoute(home.show, { access: 'admin' }, ({ session, tenant, transact }) =>
    transact((tx) =>
      showHome(tx, {
        tenantId: tenant.id,
        today: getToday(),
        employeeId: isEmployee(session) ? session.employeeId : null,
        withHours: !tenant.hiddenParts.includes('hours'),
      }),
    ),
  ),
  createTxRoute(home.changeStart, { access: 'admin' }, (tx, { tenant, body }) =>
    changeStart(tx, tenant.id, body),
  ),
];
