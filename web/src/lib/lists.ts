import { clients } from '@ploegplan/contract/clients';
import { employees } from '@ploegplan/contract/employees';
import { projectStatuses, projects } from '@ploegplan/contract/projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** Cached for 10 minutes and invalidated by every change (specification, section 9). */
const tenMinutes = 10 * 60_000;

/** Includes deleted rows, because other rows may still refer to them. */
const withDeleted = { query: { includingdeleted: 'true' } } as const;

export const employeesQuery = queryOptions({
  queryKey: ['employees', 'list', withDeleted.query],
  queryFn: ({ signal }) => call(employees.list, { ...withDeleted, signal }),
  staleTime: tenMinutes,
});

export const projectsQuery = queryOptions({
  queryKey: ['projects', 'list', withDeleted.query],
  queryFn: ({ signal }) => call(projects.list, { ...withDeleted, signal }),
  meta: { thing: (terms) => terms.projects },
  staleTime: tenMinutes,
});

export const clientsQuery = queryOptions({
  queryKey: ['clients', 'list', withDeleted.query],
  queryFn: ({ signal }) => call(clients.list, { ...withDeleted, signal }),
  meta: { thing: () => 'Klanten' },
  staleTime: tenMinutes,
});

/** In their order, with the number of projects each; any change of a project can change that number. */
export const projectStatusesQuery = queryOptions({
  queryKey: ['projects', 'statuses'],
  queryFn: ({ signal }) => call(projectStatuses.list, { signal }),
  meta: { thing: () => 'Statussen' },
  staleTime: tenMinutes,
});

/** The rows that are not deleted. */
export const withoutDeleted = <Row extends { deleted: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ deleted }) => !deleted);
