import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import { HourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

const records = describeRecords(HourKind, {
  table: 'hour_kinds',
  columns: { isStandard: 'is_standard' },
  order: 'name',
});

/** The standard kind stays, and is work. */
async function rejectStandard(tx: TenantTx, id: string): Promise<void> {
  const { isStandard } = await records.get(tx, id);
  if (isStandard) throw new HttpProblem('standard-kind');
}

export const hourKindRoutes = [
  createTxRoute(hourKinds.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  createTxRoute(hourKinds.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  createTxRoute(hourKinds.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  createTxRoute(hourKinds.update, { access: 'admin' }, async (tx, { params, body }) => {
    if (body.meaning !== 'work') await rejectStandard(tx, params.id);
    return records.update(tx, params.id, body);
  }),
  createTxRoute(hourKinds.remove, { access: 'admin' }, async (tx, { params }) => {
    await rejectStandard(tx, params.id);
    await records.remove(tx, params.id);
  }),
  createTxRoute(hourKinds.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
];
