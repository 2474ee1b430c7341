import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** The images of a range without items are kept for these days, because it may get items again. */
const KEPT_DAYS = 30;

/** Deletes the images of planning ranges that have had no items for long, and so are shown nowhere. */
export async function deleteUnseenImages(tx: TenantTx): Promise<void> {
  const hasItems = sql`exists (select from planning_items where range_id = planning_ranges.id)`;
  await sql`
    update planning_ranges set emptied_at = case when ${hasItems} then null else now() end
     where id in (select planning_range_id from images where planning_range_id is not null)
       and ${hasItems} = (emptied_at is not null)`.execute(tx);
  await sql`
    delete from images using planning_ranges range
     where range.id = planning_range_id and emptied_at < now() - ${KEPT_DAYS}::int * interval '1 day'`.execute(
    tx,
  );
}
