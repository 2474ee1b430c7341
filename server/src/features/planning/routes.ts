import { planning } from '@ploegplan/contract/planning/endpoints';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { changeLogRoute } from '../../platform/http/answers/unchanged.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createRoute } from '../../platform/http/route.ts';
import { listItemChanges } from './history.ts';
import { listedSubjects, listProjectItems, listRange, writeDays } from './listed.ts';
import { findItem } from './repository.ts';
import { changeItem, editPlanning, planItem, publishDrafts, removeItem } from './service.ts';
import { listPlannedWeeks } from './weeks.ts';

export const createPlanningRoutes = (gallery: Gallery) => [
  changeLogRoute(planning.list, { access: 'admin' }, listedSubjects, writeDays),
  createRoute(planning.range, { access: 'admin' }, async ({ params, transact }) => {
    const items = await transact((tx) => listRange(tx, params.id));
    if (items.length === 0) throw new HttpProblem('not-found');
    return items;
  }),
  createRoute(planning.ofProject, { access: 'admin' }, ({ params, query, transact }) =>
    transact((tx) => listProjectItems(tx, params.id, query.from)),
  ),
  createRoute(planning.weeks, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listPlannedWeeks(tx, query)),
  ),
  createRoute(planning.get, { access: 'admin' }, async ({ params, transact }) =>
    requireFound(await transact((tx) => findItem(tx, params.id))),
  ),
  createRoute(planning.history, { access: 'admin' }, ({ params, transact }) =>
    transact(async (tx) => listItemChanges(tx, requireFound(await findItem(tx, params.id)))),
  ),
  createRoute(planning.create, { access: 'admin' }, ({ body, transactOnce }) =>
    transactOnce((tx) => planItem(tx, body)),
  ),
  createRoute(planning.update, { access: 'admin' }, ({ params, body, transactOnce }) =>
    transactOnce((tx) => changeItem(tx, params.id, body)),
  ),
  createRoute(planning.edit, { access: 'admin' }, async ({ body, tenant, transactOnce }) => {
    const edited = await transactOnce((tx) => editPlanning(tx, body.edits));
    if (edited.removed.some(({ imageCount }) => imageCount > 0)) {
      await gallery.files.sweep(tenant.id);
    }
    return edited;
  }),
  createRoute(planning.publish, { access: 'admin' }, ({ body, transactOnce }) =>
    transactOnce((tx) => publishDrafts(tx, body)),
  ),
  createRoute(planning.remove, { access: 'admin' }, async ({ params, tenant, transactOnce }) => {
    await transactOnce((tx) => removeItem(tx, params.id));
    await gallery.files.sweep(tenant.id);
  }),
];
