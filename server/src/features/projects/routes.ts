import { projectStatuses, projectStatusMutations, projects } from '@ploegplan/contract/projects';
import { route } from '../../platform/http/route.ts';
import { readWork } from '../../platform/work.ts';
import { listMutations, listStatuses } from './repository.ts';
import { changeProject, createProject, mutateStatus, projectRecords } from './service.ts';
import { changeStatus, createStatus, orderStatuses, removeStatus } from './statuses.ts';

export const projectRoutes = [
  route(projects.list, { access: 'admin' }, ({ query: { client_id, ...query }, transact }) =>
    transact((tx) => projectRecords.list(tx, { client_id, ...query })),
  ),
  route(projects.get, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.get(tx, params.id)),
  ),
  route(projects.details, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.get(tx, params.id)),
  ),
  route(projects.work, { access: 'admin' }, ({ params: { id }, transact }) =>
    transact(async (tx) => {
      await projectRecords.get(tx, id);
      return readWork(tx, { projectId: id });
    }),
  ),
  route(projects.history, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.history(tx, params.id)),
  ),
  route(projects.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => createProject(tx, body)),
  ),
  route(projects.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => changeProject(tx, params.id, body)),
  ),
  route(projects.change, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => changeProject(tx, params.id, body)),
  ),
  route(projects.remove, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.remove(tx, params.id)),
  ),
  route(projects.restore, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.restore(tx, params.id)),
  ),
  route(projectStatuses.list, { access: 'admin' }, ({ transact }) =>
    transact((tx) => listStatuses(tx)),
  ),
  route(projectStatuses.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => createStatus(tx, body)),
  ),
  route(projectStatuses.change, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => changeStatus(tx, params.id, body)),
  ),
  route(projectStatuses.remove, { access: 'admin' }, ({ params, query, transact }) =>
    transact((tx) => removeStatus(tx, params.id, query.move_to)),
  ),
  route(projectStatuses.order, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => orderStatuses(tx, body.ids)),
  ),
  route(projectStatusMutations.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listMutations(tx, query)),
  ),
  route(projectStatusMutations.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => mutateStatus(tx, body)),
  ),
];
