import { absences } from '@ploegplan/contract/absences';
import { route } from '../../platform/http/route.ts';
import { listAbsences } from './repository.ts';

export const absenceRoutes = [
  route(absences.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listAbsences(tx, query.from, query.to)),
  ),
];
