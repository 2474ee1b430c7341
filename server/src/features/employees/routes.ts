import { changes } from '@ploegplan/contract/changes/endpoints';
import { addMonths, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { createTxRoute } from '../../platform/http/route.ts';
import { listAbsences } from '../../platform/leave/absences.ts';
import { listPlannedAfter, readEmployeeWork } from './repository.ts';
import {
  changeEmployee,
  createEmployee,
  importEmployees,
  employeeRecords as records,
  takeBack,
  takeOutOfService,
} from './service.ts';

export const employeeRoutes = [
  createTxRoute(employees.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  createTxRoute(employees.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  createTxRoute(changes.employees, { access: 'admin' }, (tx, { query }) =>
    records.changes(tx, query),
  ),
  createTxRoute(employees.create, { access: 'admin' }, (tx, { body }) => createEmployee(tx, body)),
  createTxRoute(employees.update, { access: 'admin' }, (tx, { params, body }) =>
    changeEmployee(tx, params.id, body),
  ),
  createTxRoute(employees.importRows, { access: 'admin' }, (tx, { body }) =>
    importEmployees(tx, body),
  ),
  createTxRoute(employees.change, { access: 'admin' }, (tx, { params, body }) =>
    changeEmployee(tx, params.id, body),
  ),
  createTxRoute(employees.remove, { access: 'admin' }, (tx, { params, query }) =>
    takeOutOfService(tx, params.id, query.last_day),
  ),
  createTxRoute(employees.restore, { access: 'admin' }, (tx, { params }) =>
    takeBack(tx, params.id),
  ),
  createTxRoute(employees.work, { access: 'admin' }, async (tx, { params: { id }, tenant }) => {
    await records.get(tx, id);
    return readEmployeeWork(tx, id, createDayRules(tenant));
  }),
  createTxRoute(
    employees.plannedAfter,
    { access: 'admin' },
    async (tx, { params: { id }, query }) => {
      await records.get(tx, id);
      return listPlannedAfter(tx, id, query);
    },
  ),
  createTxRoute(employees.absences, { access: 'admin' }, async (tx, { params: { id } }) => {
    await records.get(tx, id);
    const [from, to] = [addMonths(getToday(), -12), addMonths(getToday(), 12)];
    return listAbsences(tx, { from, to }, id);
  }),
  createTxRoute(employees.history, { access: 'admin' }, (tx, { params }) =>
    records.history(tx, params.id),
  ),
];
