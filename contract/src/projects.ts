import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams, queryFlag } from './fields.ts';
import { NewProject, Project, ProjectStatus } from './projects.schemas.ts';

const one = { params: idParams, response: Project, errors: ['not-found'] } as const;

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
