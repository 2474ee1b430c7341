import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { id, idParams } from '../fields.ts';
import * as schemas from './schemas.ts';

export const projectStatuses = withScope('projects', {
  list: endpoint('GET', '/projectstatuses', {
    access: 'admin',
    summary: 'All project statuses in their order, each with its number of projects',
    response: z.array(schemas.ProjectStatus),
  }),
  create: endpoint('POST', '/projectstatuses', {
    access: 'admin',
    summary: 'Create a project status',
    body: schemas.NewProjectStatus,
    response: schemas.ProjectStatus,
  }),
  change: endpoint('PATCH', '/projectstatuses/:id', {
    access: 'admin',
    summary: 'Change some fields of a project status',
    params: idParams,
    body: schemas.ProjectStatusPatch,
    response: schemas.ProjectStatus,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint('DELETE', '/projectstatuses/:id', {
    access: 'admin',
    summary: 'Delete a project status; its projects, if any, get the status that is named',
    params: idParams,
    query: z.strictObject({ move_to: z.optional(id) }),
    errors: ['not-found', 'status-in-use'],
  }),
  order: endpoint('POST', '/projectstatuses/order', {
    access: 'admin',
    summary: 'Put the project statuses in another order',
    body: schemas.ProjectStatusOrder,
    response: z.array(schemas.ProjectStatus),
  }),
});

export const projectStatusMutations = withScope('projects', {
  list: endpoint('GET', '/projectstatusmutations', {
    access: 'admin',
    summary: 'The newest changes of status, of one project or of all',
    query: z.strictObject({ project: z.optional(id) }),
    response: z.array(schemas.ProjectStatusMutation),
  }),
  create: endpoint('POST', '/projectstatusmutations', {
    access: 'admin',
    summary: 'Change the status of a project, with a remark',
    body: schemas.NewProjectStatusMutation,
    response: schemas.ProjectStatusMutation,
  }),
});
