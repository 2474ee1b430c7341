import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { dateRange, id, idParams, queryFlag } from '../fields.ts';
import { limits } from '../limits.ts';
import { importEndpoint } from '../record-endpoints.ts';
import { RecordHistory, Work } from '../work/schemas.ts';
import * as schemas from './schemas.ts';

const one = { params: idParams, response: schemas.Project, errors: ['not-found'] } as const;
const changed = { ...one, errors: ['not-found', 'stale-version'] } as const;

export const projects = withScope('projects', {
  list: endpoint('GET', '/projects', {
    access: 'admin',
    summary: 'All projects by title, or those of one client',
    query: z.strictObject({
      includingdeleted: z._default(queryFlag, false),
      client_id: z.optional(id),
    }),
    response: z.array(schemas.Project),
  }),
  staffing: endpoint('GET', '/projects/staffing', {
    access: 'admin',
    summary:
      'How many people are planned in each ISO week of a range of days; weeks of nobody are absent',
    query: dateRange(limits.staffingDays),
    response: z.array(schemas.StaffedWeek),
  }),
  get: endpoint('GET', '/projects/:id', {
    access: 'admin',
    summary: 'One project',
    ...one,
  }),
  details: endpoint('GET', '/projects/:id/details', {
    access: 'admin',
    summary: 'One project, for its details page',
    ...one,
  }),
  create: endpoint('POST', '/projects', {
    access: 'admin',
    summary: 'Create a project',
    body: schemas.NewProject,
    response: schemas.Project,
  }),
  update: endpoint('PUT', '/projects/:id', {
    access: 'admin',
    summary: 'Change the fields of a project',
    body: schemas.PartialProjectUpdate,
    ...changed,
  }),
  change: endpoint('PATCH', '/projects/:id', {
    access: 'admin',
    summary: 'Change some fields of a project; absent ones are unchanged, null clears',
    body: schemas.ProjectPatch,
    ...changed,
  }),
  remove: endpoint('DELETE', '/projects/:id', {
    access: 'admin',
    summary: 'Delete a project; planning of it still shows it',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint('POST', '/projects/:id/restore', {
    access: 'admin',
    summary: 'Undo the deletion of a project',
    ...one,
  }),
  importRows: importEndpoint('/projects', 'project', {
    added: schemas.NewProject,
    updated: schemas.ProjectUpdate,
  }),
  work: endpoint('GET', '/projects/:id/work', {
    access: 'admin',
    summary:
      'What was and will be done on a project: planned and recorded hours by week, people, days',
    params: idParams,
    response: Work,
    errors: ['not-found'],
  }),
  history: endpoint('GET', '/projects/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a project, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
});

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
