import { changes } from '@ploegplan/contract/changes/endpoints';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import { gateList } from '@ploegplan/contract/requirements/endpoints';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { listGate } from '../../platform/gate-list.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import { readWork } from '../../platform/work.ts';
import { listMutations, listStaffing, listStatuses } from './repository.ts';
import {
  changeProject,
  createProject,
  importProjects,
  mutateStatus,
  projectRecords,
} from './service.ts';
import { changeStatus, createStatus, numberStatusesInOrder, removeStatus } from './statuses.ts';

export const projectRoutes = [
  createTxRoute(projects.list, { access: 'admin' }, (tx, { query }) =>
    projectRecords.list(tx, query),
  ),
  createTxRoute(projects.staffing, { access: 'admin' }, (tx, { query }) =>
    listStaffing(tx, query.from, query.to),
  ),
  createTxRoute(projects.get, { access: 'admin' }, (tx, { params }) =>
    projectRecords.get(tx, params.id),
  ),
  createTxRoute(projects.details, { access: 'admin' }, (tx, { params }) =>
    projectRecords.get(tx, params.id),
  ),
  createTxRoute(projects.work, { access: 'admin' }, async (tx, { params: { id }, tenant }) => {
    await projectRecords.get(tx, id);
    return readWork(tx, { projectId: id }, createDayRules(tenant));
  }),
  createTxRoute(projects.history, { access: 'admin' }, (tx, { params }) =>
    projectRecords.history(tx, params.id),
  ),
  createTxRoute(gateList.get, { access: 'admin' }, async (tx, { params, query: { date } }) => {
    await projectRecords.get(tx, params.id);
    return listGate(tx, params.id, date, date);
  }),
  createTxRoute(changes.projects, { access: 'admin' }, (tx, { query }) =>
    projectRecords.changes(tx, query),
  ),
  createTxRoute(projects.create, { access: 'admin' }, (tx, { body }) => createProject(tx, body)),
  createTxRoute(projects.update, { access: 'admin' }, (tx, { params, body }) =>
    changeProject(tx, params.id, body),
  ),
  createTxRoute(projects.change, { access: 'admin' }, (tx, { params, body }) =>
    changeProject(tx, params.id, body),
  ),
  createTxRoute(projects.importRows, { access: 'admin' }, (tx, { body }) =>
    importProjects(tx, body),
  ),
  createTxRoute(projects.remove, { access: 'admin' }, (tx, { params }) =>
    projectRecords.remove(tx, params.id),
  ),
  createTxRoute(projects.restore, { access: 'admin' }, (tx, { params }) =>
    projectRecords.restore(tx, params.id),
  ),
  createTxRoute(projectStatuses.list, { access: 'admin' }, (tx) => listStatuses(tx)),
  createTxRoute(projectStatuses.create, { access: 'admin' }, (tx, { body }) =>
    createStatus(tx, body),
  ),
  createTxRoute(projectStatuses.change, { access: 'admin' }, (tx, { params, body }) =>
    changeStatus(tx, params.id, body),
  ),
  createTxRoute(projectStatuses.remove, { access: 'admin' }, (tx, { params, query }) =>
    removeStatus(tx, params.id, query.move_to),
  ),
  createTxRoute(projectStatuses.order, { access: 'admin' }, (tx, { body }) =>
    numberStatusesInOrder(tx, body.ids),
  ),
  createTxRoute(projectStatusMutations.list, { access: 'admin' }, (tx, { query }) =>
    listMutations(tx, query),
  ),
  createTxRoute(projectStatusMutations.create, { access: 'admin' }, (tx, { body }) =>
    mutateStatus(tx, body),
  ),
];
