import { getToday } from '@ploegplan/contract/dates/dates';
import type { TenantTx } from '../tenants/transaction.ts';
import { syncLeave } from './sync.ts';

/**
 * Keeps that a warning reached the employee, which lets leave lapse; the first time counts. Returns whether this was it. Without how it was
 * told, that was by mail, today.
 */
export async function tellWarning(
  tx: TenantTx,
  id: string,
  { toldOn, toldHow } = { toldOn: getToday(), toldHow: '' },
): Promise<boolean> {
  const updated = await tx
    .updateTable('leave_warnings')
    .set({ told_on: toldOn, told_how: toldHow })
    .where('id', '=', id)
    .where('told_on', 'is', null)
    .returning('employee_id')
    .executeTakeFirst();
  if (updated) await syncLeave(tx, [updated.employee_id]);
  return updated !== undefined;
}
