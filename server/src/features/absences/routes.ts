import { absences } from '@ploegplan/contract/absences/endpoints';
import { txRoute } from '../../platform/http/route.ts';
import { listAbsences } from '../../platform/leave/absences.ts';
import { addAbsences, changeAbsence, removeAbsence } from './service.ts';

export const absenceRoutes = [
  txRoute(absences.list, { access: 'admin' }, (tx, { query }) => listAbsences(tx, query)),
  txRoute(absences.create, { access: 'admin' }, (tx, { body }) => addAbsences(tx, body.absences)),
  txRoute(absences.update, { access: 'admin' }, (tx, { params, body }) =>
    changeAbsence(tx, params.id, body),
  ),
  txRoute(absences.remove, { access: 'admin' }, (tx, { params }) => removeAbsence(tx, params.id)),
];
