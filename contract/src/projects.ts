import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams, queryFlag } from './fields.ts';
import {
  NewProject,
  Project,
  ProjectChange,
  ProjectStatus,
  ProjectUpdate,
} from './projects.schemas.ts';

const one = { params: idParams, response: Project, errors: ['not-found'] } as const;
const changed = { ...one, errors: ['not-found', 'stale-version'] } as const;

export const projects = {
  list: endpoint({
    method: 'GET',
    path: '/projects',
    access: 'admin',
    summary: 'All projects by title, or those of one client',
    query: z.strictObject({
      includingdeleted: z._default(queryFlag, false),
      client_id: z.optional(id),
    }),
    response: z.array(Project),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/projects/:id',
    access: 'admin',
    summary: 'One project',
    ...one,
  }),
  details: endpoint({
    method: 'GET',
    path: '/projects/:id/details',
    access: 'admin',
    summary: 'One project, for its details page',
    ...one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/projects',
    access: 'admin',
    summary: 'Create a project',
    body: NewProject,
    response: Project,
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/projects/:id',
    access: 'admin',
    summary: 'Change all fields of a project',
    body: ProjectUpdate,
    ...changed,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/projects/:id',
    access: 'admin',
    summary: 'Change some fields of a project; absent ones are unchanged, null clears',
    body: ProjectChange,
    ...changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/projects/:id',
    access: 'admin',
    summary: 'Delete a project; planning of it still shows it',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/projects/:id/restore',
    access: 'admin',
    summary: 'Undo the deletion of a project',
    ...one,
  }),
};

export const projectStatuses = {
  list: endpoint({
    method: 'GET',
    path: '/projectstatuses',
    access: 'admin',
    summary: 'All project statuses in their order, each with its number of projects',
    response: z.array(ProjectStatus),
    errors: [],
  }),
};
