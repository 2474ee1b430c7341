import { planning } from '@ploegplan/contract/planning';
import type { Gallery } from '../../platform/gallery/gallery.ts';
import { found } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { findItem, listItems } from './repository.ts';
import { changeItem, planItem, removeItem } from './service.ts';

export const planningRoutes = (gallery: Gallery) => [
  route(planning.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listItems(tx, query.from, query.to)),
  ),
  route(planning.get, { access: 'admin' }, async ({ params, transact }) =>
    found(await transact((tx) => findItem(tx, params.id))),
  ),
  route(planning.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => planItem(tx, body)),
  ),
  route(planning.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => changeItem(tx, params.id, body)),
  ),
  route(planning.remove, { access: 'admin' }, async ({ params, tenant, transact }) => {
    await transact((tx) => removeItem(tx, params.id));
    await gallery.files.sweep(tenant.id);
  }),
];
