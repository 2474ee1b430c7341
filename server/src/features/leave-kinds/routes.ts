import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { HttpProblem } from '../../platform/http/problem.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import { isOverlap } from '../../platform/leave/absences.ts';
import { syncAllLeave } from '../../platform/leave/sync.ts';
import { describeRecords } from '../../platform/records.ts';

const records = describeRecords(LeaveKind, {
  table: 'leave_kinds',
  columns: { maxWeeks: 'max_weeks', maxMonths: 'max_months', paidWeeks: 'paid_weeks' },
  order: 'name',
});

/** An illness may be on the days of other leave, so what a kind counts as decides about absences that exist. */
function rejectOverlap(error: unknown): never {
  if (!isOverlap(error)) throw error;
  const fields = [{ field: 'kind', code: 'overlap' }];
  throw new HttpProblem('kind-overlap', { fields }, { cause: error });
}

export const leaveKindRoutes = [
  createTxRoute(leaveKinds.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  createTxRoute(leaveKinds.get, { access: 'admin' }, (tx, { params }) =>
    records.get(tx, params.id),
  ),
  createTxRoute(leaveKinds.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  createTxRoute(leaveKinds.update, { access: 'admin' }, async (tx, { params, body }) => {
    const kind = await records.update(tx, params.id, body).catch(rejectOverlap);
    // Another account moves the hours of all absences of the kind, and whether leave accrues changes what is granted.
    await syncAllLeave(tx);
    return kind;
  }),
  createTxRoute(leaveKinds.remove, { access: 'admin' }, (tx, { params }) =>
    records.remove(tx, params.id),
  ),
  createTxRoute(leaveKinds.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
];
