import { leaveKinds } from '@ploegplan/contract/leave-kinds';
import { LeaveKind } from '@ploegplan/contract/leave-kinds.schemas';
import { txRoute } from '../../platform/http/route.ts';
import { syncAllLeave } from '../../platform/leave/sync.ts';
import { describeRecords } from '../../platform/records.ts';

const records = describeRecords(LeaveKind, { table: 'leave_kinds', columns: {}, order: 'name' });

export const leaveKindRoutes = [
  txRoute(leaveKinds.list, { access: 'admin' }, (tx, { query }) => records.list(tx, query)),
  txRoute(leaveKinds.get, { access: 'admin' }, (tx, { params }) => records.get(tx, params.id)),
  txRoute(leaveKinds.create, { access: 'admin' }, (tx, { body }) => records.create(tx, body)),
  txRoute(leaveKinds.update, { access: 'admin' }, async (tx, { params, body }) => {
    const kind = await records.update(tx, params.id, body);
    // Another account moves the hours of all absences of the kind.
    await syncAllLeave(tx);
    return kind;
  }),
  txRoute(leaveKinds.remove, { access: 'admin' }, (tx, { params }) =>
    records.remove(tx, params.id),
  ),
  txRoute(leaveKinds.restore, { access: 'admin' }, (tx, { params }) =>
    records.restore(tx, params.id),
  ),
];
