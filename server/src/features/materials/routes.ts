import { materials } from '@ploegplan/contract/materials/endpoints';
import { Material } from '@ploegplan/contract/materials/schemas';
import { createTxRoute } from '../../platform/http/route.ts';
import { importRecords } from '../../platform/import-records.ts';
import { describeRecords } from '../../platform/records.ts';
import { listPlannedMaterials, readMaterialWork } from './repository.ts';

const records = describeRecords(Material, {
  table: 'materials',
  columns: {
    isVehicle: 'is_vehicle',
    departsFrom: 'departs_from',
    requirementIds: 'requirement_ids',
  },
  order: 'name',
});

export const materialRoutes = [
  createTxRoute(materials.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  createTxRoute(materials.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  createTxRoute(materials.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  createTxRoute(materials.update, { access: 'admin' }, (tx, { params, body }) =>
    records.update(tx, params.id, body),
  ),
  createTxRoute(materials.remove, { access: 'admin' }, (tx, { params }) =>
    records.remove(tx, params.id),
  ),
  createTxRoute(materials.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
  createTxRoute(materials.importRows, { access: 'admin' }, (tx, { body }) =>
    importRecords(tx, body, records),
  ),
  createTxRoute(materials.planned, { access: 'admin' }, (tx) => listPlannedMaterials(tx)),
  createTxRoute(materials.work, { access: 'admin' }, async (tx, { params: { id } }) => {
    await records.get(tx, id);
    return readMaterialWork(tx, id);
  }),
  createTxRoute(materials.history, { access: 'admin' }, (tx, { params }) =>
    records.history(tx, params.id),
  ),
];
