import type { Employee } from '@ploegplan/contract/employees.schemas';
import { plain } from '../../lib/values/matching.ts';

/** The values that the account of an employee begins with; the username is the name with points. */
export const accountValues = ({ id, name, email }: Pick<Employee, 'id' | 'name' | 'email'>) => ({
  employeeId: id,
  email,
  username: plain(name)
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, ''),
});
