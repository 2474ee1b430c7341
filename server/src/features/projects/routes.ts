import { projectStatuses, projects } from '@ploegplan/contract/projects';
import { Project } from '@ploegplan/contract/projects.schemas';
import { route } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';
import { listProjectStatuses } from './repository.ts';

const projectRecords = describeRecords(Project, {
  table: 'projects',
  columns: { client: 'client_id', status: 'status_id' },
  order: 'title',
});

export const projectRoutes = [
  route(projects.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => projectRecords.list(tx, query)),
  ),
  route(projects.get, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.get(tx, params.id)),
  ),
  route(projects.details, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.get(tx, params.id)),
  ),
  route(projects.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => projectRecords.create(tx, body)),
  ),
  route(projects.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => projectRecords.update(tx, params.id, body)),
  ),
  route(projects.change, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => projectRecords.update(tx, params.id, body)),
  ),
  route(projects.remove, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.remove(tx, params.id)),
  ),
  route(projects.restore, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => projectRecords.restore(tx, params.id)),
  ),
  route(projectStatuses.list, { access: 'admin' }, ({ transact }) => transact(listProjectStatuses)),
];
