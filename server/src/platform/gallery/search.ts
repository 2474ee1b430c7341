import type { ImageInfo, ImageSearch } from '@ploegplan/contract/images/schemas';
import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { createContainsPattern } from '../database/like.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { type ImageIds, selectImageRows, selectPlanningImageIds, toImage } from './rows.ts';

/** Planned work is items, and ranges with such items. */
const selectPlannedWork = (condition: RawBuilder<unknown>) => sql`
  select id from images where planning_item_id in (select id from planning_items where ${condition})
  union all
  select id from images where planning_range_id in (select range_id from planning_items where ${condition})`;

const selectOfProject = (id: string): ImageIds => sql`
  select id from images where project_id = ${id} union all ${selectPlannedWork(sql`project_id = ${id}`)}`;

function selectOfClient(id: string): ImageIds {
  const projects = sql`any (array(select id from projects where client_id = ${id}))`;
  return sql`
    select id from images where client_id = ${id}
    union all
    select id from images where project_id = ${projects}
    union all
    ${selectPlannedWork(sql`(client_id = ${id} or project_id = ${projects})`)}`;
}

/** The images that meet all conditions, the newest first. */
export async function searchImages(
  tx: TenantTx,
  { client_id, project_id, planning_id, filename = '' }: z.output<typeof ImageSearch>,
): Promise<ImageInfo[]> {
  const sets = [
    client_id === undefined ? [] : selectOfClient(client_id),
    project_id === undefined ? [] : selectOfProject(project_id),
    planning_id === undefined ? [] : selectPlanningImageIds(planning_id),
  ].flat();
  const rows = await selectImageRows(tx)
    .where('images.slip_id', 'is', null)
    .where((eb) => eb.and(sets.map((ids) => eb('images.id', 'in', sql<string>`(${ids})`))))
    .$if(filename !== '', (query) =>
      query.where('images.filename', 'ilike', createContainsPattern(filename)),
    )
    .orderBy('uploaded_at', 'desc')
    .orderBy('images.id', 'desc')
    .limit(limits.imageRows)
    .execute();
  return rows.map((row) => toImage(row).info);
}
