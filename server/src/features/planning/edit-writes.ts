import type { VehicleDriver } from '@ploegplan/contract/planning/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { type ItemColumns, valueColumns, valueTypes } from './columns.ts';

/** An item as edits make it. Absent employees, materials or drivers are unchanged. */
export interface EditedItem extends ItemColumns {
  id: string;
  employeeIds?: readonly string[] | undefined;
  materialIds?: readonly string[] | undefined;
  drivers?: readonly VehicleDriver[] | undefined;
}

/** Rows as one parameter, for a statement about all of them. */
function selectRows(items: readonly EditedItem[], columns: string): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(items)}::json) as row(${sql.raw(columns)})`;
}

const itemColumns = `id uuid, ${valueColumns.map((name) => `${name} ${valueTypes[name]}`).join(', ')}`;
const relationColumns = '"employeeIds" uuid[], "materialIds" uuid[], drivers jsonb';
const itemRelations = `id uuid, date date, is_draft boolean, ${relationColumns}`;
const listColumnNames = (row: string) =>
  sql.raw(valueColumns.map((name) => `${row}.${name}`).join(', '));
const valueColumnsSql = sql.raw(valueColumns.join(', '));

const sortItems = (items: readonly EditedItem[]) =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Creates the ranges that do not exist; their ids come from the sender. */
async function insertMissingRanges(tx: TenantTx, items: readonly EditedItem[]): Promise<void> {
  const ids = [...new Set(items.flatMap(({ range_id }) => range_id ?? []))].sort();
  if (ids.length === 0) return;
  await tx
    .insertInto('planning_ranges')
    .values(ids.map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Creates items; one that a simultaneous request created meanwhile is left as it is. */
export async function createItems(tx: TenantTx, items: readonly EditedItem[]): Promise<void> {
  if (items.length === 0) return;
  await insertMissingRanges(tx, items);
  const { rows } = await sql<{ id: string }>`
    insert into planning_items (id, ${valueColumnsSql}) select id, ${valueColumnsSql} from ${selectRows(sortItems(items), itemColumns)}
    on conflict do nothing returning id`.execute(tx);
  const created = new Set(rows.map(({ id }) => id));
  await writeRelations(
    tx,
    items.filter(({ id }) => created.has(id)),
  );
}

/** The SQL condition that an edit gives an item other employees or materials than it has; their order does not count. */
const createIdsDifferSql = (given: string, table: string, column: string) =>
  sql.raw(`row."${given}" is not null
    and array(select distinct unnest(row."${given}") order by 1)
      <> array(select ${column} from ${table} where planning_item_id = item.id order by 1)`);

/**
 * The materials `m` of items, each with the assignment `a` of the driver that a row gives it: empty where it gives none, or somebody who
 * is not on the item.
 */
const givenDrivers = sql`planning_item_materials m
  left join jsonb_to_recordset(row.drivers) as given("materialId" uuid, "employeeId" uuid) on given."materialId" = m.material_id
  left join planning_assignments a on a.planning_item_id = m.planning_item_id and a.employee_id = given."employeeId"`;

/** Changes items that the caller has locked, if a value differs. */
export async function changeItems(tx: TenantTx, items: readonly EditedItem[]): Promise<void> {
  if (items.length === 0) return;
  await insertMissingRanges(tx, items);
  await sql`
    update planning_items item set (${valueColumnsSql}, version) = row (${listColumnNames('row')}, item.version + 1)
      from ${selectRows(items, `${itemColumns}, ${relationColumns}`)}
     where item.id = row.id and (
       (${listColumnNames('item')}) is distinct from (${listColumnNames('row')})
       or ${createIdsDifferSql('employeeIds', 'planning_assignments', 'employee_id')}
       or ${createIdsDifferSql('materialIds', 'planning_item_materials', 'material_id')}
       or row.drivers is not null and exists (
         select from ${givenDrivers} where m.planning_item_id = item.id and m.driver_id is distinct from a.employee_id))`.execute(
    tx,
  );
  await writeRelations(tx, items);
}

/**
 * Gives items their employees, materials and drivers. Employees who stay on an item keep the recorded hours; a driver who leaves it is
 * cleared by a trigger.
 */
async function writeRelations(tx: TenantTx, items: readonly EditedItem[]): Promise<void> {
  const staffed = items.filter(({ employeeIds }) => employeeIds);
  if (staffed.length > 0) {
    await sql`
      delete from planning_assignments a using ${selectRows(staffed, itemRelations)}
       where a.planning_item_id = row.id and a.employee_id <> all (row."employeeIds")`.execute(tx);
    await sql`
      insert into planning_assignments (planning_item_id, date, is_draft, employee_id)
      select id, date, is_draft, unnest("employeeIds") from ${selectRows(sortItems(staffed), itemRelations)}
      on conflict do nothing`.execute(tx);
  }
  const equipped = items.filter(({ materialIds }) => materialIds);
  if (equipped.length > 0) {
    await sql`
      delete from planning_item_materials m using ${selectRows(equipped, itemRelations)}
       where m.planning_item_id = row.id and m.material_id <> all (row."materialIds")`.execute(tx);
    await sql`
      insert into planning_item_materials (planning_item_id, material_id)
      select id, unnest("materialIds") from ${selectRows(sortItems(equipped), itemRelations)}
      on conflict do nothing`.execute(tx);
  }
  const driven = items.filter(({ drivers }) => drivers);
  if (driven.length > 0) {
    await sql`
      update planning_item_materials set driver_id = next.driver_id
        from ${selectRows(driven, itemRelations)}
       cross join lateral (
         select m.planning_item_id, m.material_id, a.employee_id as driver_id from ${givenDrivers}
          where m.planning_item_id = row.id and m.driver_id is distinct from a.employee_id) next
       where planning_item_materials.planning_item_id = next.planning_item_id
         and planning_item_materials.material_id = next.material_id`.execute(tx);
  }
}

/** Deletes items that the caller has locked, with all that belongs to them. */
export async function removeItems(tx: TenantTx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('planning_items').where('id', 'in', ids).execute();
}
