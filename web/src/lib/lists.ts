import { clients } from '@ploegplan/contract/clients';
import { employees } from '@ploegplan/contract/employees';
import { projectStatuses, projects } from '@ploegplan/contract/projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** Lists that rarely change and that every change invalidates (specification, section 9). */
const tenMinutes = 10 * 60_000;

/** What was deleted too, because something may still name it. */
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

/** In their order, each with the number of its projects: a change of any project changes them. */
export const projectStatusesQuery = queryOptions({
  queryKey: ['projects', 'statuses'],
  queryFn: ({ signal }) => call(projectStatuses.list, { signal }),
  meta: { thing: () => 'Statussen' },
  staleTime: tenMinutes,
});

/** The part of a list that can still be chosen. */
export const withoutDeleted = <Row extends { deleted: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ deleted }) => !deleted);
