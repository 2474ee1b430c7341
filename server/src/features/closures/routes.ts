import { closures } from '@ploegplan/contract/closures';
import { Closure } from '@ploegplan/contract/closures.schemas';
import { route } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';

const closureRecords = describeRecords(Closure, {
  table: 'closures',
  columns: { firstDay: 'first_day', lastDay: 'last_day' },
  order: 'name',
});

export const closureRoutes = [
  route(closures.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => closureRecords.list(tx, query)),
  ),
  route(closures.get, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => closureRecords.get(tx, params.id)),
  ),
  route(closures.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => closureRecords.create(tx, body)),
  ),
  route(closures.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => closureRecords.update(tx, params.id, body)),
  ),
  route(closures.remove, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => closureRecords.remove(tx, params.id)),
  ),
  route(closures.restore, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => closureRecords.restore(tx, params.id)),
  ),
];
