import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export const createdAt = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The day of the planning item of a note; null without one. */
export const planningDate = sql<
  string | null
>`(select date from planning_items where id = planning_item_id)`;

/** The project or client of the planning item of a note; empty without one. */
export const planningTitle = sql<string>`coalesce((
  select coalesce(p.title, c.name) from planning_items i
    left join projects p on p.id = i.project_id left join clients c on c.id = i.client_id
   where i.id = planning_item_id), '')`;

export async function hasPlanningItem(tx: TenantTx, id: string): Promise<boolean> {
  const item = await tx
    .selectFrom('planning_items')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return item !== undefined;
}
