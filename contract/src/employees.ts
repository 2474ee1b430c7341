import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, queryFlag, version } from './fields.ts';

export const Employee = z.strictObject({
  id,
  name: z.string(),
  jobTitle: z.string(),
  phonenumber: z.string(),
  email: z.string(),
  deleted: z.boolean(),
  version,
});
export type Employee = z.infer<typeof Employee>;

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
