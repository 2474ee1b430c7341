import { requirements } from '@ploegplan/contract/requirements/endpoints';
import { Requirement } from '@ploegplan/contract/requirements/schemas';
import { createTxRoute } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const records = describeRecords(Requirement, { table: 'requirements', columns: {}, order: 'name' });

export const requirementRoutes = [
  createTxRoute(requirements.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  createTxRoute(requirements.get, { access: 'admin' }, (tx, { params }) =>
    records.get(tx, params.id),
  ),
  createTxRoute(requirements.create, { access: 'admin' }, (tx, { body }) =>
    records.create(tx, body),
  ),
  createTxRoute(requirements.update, { access: 'admin' }, (tx, { params, body }) =>
    records.update(tx, params.id, body),
  ),
  createTxRoute(requirements.remove, { access: 'admin' }, (tx, { params }) =>
    records.remove(tx, params.id),
  ),
  createTxRoute(requirements.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
];
