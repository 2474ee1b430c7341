import * as z from 'zod/mini';
import { Employee, EmployeeUpdate, NewEmployee } from './employees.schemas.ts';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';
import { RecordHistory } from './work.schemas.ts';

export const employees = {
  list: endpoint({
    method: 'GET',
    path: '/employees',
    access: 'admin',
    summary: 'All employees by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Employee),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/employees',
    access: 'admin',
    summary: 'Create an employee',
    body: NewEmployee,
    response: Employee,
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/employees/:id',
    access: 'admin',
    summary: 'Change all fields of an employee',
    params: idParams,
    body: EmployeeUpdate,
    response: Employee,
    errors: ['not-found', 'stale-version'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/employees/:id/history',
    access: 'admin',
    summary: 'Who changed what of an employee, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
};
