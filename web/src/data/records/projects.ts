import type { Client } from '@ploegplan/contract/clients/schemas';
import type { BodyFor } from '@ploegplan/contract/endpoint';
import { projects } from '@ploegplan/contract/projects/endpoints';
import type {
  NewProject,
  Project,
  ProjectStatus,
  ProjectUpdate,
} from '@ploegplan/contract/projects/schemas';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';
import { formatTellingPlace } from '../../lib/values/location.ts';

export type ProjectValues = Omit<ProjectUpdate, 'version'>;

export const projectsSort = createRememberedSort('projectsSort', 'status');

export const projectData = recordData({
  subject: 'projects',
  nouns: ({ project, projects: many }) => ({ one: project, many }),
  named: 'title',
  serverChosen: ['status', 'hue'],
  list: ({ signal }): Promise<Project[]> =>
    call(projects.list, { query: { includingdeleted: 'true' }, signal }),
  details: (id, { signal }) => call(projects.details, { params: { id }, signal }),
  // A project without a chosen status gets the first one.
  create: (id, { status, ...values }: Omit<z.input<typeof NewProject>, 'id'>) =>
    call(projects.create, { body: { id, ...values, ...(status && { status }) } }),
  update: ({ id, version }, values: ProjectValues) =>
    call(projects.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(projects.remove, { params: { id } }),
  restore: (id) => call(projects.restore, { params: { id } }),
});

/** Creates and changes projects of a file, all or none. */
export const importProjects = (body: BodyFor<typeof projects.importRows>) =>
  call(projects.importRows, { body });

export const projectWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', 'project', id],
    queryFn: ({ signal }) => call(projects.work, { params: { id }, signal }),
  });

export const projectHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', 'history', id],
    queryFn: ({ signal }) => call(projects.history, { params: { id }, signal }),
  });

type Clients = ReadonlyMap<string, Pick<Client, 'name' | 'location'>>;

/** Formats the distinctive details of a project: its client and place. */
export function formatProjectDetail({ client, location }: Project, clients: Clients): string {
  const of = clients.get(client ?? '');
  return [of?.name, formatTellingPlace(location || (of?.location ?? ''))]
    .filter(Boolean)
    .join(' · ');
}

/** Projects as options of a field; those with a closed status are finished. */
export function createProjectOption(clients: Clients, statuses: readonly ProjectStatus[]) {
  const closed = new Set(statuses.filter((status) => status.closed).map(({ id }) => id));
  return {
    label: ({ title }: Project) => title,
    detail: (project: Project) => ({ detail: formatProjectDetail(project, clients) }),
    isUnavailable: ({ status }: Project) => status !== null && closed.has(status),
  };
}
