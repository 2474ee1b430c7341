import { addMonths, today } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { dayRulesOf } from '@ploegplan/contract/rules/working-time/planned-hours';
import { txRoute } from '../../platform/http/route.ts';
import { listAbsences } from '../../platform/leave/absences.ts';
import { listPlannedAfter, readWorkOf } from './repository.ts';
import {
  changeEmployee,
  createEmployee,
  importEmployees,
  employeeRecords as records,
  takeBack,
  takeOutOfService,
} from './service.ts';

export const employeeRoutes = [
  txRoute(employees.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  txRoute(employees.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  txRoute(employees.create, { access: 'admin' }, (tx, { body }) => createEmployee(tx, body)),
  txRoute(employees.update, { access: 'admin' }, (tx, { params, body }) =>
    changeEmployee(tx, params.id, body),
  ),
  txRoute(employees.importRows, { access: 'admin' }, (tx, { body }) => importEmployees(tx, body)),
  txRoute(employees.change, { access: 'admin' }, (tx, { params, body }) =>
    changeEmployee(tx, params.id, body),
  ),
  txRoute(employees.remove, { access: 'admin' }, (tx, { params, query }) =>
    takeOutOfService(tx, params.id, query.last_day),
  ),
  txRoute(employees.restore, { access: 'admin' }, (tx, { params }) => takeBack(tx, params.id)),
  txRoute(employees.work, { access: 'admin' }, async (tx, { params: { id }, tenant }) => {
    await records.get(tx, id);
    return readWorkOf(tx, id, dayRulesOf(tenant));
  }),
  txRoute(employees.plannedAfter, { access: 'admin' }, async (tx, { params: { id }, query }) => {
    await records.get(tx, id);
    return listPlannedAfter(tx, id, query);
  }),
  txRoute(employees.absences, { access: 'admin' }, async (tx, { params: { id } }) => {
    await records.get(tx, id);
    const [from, to] = [addMonths(today(), -12), addMonths(today(), 12)];
    return listAbsences(tx, { from, to }, id);
  }),
  txRoute(employees.history, { access: 'admin' }, (tx, { params }) =>
    records.history(tx, params.id),
  ),
];
