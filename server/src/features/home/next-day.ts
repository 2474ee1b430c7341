import type { Home } from '@ploegplan/contract/home/schemas';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export async function findNextDay(tx: TenantTx, day: string): Promise<Home['nextDay']> {
  const next = await tx
    .selectFrom('planning_assignments')
    .select((eb) => [
      'date',
      eb.fn.count<number>('planning_item_id').distinct().as('itemCount'),
      eb.fn.count<number>('employee_id').distinct().as('employeeCount'),
    ])
    .where('date', '=', (eb) =>
      eb
        .selectFrom('planning_assignments as later')
        .select('later.date')
        .where('later.date', '>', day)
        .orderBy('later.date')
        .limit(1),
    )
    .groupBy('date')
    .executeTakeFirst();
  return next ?? null;
}
