import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import { dayRulesOf } from '@ploegplan/contract/rules/working-time/planned-hours';
import { txRoute } from '../../platform/http/route.ts';
import { readWork } from '../../platform/work.ts';
import { listMutations, listStaffing, listStatuses } from './repository.ts';
import {
  changeProject,
  createProject,
  importProjects,
  mutateStatus,
  projectRecords,
} from './service.ts';
import { changeStatus, createStatus, orderStatuses, removeStatus } from './statuses.ts';

export const projectRoutes = [
  txRoute(projects.list, { access: 'admin' }, (tx, { query }) => projectRecords.list(tx, query)),
  txRoute(projects.staffing, { access: 'admin' }, (tx, { query }) =>
    listStaffing(tx, query.from, query.to),
  ),
  txRoute(projects.get, { access: 'admin' }, (tx, { params }) => projectRecords.get(tx, params.id)),
  txRoute(projects.details, { access: 'admin' }, (tx, { params }) =>
    projectRecords.get(tx, params.id),
  ),
  txRoute(projects.work, { access: 'admin' }, async (tx, { params: { id }, tenant }) => {
    await projectRecords.get(tx, id);
    return readWork(tx, { projectId: id }, dayRulesOf(tenant));
  }),
  txRoute(projects.history, { access: 'admin' }, (tx, { params }) =>
    projectRecords.history(tx, params.id),
  ),
  txRoute(projects.create, { access: 'admin' }, (tx, { body }) => createProject(tx, body)),
  txRoute(projects.update, { access: 'admin' }, (tx, { params, body }) =>
    changeProject(tx, params.id, body),
  ),
  txRoute(projects.change, { access: 'admin' }, (tx, { params, body }) =>
    changeProject(tx, params.id, body),
  ),
  txRoute(projects.importRows, { access: 'admin' }, (tx, { body }) => importProjects(tx, body)),
  txRoute(projects.remove, { access: 'admin' }, (tx, { params }) =>
    projectRecords.remove(tx, params.id),
  ),
  txRoute(projects.restore, { access: 'admin' }, (tx, { params }) =>
    projectRecords.restore(tx, params.id),
  ),
  txRoute(projectStatuses.list, { access: 'admin' }, (tx) => listStatuses(tx)),
  txRoute(projectStatuses.create, { access: 'admin' }, (tx, { body }) => createStatus(tx, body)),
  txRoute(projectStatuses.change, { access: 'admin' }, (tx, { params, body }) =>
    changeStatus(tx, params.id, body),
  ),
  txRoute(projectStatuses.remove, { access: 'admin' }, (tx, { params, query }) =>
    removeStatus(tx, params.id, query.move_to),
  ),
  txRoute(projectStatuses.order, { access: 'admin' }, (tx, { body }) =>
    orderStatuses(tx, body.ids),
  ),
  txRoute(projectStatusMutations.list, { access: 'admin' }, (tx, { query }) =>
    listMutations(tx, query),
  ),
  txRoute(projectStatusMutations.create, { access: 'admin' }, (tx, { body }) =>
    mutateStatus(tx, body),
  ),
];
