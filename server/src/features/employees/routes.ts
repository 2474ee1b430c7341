import { employees } from '@ploegplan/contract/employees';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { txRoute } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const records = describeRecords(Employee, {
  table: 'employees',
  columns: {
    jobTitle: 'job_title',
    dateOfBirth: 'date_of_birth',
    contractHours: 'contract_hours',
  },
  order: 'name',
});

export const employeeRoutes = [
  txRoute(employees.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  txRoute(employees.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  txRoute(employees.update, { access: 'admin' }, (tx, { params, body }) =>
    records.update(tx, params.id, body),
  ),
  txRoute(employees.history, { access: 'admin' }, (tx, { params }) =>
    records.history(tx, params.id),
  ),
];
