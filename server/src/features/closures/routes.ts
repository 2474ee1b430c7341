import { closures } from '@ploegplan/contract/closures/endpoints';
import { Closure } from '@ploegplan/contract/closures/schemas';
import { createTxRoute } from '../../platform/http/route.ts';
import { computeClosureCosts } from '../../platform/leave/closure-costs.ts';
import { syncAllLeave } from '../../platform/leave/sync.ts';
import { describeRecords } from '../../platform/records.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

const records = describeRecords(Closure, {
  table: 'closures',
  columns: { firstDay: 'first_day', lastDay: 'last_day' },
  order: 'name',
});

/** What changed may cost hours, or be a day of somebody's leave, which then costs nothing by itself, or costs hours again. */
async function withLeave<T>(tx: TenantTx, change: Promise<T>): Promise<T> {
  const result = await change;
  await syncAllLeave(tx);
  return result;
}

export const closureRoutes = [
  createTxRoute(closures.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  createTxRoute(closures.costs, { access: 'admin' }, (tx, { query }) =>
    computeClosureCosts(tx, query),
  ),
  createTxRoute(closures.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  createTxRoute(closures.create, { access: 'admin' }, (tx, { body }) =>
    withLeave(tx, records.create(tx, body)),
  ),
  createTxRoute(closures.update, { access: 'admin' }, (tx, { params, body }) =>
    withLeave(tx, records.update(tx, params.id, body)),
  ),
  createTxRoute(closures.remove, { access: 'admin' }, (tx, { params }) =>
    withLeave(tx, records.remove(tx, params.id)),
  ),
  createTxRoute(closures.restore, { access: 'admin' }, (tx, { params }) =>
    withLeave(tx, records.restore(tx, params.id)),
  ),
];
