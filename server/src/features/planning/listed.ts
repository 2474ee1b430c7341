import { limits } from '@ploegplan/contract/limits';
import type { FollowingWork, ListedItem } from '@ploegplan/contract/planning/schemas';
import { type RawBuilder, sql } from 'kysely';
import { type ChangedRows, listIds } from '../../platform/row-changes.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/**
 * Selects items and their assignments. Assignments have the date too, so both are one index range for a range of days.
 */
interface Selection {
  items: RawBuilder<unknown>;
  assignments: RawBuilder<unknown>;
}

const selectDays = (from: string, to: string): Selection => ({
  items: sql`date between ${from} and ${to}`,
  assignments: sql`date between ${from} and ${to}`,
});

const withIds = (ids: readonly string[]): Selection => ({
  items: sql`id = any (${ids}::uuid[])`,
  assignments: sql`planning_item_id = any (${ids}::uuid[])`,
});

const selectRange = (rangeId: string): Selection => ({
  items: sql`range_id = ${rangeId}`,
  assignments: sql`planning_item_id = any (array(select id from item))`,
});

/** The conditions on the items of some work, all of which hold. */
function matchWork({ from, projectId, rangeId, materialId, employeeId, crew }: FollowingWork) {
  const ofPeople = (person: RawBuilder<unknown>) =>
    sql`id in (select planning_item_id from planning_assignments where date >= ${from} and ${person})`;
  const conditions = [
    sql`date >= ${from}`,
    projectId !== undefined && sql`project_id = ${projectId}`,
    rangeId !== undefined && sql`range_id = ${rangeId}`,
    materialId !== undefined &&
      sql`id in (select planning_item_id from planning_item_materials where material_id = ${materialId})`,
    employeeId !== undefined && ofPeople(sql`employee_id = ${employeeId}`),
    crew !== undefined &&
      ofPeople(sql`employee_id in (select id from employees where crew = ${crew})`),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}

const selectFollowing = (work: FollowingWork): Selection => ({
  items: sql`id = any (array(
    select id from planning_items where ${matchWork(work)}
      order by date, id limit ${limits.shiftedItems + 1}))`,
  assignments: sql`planning_item_id = any (array(select id from item))`,
});

/**
 * Writes the items as the JSON text of `ListedItem[]`, in PostgreSQL, because building objects of thousands of items in Node takes
 * longer than everything else of the answer. Null fields are absent from it.
 */
async function writeListed(tx: TenantTx, { items, assignments }: Selection): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    with item as materialized (select * from planning_items where ${items}),
    person as (
      select planning_item_id as id, array_agg(employee_id order by employee_id) as ids,
             case when count(hours_worked) > 0
               then array_agg(trim_scale(hours_worked) order by employee_id) end as hours
        from planning_assignments where ${assignments} group by planning_item_id
    ),
    material as (
      select planning_item_id as id, array_agg(material_id order by material_id) as ids,
             json_agg(json_build_object('materialId', material_id, 'employeeId', driver_id) order by material_id)
               filter (where driver_id is not null) as drivers
        from planning_item_materials where planning_item_id = any (array(select id from item)) group by planning_item_id
    ),
    image as (
      select planning_item_id as id, count(*) as count
        from images where planning_item_id = any (array(select id from item)) group by planning_item_id
    ),
    listed as (
      select id, date, left(start_time::text, 5) as "startTime", left(end_time::text, 5) as "endTime",
             project_id as "projectId", client_id as "clientId", nullif(location, '') as location,
             coalesce(person.ids, '{}') as "employeeIds", person.hours as "hoursWorked", material.ids as "materialIds", material.drivers,
             nullif(needs, '[]') as needs,
             range_id as "rangeId", nullif(is_draft, false) as "isDraft", image.count as "imageCount", version
        from item left join person using (id) left join material using (id) left join image using (id)
       order by date, start_time, id
    )
    select coalesce(json_strip_nulls(json_agg(listed)), '[]')::text as text from listed`.execute(
    tx,
  );
  return rows[0]?.text ?? '[]';
}

/** The subjects of the change log from which that text is made. */
export const listedSubjects = [
  'planning_items',
  'planning_assignments',
  'planning_item_materials',
  'images',
] as const;

/** The items of a range of days, both included, as JSON text. */
export const writeDays = (tx: TenantTx, { from, to }: { from: string; to: string }) =>
  writeListed(tx, selectDays(from, to));

const readListed = async (tx: TenantTx, selection: Selection) =>
  JSON.parse(await writeListed(tx, selection)) as ListedItem[];

/** The items of a planning range, by day. */
export const listRange = (tx: TenantTx, rangeId: string) => readListed(tx, selectRange(rangeId));

/** The items of some work from a day on, by day; at most one more than can be shifted together. */
export const listFollowing = (tx: TenantTx, work: FollowingWork) =>
  readListed(tx, selectFollowing(work));

/** All items, and then those that change; an entry about images of a range concerns none. */
export const changedItems: ChangedRows<ListedItem> = {
  subjects: listedSubjects,
  changedKeys: sql`array[case subject when 'planning_items' then subject_id::text
    else coalesce(after, before) ->> 'planning_item_id' end]`,
  listKeys: (tx, after, count) => listIds(tx, 'planning_items', after, count),
  read: async (tx, ids) =>
    new Map((await readListed(tx, withIds(ids))).map((item) => [item.id, item])),
};

/** The items with these ids, in their order; those that exist. */
export async function listItems(tx: TenantTx, ids: readonly string[]): Promise<ListedItem[]> {
  const items = new Map((await readListed(tx, withIds(ids))).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
