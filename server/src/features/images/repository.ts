import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** True when the employee is on the item, and may see it. */
export async function isOnItem(tx: TenantTx, itemId: string, employeeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('planning_assignments')
    .select('planning_item_id')
    .where('planning_item_id', '=', itemId)
    .where('employee_id', '=', employeeId)
    .where('is_draft', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
