import { closures } from '@ploegplan/contract/closures';
import { Closure } from '@ploegplan/contract/closures.schemas';
import { txRoute } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const records = describeRecords(Closure, {
  table: 'closures',
  columns: { firstDay: 'first_day', lastDay: 'last_day' },
  order: 'name',
});

export const closureRoutes = [
  txRoute(closures.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  txRoute(closures.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  txRoute(closures.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  txRoute(closures.update, { access: 'admin' }, (tx, { params, body }) =>
    records.update(tx, params.id, body),
  ),
  txRoute(closures.remove, { access: 'admin' }, (tx, { params }) => records.remove(tx, params.id)),
  txRoute(closures.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
];
