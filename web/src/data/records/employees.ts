import { addDays } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import type { Employee, NewEmployee } from '@ploegplan/contract/employees/schemas';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type EmployeeValues = Omit<NewEmployee, 'id'>;

export const employeesSort = createRememberedSort('employeesSort', 'name');

export const employeeData = recordData({
  subject: 'employees',
  named: 'name',
  nouns: () => ({ one: 'Werknemer', many: 'Personeel' }),
  list: ({ signal }): Promise<Employee[]> =>
    call(employees.list, { query: { includingdeleted: 'true' }, signal }),
  details: (id, { signal }) => call(employees.get, { params: { id }, signal }),
  create: (id, values: EmployeeValues) => call(employees.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(employees.update, { params: { id }, body: { ...values, version } }),
  restore: (id) => call(employees.restore, { params: { id } }),
});

/** Creates and changes employees of a file, all or none. */
export const importEmployees = (body: BodyFor<typeof employees.importRows>) =>
  call(employees.importRows, { body });

export const employeeHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['employees', 'history', id],
    queryFn: ({ signal }) => call(employees.history, { params: { id }, signal }),
  });

export const employeeWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', 'employee', id],
    queryFn: ({ signal }) => call(employees.work, { params: { id }, signal }),
  });

export const employeeAbsencesQuery = (id: string) =>
  queryOptions({
    queryKey: ['absences', 'employee', id],
    queryFn: ({ signal }) => call(employees.absences, { params: { id }, signal }),
  });

/** Reads planned work after a day that can be given to somebody else. */
export const plannedAfterQuery = (id: string, day: string) =>
  queryOptions({
    queryKey: ['work', 'planned-after', id, day],
    queryFn: ({ signal }) =>
      call(employees.plannedAfter, { params: { id }, query: { day }, signal }),
  });

/** Reads planned work of these days that can be removed. */
export const plannedInQuery = (id: string, firstDay: string, lastDay: string) =>
  queryOptions({
    queryKey: ['work', 'planned-in', id, firstDay, lastDay],
    queryFn: ({ signal }) =>
      call(employees.plannedAfter, {
        params: { id },
        query: { day: addDays(firstDay, -1), until: lastDay },
        signal,
      }),
  });

/** Takes an employee out of service after a day; its message offers to undo that. */
export function useTakeOutOfService({ id, name }: Pick<Employee, 'id' | 'name'>) {
  const cache = useQueryClient();
  const restoring = employeeData.useRestore();
  return useMutation({
    mutationKey: ['employees'],
    mutationFn: (day: string) =>
      call(employees.remove, { params: { id }, query: { last_day: day } }),
    onSuccess: (_, day) =>
      notify.success(`Uit dienst na ${formatShortDay(day)}`, name, {
        key: `employees out of service ${id}`,
        action: { label: 'Ongedaan maken', run: () => restoring.mutate(id) },
      }),
    onSettled: () => void cache.invalidateQueries({ queryKey: ['employees'] }),
  });
}

export const workLinks = {
  linkToDay: (date: string) => ({ to: '/planning', search: { datum: date } }) as const,
  linkToPerson: (id: string) => ({ to: '/employee-details/$id', params: { id } }) as const,
};

/** The name of an employee by id, deleted ones included; empty while it is not known. */
export function useEmployeeName(): (id: string) => string {
  const { data: employees } = useQuery(employeeData.list);
  const names = new Map(employees?.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
