import { employees } from '@ploegplan/contract/employees';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { recordData } from '../lib/api/record-data.ts';
import { rememberedSort } from '../lib/remembered/memory.ts';

export const employeesSort = rememberedSort('employeesSort', 'name');

export const employeeData = recordData({
  subject: 'employees',
  list: ({ signal }) => call(employees.list, { query: { includingdeleted: 'true' }, signal }),
});

/** The name of an employee by id, deleted ones included; empty while it is not known. */
export function useNameOf(): (id: string) => string {
  const { data: employees } = useQuery(employeeData.list);
  const names = new Map(employees?.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
