import { absences } from '@ploegplan/contract/absences';
import { txRoute } from '../../platform/http/route.ts';
import { listAbsences } from './repository.ts';

export const absenceRoutes = [
  txRoute(absences.list, { access: 'admin' }, (tx, { query }) =>
    listAbsences(tx, query.from, query.to),
  ),
];
