import type { OpenProject } from '@ploegplan/contract/employee-planning/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { CrewNote } from '@ploegplan/contract/notes/schemas';
import { type RawBuilder, sql } from 'kysely';
import { sortDutch } from '../../platform/database/order.ts';
import { isInServiceOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce } from '../../platform/versioned-rows.ts';

/**
 * Lists the notes pinned for the crew to the project of an item, the newest first. A note that is also about one item or one
 * employee is for that only.
 */
export const listCrewNotes = (
  tx: TenantTx,
  employeeId: string,
  itemId: string,
): Promise<CrewNote[]> =>
  tx
    .selectFrom('notes')
    .innerJoin('planning_items as item', 'item.project_id', 'notes.crew_project_id')
    .select(['notes.id', 'notes.title', 'notes.text'])
    .where('item.id', '=', itemId)
    .where((eb) => eb.or([eb('planning_item_id', 'is', null), eb('planning_item_id', '=', itemId)]))
    .where((eb) => eb.or([eb('employee_id', 'is', null), eb('employee_id', '=', employeeId)]))
    .orderBy('created_at', 'desc')
    .orderBy('notes.id')
    .limit(limits.crewNotes)
    .execute();

/** The hours that count of an employee on the day of an item, in quarters. */
export async function sumDayQuarters(
  tx: TenantTx,
  employeeId: string,
  itemId: string,
): Promise<number> {
  const { rows } = await sql<{ quarters: number }>`
    select coalesce(sum(quarters), 0)::integer as quarters
      from recorded_hours
     where employee_id = ${employeeId} and date = (select date from planning_items where id = ${itemId})`.execute(
    tx,
  );
  return rows[0]?.quarters ?? 0;
}

async function isInService(tx: TenantTx, employeeId: string, day: RawBuilder<unknown>) {
  const row = await tx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where(isInServiceOn(day))
    .executeTakeFirst();
  return row !== undefined;
}

export const isEmployeeInServiceOn = (tx: TenantTx, employeeId: string, date: string) =>
  isInService(tx, employeeId, sql`${date}::date`);

export const isInServiceOnDay = (tx: TenantTx, employeeId: string, itemId: string) =>
  isInService(tx, employeeId, sql`(select date from planning_items where id = ${itemId})`);

/** Locks items in one order and before their assignments, as the office does, so that neither waits for the other. */
export const lockItems = (tx: TenantTx, ids: readonly string[]) =>
  tx
    .selectFrom('planning_items')
    .select('id')
    .where('id', '=', sql<string>`any (${sql.val([...ids])}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();

/** Records the given hours and notes, while other hours of the employee wait; returns whether the employee is assigned to the item. */
export async function recordHours(
  tx: TenantTx,
  employeeId: string,
  itemId: string,
  change: { hoursWorked?: number | null | undefined; notes?: string | undefined },
): Promise<boolean> {
  await lockItems(tx, [itemId]);
  const { numUpdatedRows } = await tx
    .updateTable('planning_assignments')
    .set((eb) => ({
      hours_worked:
        change.hoursWorked === undefined ? eb.ref('hours_worked') : eb.val(change.hoursWorked),
      notes: change.notes === undefined ? eb.ref('notes') : eb.val(change.notes),
    }))
    .where('planning_item_id', '=', itemId)
    .where('employee_id', '=', employeeId)
    .where('is_draft', '=', false)
    .executeTakeFirst();
  await lockEmployee(tx, employeeId);
  return numUpdatedRows > 0n;
}

/** Other transactions that record hours of the employee wait, those of the office too. */
export const lockEmployee = (tx: TenantTx, employeeId: string) =>
  tx.selectFrom('employees').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute();

/** Projects that are neither deleted nor finished. */
export const listOpenProjects = (tx: TenantTx): Promise<OpenProject[]> =>
  tx
    .selectFrom('projects as p')
    .leftJoin('project_statuses as s', 's.id', 'p.status_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .select((eb) => ['p.id', 'p.title', eb.fn.coalesce('c.name', sql<string>`''`).as('clientName')])
    .where('p.deleted_at', 'is', null)
    .where((eb) => eb.fn.coalesce('s.closed', sql<boolean>`false`), '=', false)
    .orderBy('p.title', sortDutch)
    .orderBy('p.id')
    .limit(limits.listRows)
    .execute();

interface OtherWork {
  id: string;
  date: string;
  projectId: string | null;
  /** Of work without a project. */
  clientId?: string | null;
}

/**
 * Fails where hours are approved, or the office recorded some, which would count instead. Called with the employee locked, so that it
 * does neither meanwhile.
 */
export const requireOpenHours = (
  tx: TenantTx,
  employeeId: string,
  { date, projectId, clientId = null }: Omit<OtherWork, 'id'>,
) =>
  sql`select require_open_hours(${employeeId}, ${date}),
             require_uncorrected_hours(${employeeId}, ${date}, ${projectId ?? clientId})`.execute(
    tx,
  );

/** Adds an item without planning, with its employee and no hours yet; returns whether it did not exist. */
export async function insertOtherWork(
  tx: TenantTx,
  employeeId: string,
  { id, date, projectId, clientId }: OtherWork,
): Promise<boolean> {
  const row = { id, date, project_id: projectId, client_id: clientId, is_other_work: true };
  if (!(await insertOnce(tx, 'planning_items', row))) return false;
  const assignment = { planning_item_id: id, employee_id: employeeId, date };
  await tx.insertInto('planning_assignments').values(assignment).execute();
  return true;
}
