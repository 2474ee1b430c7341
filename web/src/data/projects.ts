import { projectStatuses, projects } from '@ploegplan/contract/projects';
import type { NewProject, Project } from '@ploegplan/contract/projects.schemas';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../lib/api/call.ts';
import { LIST_STALE_MS, recordData } from '../lib/api/record-data.ts';
import { rememberedSort } from '../lib/remembered/memory.ts';

export type ProjectValues = Omit<NewProject, 'id'>;

export const projectsSort = rememberedSort('projectsSort', 'status');

export const projectData = recordData({
  subject: 'projects',
  nouns: ({ project, projects: many }) => ({ one: project, many }),
  list: ({ signal }): Promise<Project[]> =>
    call(projects.list, { query: { includingdeleted: 'true' }, signal }),
  details: (id, { signal }) => call(projects.details, { params: { id }, signal }),
  create: (id, values: Omit<z.input<typeof NewProject>, 'id'>) =>
    call(projects.create, { body: { id, ...values } }),
  update: ({ id, version }, values: ProjectValues) =>
    call(projects.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(projects.remove, { params: { id } }),
  restore: (id) => call(projects.restore, { params: { id } }),
});

/** In their order, with the number of projects each; any change of a project can change that number. */
export const projectStatusesQuery = queryOptions({
  queryKey: ['projects', 'statuses'],
  queryFn: ({ signal }) => call(projectStatuses.list, { signal }),
  meta: { thing: () => 'Statussen' },
  staleTime: LIST_STALE_MS,
});
