import { today } from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { isEmployee } from '@ploegplan/contract/session/access';
import { route, txRoute } from '../../platform/http/route.ts';
import { showHome } from './service.ts';
import { changeStart } from './start.ts';

export const homeRoutes = [
  route(home.show, { access: 'admin' }, ({ session, tenant, transact }) =>
    transact((tx) =>
      showHome(tx, {
        tenantId: tenant.id,
        today: today(),
        employeeId: isEmployee(session) ? session.employeeId : null,
        withHours: !tenant.hiddenParts.includes('hours'),
      }),
    ),
  ),
  txRoute(home.changeStart, { access: 'admin' }, (tx, { tenant, body }) =>
    changeStart(tx, tenant.id, body),
  ),
];
