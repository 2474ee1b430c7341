import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams, queryFlag, requiredText, text, version } from './fields.ts';
import { limits } from './limits.ts';

export const Project = z.strictObject({
  id,
  title: z.string(),
  location: z.string(),
  /** Client id. */
  client: z.nullable(id),
  /** Status id. */
  status: z.nullable(id),
  deleted: z.boolean(),
  version,
});
export type Project = z.infer<typeof Project>;

export const NewProject = z.strictObject({
  id: z.optional(id),
  title: requiredText(limits.name),
  location: z._default(text(limits.location), ''),
  client: z._default(z.nullable(id), null),
  status: z._default(z.nullable(id), null),
});

export type NewProject = z.infer<typeof NewProject>;

/** Where a project stands, in the order in which projects go through them. */
export const ProjectStatus = z.strictObject({
  id,
  /** Its label. */
  status: z.string(),
  /** Its place in the order. */
  index: z.number(),
  /** Projects that stand there, without deleted ones. */
  projectCount: z.number(),
});
export type ProjectStatus = z.infer<typeof ProjectStatus>;

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
