import { employees } from '@ploegplan/contract/employees';
import { route } from '../../platform/http/route.ts';
import { listEmployees } from './repository.ts';

export const employeeRoutes = [
  route(employees.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listEmployees(tx, query.includingdeleted)),
  ),
];
