import { projectStatuses, projects } from '@ploegplan/contract/projects';
import { found } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { createProject, findProject, listProjectStatuses, listProjects } from './repository.ts';

export const projectRoutes = [
  route(projects.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listProjects(tx, query)),
  ),
  route(projects.get, { access: 'admin' }, async ({ params, transact }) =>
    found(await transact((tx) => findProject(tx, params.id))),
  ),
  route(projects.details, { access: 'admin' }, async ({ params, transact }) =>
    found(await transact((tx) => findProject(tx, params.id))),
  ),
  route(projects.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => createProject(tx, body)),
  ),
  route(projectStatuses.list, { access: 'admin' }, ({ transact }) => transact(listProjectStatuses)),
];
