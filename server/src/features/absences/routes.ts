import { absences } from '@ploegplan/contract/absences/endpoints';
import { changes } from '@ploegplan/contract/changes/endpoints';
import { createTxRoute } from '../../platform/http/route.ts';
import { changedAbsences, listAbsences } from '../../platform/leave/absences.ts';
import { addAbsences, changeAbsence, removeAbsence } from '../../platform/leave/record-absences.ts';
import { listChanges } from '../../platform/row-changes.ts';

export const absenceRoutes = [
  createTxRoute(absences.list, { access: 'admin' }, (tx, { query }) => listAbsences(tx, query)),
  createTxRoute(changes.absences, { access: 'admin' }, (tx, { query }) =>
    listChanges(tx, changedAbsences, query),
  ),
  createTxRoute(absences.create, { access: 'admin' }, (tx, { body }) =>
    addAbsences(tx, body.absences),
  ),
  createTxRoute(absences.update, { access: 'admin' }, (tx, { params, body }) =>
    changeAbsence(tx, params.id, body),
  ),
  createTxRoute(absences.remove, { access: 'admin' }, (tx, { params }) =>
    removeAbsence(tx, params.id),
  ),
];
