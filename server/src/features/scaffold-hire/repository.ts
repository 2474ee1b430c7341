import type { HirePrice } from '@ploegplan/contract/scaffold-hire/schemas';
import { requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export const listPrices = (tx: TenantTx): Promise<HirePrice[]> =>
  tx
    .selectFrom('scaffold_prices')
    .select([
      'project_id as projectId',
      'included_weeks as includedWeeks',
      'cents_per_m2 as centsPerM2',
      'cents_per_m3 as centsPerM3',
    ])
    .orderBy('project_id')
    .execute();

/** Sets what the hire at a project costs, in all its months. */
export async function setPrice(tx: TenantTx, price: HirePrice): Promise<HirePrice> {
  const project = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', price.projectId)
    .executeTakeFirst();
  requireFound(project);
  const values = {
    included_weeks: price.includedWeeks,
    cents_per_m2: price.centsPerM2,
    cents_per_m3: price.centsPerM3,
  };
  await tx
    .insertInto('scaffold_prices')
    .values({ project_id: price.projectId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'project_id']).doUpdateSet(values))
    .execute();
  return price;
}
