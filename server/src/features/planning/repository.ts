import { randomUUIDv7 } from 'node:crypto';
import type {
  Assignment,
  NewPlanningItem,
  PlanningItem,
} from '@ploegplan/contract/planning.schemas';
import { insertOnce } from '../../platform/records.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { itemColumns, toContract, toRow } from './columns.ts';

/** Selects the items of a range of days, or one item. Assignments have the date too, so each query reads one index range. */
type Selection = { from: string; to: string } | { id: string };

async function readItems(tx: TenantTx, selection: Selection) {
  const query = tx.selectFrom('planning_items').select(itemColumns);
  return 'id' in selection
    ? query.where('id', '=', selection.id).execute()
    : query
        .where('date', '>=', selection.from)
        .where('date', '<=', selection.to)
        .orderBy('date')
        .orderBy('start_time')
        .orderBy('id')
        .execute();
}

async function readAssignments(tx: TenantTx, selection: Selection) {
  const query = tx
    .selectFrom('planning_assignments')
    .select([
      'planning_item_id as itemId',
      'employee_id as employeeId',
      'hours_worked as hoursWorked',
      'notes',
    ])
    .orderBy('employee_id');
  return 'id' in selection
    ? query.where('planning_item_id', '=', selection.id).execute()
    : query.where('date', '>=', selection.from).where('date', '<=', selection.to).execute();
}

async function readImageCounts(tx: TenantTx, selection: Selection) {
  const query = tx
    .selectFrom('images')
    .select(['planning_item_id as itemId', (eb) => eb.fn.countAll<number>().as('count')])
    .where('planning_item_id', 'is not', null)
    .groupBy('planning_item_id');
  return 'id' in selection
    ? query.where('planning_item_id', '=', selection.id).execute()
    : query
        .innerJoin('planning_items', 'planning_items.id', 'images.planning_item_id')
        .where('planning_items.date', '>=', selection.from)
        .where('planning_items.date', '<=', selection.to)
        .execute();
}

async function readWithAssignments(tx: TenantTx, selection: Selection): Promise<PlanningItem[]> {
  const items = await readItems(tx, selection);
  const assignments = new Map<string, Assignment[]>(items.map(({ id }) => [id, []]));
  for (const { itemId, ...assignment } of await readAssignments(tx, selection)) {
    assignments.get(itemId)?.push(assignment);
  }
  const counts = await readImageCounts(tx, selection);
  const imageCounts = new Map(counts.map(({ itemId, count }) => [itemId, count]));
  return items.map((row) =>
    toContract(row, assignments.get(row.id) ?? [], imageCounts.get(row.id) ?? 0),
  );
}

/** The items in a range of days, both included, each with its assignments. */
export const listItems = (tx: TenantTx, from: string, to: string) =>
  readWithAssignments(tx, { from, to });

export async function findItem(tx: TenantTx, id: string): Promise<PlanningItem | undefined> {
  return (await readWithAssignments(tx, { id }))[0];
}

/** Creates the item, or keeps the one that a repeated request created before. Returns its id. */
export async function createItem(tx: TenantTx, item: NewPlanningItem): Promise<string> {
  const { id = randomUUIDv7(), date, employeeIds, ...values } = item;
  const row = { id, date, ...toRow(values) };
  if (await insertOnce(tx, 'planning_items', row)) await assign(tx, { id, date }, employeeIds);
  return id;
}

/** Assigns employees to an item; existing assignments are unchanged. */
export async function assign(
  tx: TenantTx,
  item: { id: string; date: string },
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await tx
    .insertInto('planning_assignments')
    .values(
      employeeIds.map((employee_id) => ({
        planning_item_id: item.id,
        date: item.date,
        employee_id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes employees from an item, except those who recorded something on it. */
export async function unassign(
  tx: TenantTx,
  itemId: string,
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await tx
    .deleteFrom('planning_assignments')
    .where('planning_item_id', '=', itemId)
    .where('employee_id', 'in', employeeIds)
    .where('hours_worked', 'is', null)
    .where('notes', '=', '')
    .execute();
}

/** The assignments of an item, locked so that nobody records hours while it is decided whether they can be removed. */
export function lockAssignments(tx: TenantTx, itemId: string) {
  return tx
    .selectFrom('planning_assignments')
    .select(['employee_id as employeeId', 'hours_worked as hoursWorked', 'notes'])
    .where('planning_item_id', '=', itemId)
    .orderBy('employee_id')
    .forUpdate()
    .execute();
}

/** Deletes the item with its assignments; returns whether it existed. */
export async function deleteItem(tx: TenantTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('planning_items')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
