import { employees } from '@ploegplan/contract/employees';
import { Employee } from '@ploegplan/contract/employees.schemas';
import { route } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const employeeRecords = describeRecords(Employee, {
  table: 'employees',
  columns: { jobTitle: 'job_title' },
  order: 'name',
});

export const employeeRoutes = [
  route(employees.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => employeeRecords.list(tx, query)),
  ),
];
