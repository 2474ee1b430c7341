import * as z from 'zod/mini';
import { Employee, EmployeeUpdate, NewEmployee } from './employees.schemas.ts';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';
import { RecordHistory } from './work.schemas.ts';

export const employees = {
  list: endpoint('GET', '/employees', {
    access: 'admin',
    summary: 'All employees by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Employee),
  }),
  create: endpoint('POST', '/employees', {
    access: 'admin',
    summary: 'Create an employee',
    body: NewEmployee,
    response: Employee,
  }),
  update: endpoint('PUT', '/employees/:id', {
    access: 'admin',
    summary: 'Change all fields of an employee',
    params: idParams,
    body: EmployeeUpdate,
    response: Employee,
    errors: ['not-found', 'stale-version'],
  }),
  history: endpoint('GET', '/employees/:id/history', {
    access: 'admin',
    summary: 'Who changed what of an employee, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
};
