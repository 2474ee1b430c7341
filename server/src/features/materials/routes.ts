import { materials } from '@ploegplan/contract/materials';
import { Material } from '@ploegplan/contract/materials.schemas';
import { route } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const materialRecords = describeRecords(Material, {
  table: 'materials',
  columns: {},
  order: 'name',
});

export const materialRoutes = [
  route(materials.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => materialRecords.list(tx, query)),
  ),
  route(materials.get, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => materialRecords.get(tx, params.id)),
  ),
  route(materials.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => materialRecords.create(tx, body)),
  ),
  route(materials.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => materialRecords.update(tx, params.id, body)),
  ),
  route(materials.remove, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => materialRecords.remove(tx, params.id)),
  ),
  route(materials.restore, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => materialRecords.restore(tx, params.id)),
  ),
];
