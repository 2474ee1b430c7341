import { limits } from '@ploegplan/contract/limits';
import type { ListedItem, PlannedDays } from '@ploegplan/contract/planning.schemas';
import { addDays, daysBetween } from '@ploegplan/contract/rules/dates';
import { listedItems } from '@ploegplan/contract/rules/planned-days';
import { type RawBuilder, sql } from 'kysely';
import { anyText, jsonPart, plainText } from '../../platform/answers/json-parts.ts';
import { found } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/**
 * Selects items and their assignments. Assignments have the date too, so both are one index range for a range of days.
 */
interface Selection {
  items: RawBuilder<unknown>;
  assignments: RawBuilder<unknown>;
}

const ofDays = (from: string, to: string): Selection => ({
  items: sql`date between ${from} and ${to}`,
  assignments: sql`date between ${from} and ${to}`,
});

const withIds = (ids: readonly string[]): Selection => ({
  items: sql`id = any (${ids}::uuid[])`,
  assignments: sql`planning_item_id = any (${ids}::uuid[])`,
});

const ofRange = (rangeId: string): Selection => ({
  items: sql`range_id = ${rangeId}`,
  assignments: sql`planning_item_id = any (array(select id from item))`,
});

const ofProject = (projectId: string, from: string): Selection => ({
  items: sql`id = any (array(
    select id from planning_items where project_id = ${projectId} and date >= ${from}
      order by date, id limit ${limits.planningEdits + 1}))`,
  assignments: sql`planning_item_id = any (array(select id from item))`,
});

const list = (value: RawBuilder<unknown>) => sql`('[' || ${value} || ']')`;

/**
 * The statement that makes the JSON text of each item, in the columns id, date, start_time and listed. PostgreSQL writes it, because
 * building objects of thousands of items in Node takes longer than everything else of the answer.
 */
const listed = ({ items, assignments }: Selection) => sql`
  with item as materialized (
    select id, date, start_time, end_time, project_id, client_id, location, needs, range_id, is_draft, version
      from planning_items where ${items}
  ),
  person as (
    select planning_item_id as id, string_agg('"' || employee_id || '"', ',' order by employee_id) as ids,
           case when count(hours_worked) > 0
             then string_agg(coalesce(trim_scale(hours_worked)::text, 'null'), ',' order by employee_id) end as hours
      from planning_assignments where ${assignments} group by planning_item_id
  ),
  material as (
    select planning_item_id as id, string_agg('"' || material_id || '"', ',' order by material_id) as ids
      from planning_item_materials where planning_item_id = any (array(select id from item)) group by planning_item_id
  ),
  image as (
    select planning_item_id as id, count(*) as count
      from images where planning_item_id = any (array(select id from item)) group by planning_item_id
  )
  select id, date, start_time, concat('{"id":"', id, '"',
           ${jsonPart('startTime', plainText(sql`left(start_time::text, 5)`))},
           ${jsonPart('endTime', plainText(sql`left(end_time::text, 5)`))},
           ${jsonPart('projectId', plainText(sql`project_id`))},
           ${jsonPart('clientId', plainText(sql`client_id`))},
           case when location <> '' then ${jsonPart('location', anyText(sql`location`))} end,
           ',"employeeIds":[', person.ids, ']',
           ${jsonPart('hoursWorked', list(sql`person.hours`))},
           ${jsonPart('materialIds', list(sql`material.ids`))},
           case when needs <> '[]' then ${jsonPart('needs', sql`needs::text`)} end,
           ${jsonPart('rangeId', plainText(sql`range_id`))},
           case when is_draft then ',"isDraft":true' end,
           ${jsonPart('imageCount', sql`image.count`)},
           case when version > 1 then ${jsonPart('version', sql`version`)} end, '}') as listed
    from item left join person using (id) left join material using (id) left join image using (id)`;

const daysPart = (from: string, to: string): RawBuilder<string> => sql<string>`
  with listed as (${listed(ofDays(from, to))}),
  day as (
    select date, string_agg(listed, ',' order by start_time, id) as items from listed group by date
  )
  select coalesce(string_agg('"' || date || '":[' || items || ']', ',' order by date), '') from day`;

/** Longer ranges are read in two halves at once, which takes about half the time for a company of 500 people. */
const ONE_PART_DAYS = 14;

/** The items of a range of days, both included, as the parts of the JSON text of `PlannedDays`. */
export function daysText(from: string, to: string) {
  const days = daysBetween(from, to);
  const middle = addDays(from, Math.floor(days / 2));
  const parts: [RawBuilder<string>, ...RawBuilder<string>[]] =
    days < ONE_PART_DAYS
      ? [daysPart(from, to)]
      : [daysPart(from, middle), daysPart(addDays(middle, 1), to)];
  return {
    parts,
    join: (parts: readonly string[]) => `{${parts.filter((part) => part !== '').join(',')}}`,
  };
}

/** The subjects of the change log from which that text is made. */
export const daysSubjects = [
  'planning_items',
  'planning_assignments',
  'planning_item_materials',
  'images',
] as const;

async function readListed(tx: TenantTx, selection: Selection): Promise<ListedItem[]> {
  const { rows } = await sql<{ date: string; listed: string }>`
    select date, listed from (${listed(selection)}) one order by date, start_time, id`.execute(tx);
  return rows.flatMap(({ date, listed: item }) =>
    listedItems({ [date]: [JSON.parse(item) as PlannedDays[string][number]] }),
  );
}

/** The items of a planning range, by day. */
export const listRange = (tx: TenantTx, rangeId: string) => readListed(tx, ofRange(rangeId));

/** The items of a project from a day on, by day; at most one more than can be edited at once. */
export async function listOfProject(tx: TenantTx, projectId: string, from: string) {
  const { rows } = await sql`select from projects where id = ${projectId}`.execute(tx);
  found(rows[0]);
  return readListed(tx, ofProject(projectId, from));
}

/** The items with these ids, in their order; those that exist. */
export async function listItems(tx: TenantTx, ids: readonly string[]): Promise<ListedItem[]> {
  const items = new Map((await readListed(tx, withIds(ids))).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
