import type { TenantTx } from '../../platform/tenants/transaction.ts';

export async function itemExists(tx: TenantTx, itemId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('planning_items')
    .select('id')
    .where('id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rangeExists(tx: TenantTx, rangeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('planning_items')
    .select('id')
    .where('range_id', '=', rangeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the employee is on the item, and may see it. */
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
