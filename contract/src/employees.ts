import * as z from 'zod/mini';
import { Employee } from './employees.schemas.ts';
import { endpoint } from './endpoint.ts';
import { queryFlag } from './fields.ts';

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
};
