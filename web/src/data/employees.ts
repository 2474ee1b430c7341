import { employees } from '@ploegplan/contract/employees';
import type { Employee, NewEmployee } from '@ploegplan/contract/employees.schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { recordData } from '../lib/api/record-data.ts';
import { rememberedSort } from '../lib/remembered/memory.ts';

export type EmployeeValues = Omit<NewEmployee, 'id'>;

export const employeesSort = rememberedSort('employeesSort', 'name');

export const employeeData = recordData({
  subject: 'employees',
  named: 'name',
  nouns: () => ({ one: 'Werknemer', many: 'Personeel' }),
  list: ({ signal }): Promise<Employee[]> =>
    call(employees.list, { query: { includingdeleted: 'true' }, signal }),
  create: (id, values: EmployeeValues) => call(employees.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(employees.update, { params: { id }, body: { ...values, version } }),
});

export const employeeHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['employees', 'history', id],
    queryFn: ({ signal }) => call(employees.history, { params: { id }, signal }),
  });

/** Where the cards of work lead to. */
export const workLinks = {
  linkToDay: (date: string) => ({ to: '/planning', search: { datum: date } }) as const,
  linkToPerson: (id: string) => ({ to: '/employee-details/$id', params: { id } }) as const,
};

/** The name of an employee by id, deleted ones included; empty while it is not known. */
export function useNameOf(): (id: string) => string {
  const { data: employees } = useQuery(employeeData.list);
  const names = new Map(employees?.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
