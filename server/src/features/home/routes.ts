import { home } from '@ploegplan/contract/home';
import { isEmployee } from '@ploegplan/contract/rules/access';
import { today } from '@ploegplan/contract/rules/dates';
import { route } from '../../platform/http/route.ts';
import { showHome } from './service.ts';

export const homeRoutes = [
  route(home.show, { access: 'admin' }, ({ session, tenant, transact }) =>
    transact((tx) =>
      showHome(tx, {
        today: today(),
        employeeId: isEmployee(session) ? session.employeeId : null,
        withHours: !tenant.hiddenParts.includes('hours'),
      }),
    ),
  ),
];
