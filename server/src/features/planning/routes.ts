import { planning } from '@ploegplan/contract/planning/endpoints';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { changeLogRoute } from '../../platform/http/answers/unchanged.ts';
import { found, HttpProblem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { listItemChanges } from './history.ts';
import { listedSubjects, listOfProject, listRange, writeDays } from './listed.ts';
import { findItem } from './repository.ts';
import { changeItem, editPlanning, planItem, publishDrafts, removeItem } from './service.ts';
import { listPlannedWeeks } from './weeks.ts';

export const planningRoutes = (gallery: Gallery) => [
  changeLogRoute(planning.list, { access: 'admin' }, listedSubjects, writeDays),
  route(planning.range, { access: 'admin' }, async ({ params, transact }) => {
    const items = await transact((tx) => listRange(tx, params.id));
    if (items.length === 0) throw new HttpProblem('not-found');
    return items;
  }),
  route(planning.ofProject, { access: 'admin' }, ({ params, query, transact }) =>
    transact((tx) => listOfProject(tx, params.id, query.from)),
  ),
  route(planning.weeks, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listPlannedWeeks(tx, query)),
  ),
  route(planning.get, { access: 'admin' }, async ({ params, transact }) =>
    found(await transact((tx) => findItem(tx, params.id))),
  ),
  route(planning.history, { access: 'admin' }, ({ params, transact }) =>
    transact(async (tx) => listItemChanges(tx, found(await findItem(tx, params.id)))),
  ),
  route(planning.create, { access: 'admin' }, ({ body, transactOnce }) =>
    transactOnce((tx) => planItem(tx, body)),
  ),
  route(planning.update, { access: 'admin' }, ({ params, body, transactOnce }) =>
    transactOnce((tx) => changeItem(tx, params.id, body)),
  ),
  route(planning.edit, { access: 'admin' }, async ({ body, tenant, transactOnce }) => {
    const edited = await transactOnce((tx) => editPlanning(tx, body.edits));
    if (edited.removed.some(({ imageCount }) => imageCount > 0)) {
      await gallery.files.sweep(tenant.id);
    }
    return edited;
  }),
  route(planning.publish, { access: 'admin' }, ({ body, transactOnce }) =>
    transactOnce((tx) => publishDrafts(tx, body)),
  ),
  route(planning.remove, { access: 'admin' }, async ({ params, tenant, transactOnce }) => {
    await transactOnce((tx) => removeItem(tx, params.id));
    await gallery.files.sweep(tenant.id);
  }),
];
