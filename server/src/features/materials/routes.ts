import { materials } from '@ploegplan/contract/materials/endpoints';
import { Material } from '@ploegplan/contract/materials/schemas';
import { txRoute } from '../../platform/http/route.ts';
import { importRecords } from '../../platform/import-records.ts';
import { describeRecords } from '../../platform/records.ts';
import { listPlannedMaterials, readMaterialWork } from './repository.ts';

const records = describeRecords(Material, {
  table: 'materials',
  columns: {},
  order: 'name',
});

export const materialRoutes = [
  txRoute(materials.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  txRoute(materials.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  txRoute(materials.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  txRoute(materials.update, { access: 'admin' }, (tx, { params, body }) =>
    records.update(tx, params.id, body),
  ),
  txRoute(materials.remove, { access: 'admin' }, (tx, { params }) => records.remove(tx, params.id)),
  txRoute(materials.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
  txRoute(materials.importRows, { access: 'admin' }, (tx, { body }) =>
    importRecords(tx, body, records),
  ),
  txRoute(materials.planned, { access: 'admin' }, (tx) => listPlannedMaterials(tx)),
  txRoute(materials.work, { access: 'admin' }, async (tx, { params: { id } }) => {
    await records.get(tx, id);
    return readMaterialWork(tx, id);
  }),
  txRoute(materials.history, { access: 'admin' }, (tx, { params }) =>
    records.history(tx, params.id),
  ),
];
