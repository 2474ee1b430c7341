import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type {
  MaterialItem,
  MaterialWork,
  PlannedMaterial,
} from '@ploegplan/contract/materials/schemas';
import { sql } from 'kysely';
import { readItemsAround } from '../../platform/planned-items.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Days from the item before of the same stretch at most: a day, and over the days of a weekend. On other days between it is free. */
const mostApart = sql`case extract(isodow from date) when 1 then 3 when 7 then 2 else 1 end`;

/** Where each material is from today on, as far as it is planned; nothing of it is stored besides the planning. */
export async function listPlannedMaterials(tx: TenantTx): Promise<PlannedMaterial[]> {
  const ofWork = sql`partition by m.material_id, i.project_id, i.client_id order by i.date, i.start_time, i.id`;
  const { rows } = await sql<PlannedMaterial>`
    with used as (
      select m.material_id, i.*, i.date - lag(i.date) over (${ofWork}) as apart
        from planning_item_materials m join planning_items i on i.id = m.planning_item_id
       where i.date >= ${getToday()}
    ), numbered as (
      select *, count(*) filter (where apart > ${mostApart})
        over (partition by material_id, project_id, client_id order by date, start_time, id) as stretch
        from used
    ), stretches as (
      select material_id, project_id, client_id, min(date) as first_day, max(date) as last_day, bool_and(is_draft) as is_draft,
             (array_agg(id order by date, start_time, id))[1] as item_id
        from numbered group by material_id, project_id, client_id, stretch
    ), placed as (
      select s.*, i.start_time, i.end_time,
             row_number() over (partition by s.material_id order by s.first_day, i.start_time, s.item_id) as place
        from stretches s join planning_items i on i.id = s.item_id
    )
    select material_id as "materialId", jsonb_agg(jsonb_build_object(
             'firstDay', first_day, 'lastDay', last_day, 'itemId', item_id,
             'startTime', start_time, 'endTime', end_time,
             'projectId', project_id, 'clientId', client_id, 'isDraft', is_draft) order by place) as stretches
      from placed where place <= ${limits.materialStretches} group by 1 order by 1 limit ${limits.listRows}`.execute(
    tx,
  );
  return rows;
}

/** The planning that uses a material, around today. */
export const readMaterialWork = (tx: TenantTx, id: string): Promise<MaterialWork> =>
  readItemsAround<MaterialItem>(tx, {
    from: sql`planning_item_materials m join planning_items i on i.id = m.planning_item_id where m.material_id = ${id}`,
    more: sql`, i.client_id as "clientId", i.is_draft as "isDraft"`,
  });
