import { employees } from '@ploegplan/contract/employees';
import { call } from '../lib/api/call.ts';
import { recordData } from '../lib/api/record-data.ts';
import { rememberedSort } from '../lib/remembered/memory.ts';

export const employeesSort = rememberedSort('employeesSort', 'name');

export const employeeData = recordData({
  subject: 'employees',
  list: ({ signal }) => call(employees.list, { query: { includingdeleted: 'true' }, signal }),
});
