import { randomUUIDv7 } from 'node:crypto';
import type { Publication } from '@ploegplan/contract/planning/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The ids of the chosen drafts, locked in the same order as edits lock. */
export async function lockDrafts(tx: TenantTx, chosen: Publication): Promise<string[]> {
  const query = tx.selectFrom('planning_items').select('id').where('is_draft', '=', true);
  const drafts =
    'ids' in chosen
      ? query.where('id', 'in', chosen.ids)
      : query.where('date', '>=', chosen.from).where('date', '<=', chosen.to);
  const rows = await drafts.orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

/** Makes drafts definite, and records who published what to whom. Returns the id of the publication. */
export async function publishItems(tx: TenantTx, ids: readonly string[]): Promise<string> {
  const id = randomUUIDv7();
  await sql`
    update planning_items set is_draft = false, version = version + 1
     where id = any (${ids}::uuid[])`.execute(tx);
  await tx.insertInto('planning_publications').values({ id }).execute();
  await sql`
    insert into planning_publication_items (publication_id, planning_item_id, employee_ids)
    select ${id}, item, array(select employee_id from planning_assignments where planning_item_id = item order by 1)
      from unnest(${ids}::uuid[]) item`.execute(tx);
  return id;
}
