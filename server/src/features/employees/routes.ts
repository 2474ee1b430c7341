import { employees } from '@ploegplan/contract/employees';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { route } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const employeeRecords = describeRecords(Employee, {
  table: 'employees',
  columns: {
    jobTitle: 'job_title',
    dateOfBirth: 'date_of_birth',
    contractHours: 'contract_hours',
  },
  order: 'name',
});

export const employeeRoutes = [
  route(employees.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => employeeRecords.list(tx, query)),
  ),
  route(employees.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => employeeRecords.create(tx, body)),
  ),
  route(employees.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => employeeRecords.update(tx, params.id, body)),
  ),
  route(employees.history, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => employeeRecords.history(tx, params.id)),
  ),
];
