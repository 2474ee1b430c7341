import type { StartPatch, StartSteps } from '@ploegplan/contract/home/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The steps of the start as the data show them; null when all are done, or they were dismissed. */
export async function findStart(tx: TenantTx, tenantId: string): Promise<StartSteps | null> {
  const { rows } = await sql<StartSteps & { dismissed: boolean }>`
    select start_dismissed_at is not null as dismissed,
           logo_image is not null or logo <> 'ploegplan' or accent_color <> '#0f5e6b' as look,
           exists (select from employees) as people,
           exists (select from projects) as project,
           exists (select from planning_items) as planning,
           exists (select from users where user_type = 'employee') as crew
      from tenants where id = ${tenantId}`.execute(tx);
  const [row] = rows;
  if (!row || row.dismissed) return null;
  const { dismissed: _, ...steps } = row;
  return Object.values(steps).every(Boolean) ? null : steps;
}

export async function changeStart(
  tx: TenantTx,
  tenantId: string,
  { isDismissed }: StartPatch,
): Promise<void> {
  await tx
    .updateTable('tenants')
    .set({ start_dismissed_at: isDismissed ? sql`now()` : null })
    .where('id', '=', tenantId)
    .execute();
}
