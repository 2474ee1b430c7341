import { limits } from '@ploegplan/contract/limits';
import type { Assignment, PlanningItem, VehicleDriver } from '@ploegplan/contract/planning/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { type ItemRow, toContract, valueColumns } from './columns.ts';

const readItemRows = (tx: TenantTx, ids: readonly string[]) =>
  tx
    .selectFrom('planning_items')
    .select(['id', 'version', 'is_other_work', ...valueColumns])
    .where('id', 'in', ids);

export async function findRows(
  tx: TenantTx,
  ids: readonly string[],
): Promise<Map<string, ItemRow>> {
  if (ids.length === 0) return new Map();
  return mapById(await readItemRows(tx, ids).execute());
}

/** Locks items, always in the same order, so that two sets of edits wait for each other and never deadlock. */
export async function lockRows(
  tx: TenantTx,
  ids: readonly string[],
): Promise<Map<string, ItemRow>> {
  if (ids.length === 0) return new Map();
  return mapById(await readItemRows(tx, ids).orderBy('id').forUpdate().execute());
}

const mapById = (rows: readonly ItemRow[]) => new Map(rows.map((row) => [row.id, row]));

const readAssignments = (tx: TenantTx, itemIds: readonly string[]) =>
  tx
    .selectFrom('planning_assignments')
    .select([
      'planning_item_id as itemId',
      'employee_id as employeeId',
      'hours_worked as hoursWorked',
      'notes',
    ])
    .where('planning_item_id', 'in', itemIds)
    .orderBy('planning_item_id')
    .orderBy('employee_id');

type AssignmentRows = Awaited<ReturnType<ReturnType<typeof readAssignments>['execute']>>;

const groupByItem = (rows: AssignmentRows): Map<string, Assignment[]> =>
  new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([id, ofItem]) => [
      id,
      ofItem.map(({ itemId: _, ...assignment }) => assignment),
    ]),
  );

/** The assignments of each of these items, by employee. */
export async function listAssignments(
  tx: TenantTx,
  itemIds: readonly string[],
): Promise<Map<string, Assignment[]>> {
  if (itemIds.length === 0) return new Map();
  return groupByItem(await readAssignments(tx, itemIds).execute());
}

/** Lists assignments and locks them, so that nobody records hours while it is decided whether they can be removed. */
export async function lockAssignments(
  tx: TenantTx,
  itemIds: readonly string[],
): Promise<Map<string, Assignment[]>> {
  if (itemIds.length === 0) return new Map();
  return groupByItem(await readAssignments(tx, itemIds).forUpdate().execute());
}

/** The assignments to these items whose hours are on a day with more hours than it has. */
export async function findOverfull(
  tx: TenantTx,
  itemIds: readonly string[],
): Promise<{ itemId: string; employeeId: string }[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<{ itemId: string; employeeId: string }>`
    select a.planning_item_id as "itemId", a.employee_id as "employeeId" from planning_assignments a
     where a.planning_item_id = any (${sql.val([...itemIds])}::uuid[]) and a.hours_worked > 0
       and (select sum(h.quarters) from recorded_hours h where h.employee_id = a.employee_id and h.date = a.date)
         > ${limits.quartersOfDay}`.execute(tx);
  return rows;
}

interface ItemMaterials {
  materialIds: string[];
  drivers: VehicleDriver[];
}

/** The materials of each of these items, with the drivers of its vehicles. */
export async function listMaterials(
  tx: TenantTx,
  itemIds: readonly string[],
): Promise<Map<string, ItemMaterials>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('planning_item_materials')
    .select(['planning_item_id as itemId', 'material_id as materialId', 'driver_id as employeeId'])
    .where('planning_item_id', 'in', itemIds)
    .orderBy('material_id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ itemId }) => itemId)].map(([id, ofItem]) => [
      id,
      {
        materialIds: ofItem.map(({ materialId }) => materialId),
        drivers: ofItem.flatMap(({ materialId, employeeId }) =>
          employeeId === null ? [] : [{ materialId, employeeId }],
        ),
      },
    ]),
  );
}

async function countImages(tx: TenantTx, itemIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('images')
    .select(['planning_item_id as itemId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('planning_item_id', 'in', itemIds)
    .groupBy('planning_item_id')
    .execute();
  return new Map(rows.map(({ itemId, count }) => [itemId ?? '', count]));
}

/** The whole items with these ids, in the order of the ids; those that exist. */
export async function readItems(tx: TenantTx, ids: readonly string[]): Promise<PlanningItem[]> {
  if (ids.length === 0) return [];
  const rows = await findRows(tx, ids);
  const assignments = await listAssignments(tx, ids);
  const materials = await listMaterials(tx, ids);
  const images = await countImages(tx, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const relations = {
      assignments: assignments.get(id),
      ...materials.get(id),
      imageCount: images.get(id),
    };
    return row ? [toContract(row, relations)] : [];
  });
}

export async function findItem(tx: TenantTx, id: string): Promise<PlanningItem | undefined> {
  return (await readItems(tx, [id]))[0];
}
