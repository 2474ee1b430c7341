import { getToday } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest, LeaveRequestState } from '@ploegplan/contract/leave/schemas';
import { getLastDayToAnswer } from '@ploegplan/contract/rules/leave/requests';
import { selectUserName } from '../record-history.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** Requests with the names of employee, kind and who decided. */
export const selectRequests = (tx: TenantTx) =>
  tx
    .selectFrom('leave_requests as request')
    .innerJoin('employees', 'employees.id', 'request.employee_id')
    .innerJoin('leave_kinds', 'leave_kinds.id', 'request.kind_id')
    .select((eb) => [
      'request.id',
      'request.employee_id as employeeId',
      'employees.name as employeeName',
      'request.kind_id as kindId',
      'leave_kinds.name as kindName',
      'leave_kinds.hue',
      'request.first_day as firstDay',
      'request.last_day as lastDay',
      'request.hours_per_day as hoursPerDay',
      'request.note',
      eb.ref('request.state').$castTo<LeaveRequestState>().as('state'),
      'request.requested_at as requestedAt',
      'request.decided_at as decidedAt',
      selectUserName('request.decided_by').as('decidedBy'),
      'request.answer',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>>;

export const toRequest = ({ requestedAt, decidedAt, ...row }: Row): LeaveRequest => ({
  ...row,
  requestedAt: requestedAt.toISOString(),
  answerBy: getLastDayToAnswer(getToday(requestedAt)),
  decidedAt: decidedAt?.toISOString() ?? null,
});

export async function findRequest(tx: TenantTx, id: string): Promise<LeaveRequest | undefined> {
  const row = await selectRequests(tx).where('request.id', '=', id).executeTakeFirst();
  return row && toRequest(row);
}
