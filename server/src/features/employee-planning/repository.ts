import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import type {
  EmployeePlanningItem,
  NewOtherWork,
  OpenProject,
} from '@ploegplan/contract/employee-planning/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { CrewNote } from '@ploegplan/contract/notes/schemas';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sortDutch } from '../../platform/database/order.ts';
import { isInServiceOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { insertOnce } from '../../platform/versioned-rows.ts';
import { filterContact } from './policy.ts';

export type ItemSummary = Omit<EmployeePlanningItem, 'crewNotes' | 'images' | 'imagesInfo'>;

function selectOwnItems(tx: TenantTx, employeeId: string) {
  return tx
    .selectFrom('planning_assignments as own')
    .innerJoin('planning_items as item', 'item.id', 'own.planning_item_id')
    .leftJoin('projects as project', 'project.id', 'item.project_id')
    .leftJoin('clients as client', (join) =>
      join.on('client.id', '=', (eb) => eb.fn.coalesce('project.client_id', 'item.client_id')),
    )
    .where('own.employee_id', '=', employeeId)
    .where('own.is_draft', '=', false)
    .select((eb) => [
      'item.id',
      'item.date',
      eb.fn.coalesce('client.name', sql<string>`''`).as('clientName'),
      eb.fn.coalesce('project.title', sql<string>`''`).as('projectName'),
      'item.location',
      eb.fn.coalesce('project.location', sql<string>`''`).as('projectLocation'),
      eb.fn.coalesce('client.location', sql<string>`''`).as('clientLocation'),
      'item.start_time as startTime',
      'item.end_time as endTime',
      'item.description',
      'own.hours_worked as hoursWorked',
      'own.notes',
      'item.is_other_work as isOtherWork',
      'item.contact_name as name',
      'item.contact_phonenumber as phonenumber',
      'item.contact_email as email',
      'item.contact_show_name as showName',
      'item.contact_show_phonenumber as showPhonenumber',
      'item.contact_show_email as showEmail',
      isApproved.as('hoursApproved'),
      selectCrew(tx, eb.ref('item.id')),
      selectMaterialNames(tx, eb.ref('item.id')),
    ]);
}

/** True when the office approved the hours of the week, which closes them. */
const isApproved = sql<boolean>`exists (
  select from hour_approvals p
   where p.employee_id = own.employee_id and p.reopened_at is null
     and p.monday = own.date - (extract(isodow from own.date)::integer - 1))`;

/** The days after the work on which colleagues can still be called about it. */
const REACHABLE_DAYS = 7;

/** True when the number of a colleague on the item is shown: the company allows it and the colleague still works there. */
const isReachable = () => sql<boolean>`employees.id <> own.employee_id
  and item.date >= ${addDays(getToday(), -REACHABLE_DAYS)} and ${isInServiceOn(sql`${getToday()}`)}
  and (select colleague_phones from tenants where id = current_tenant())`;

const selectCrew = (tx: TenantTx, itemId: Expression<string>) =>
  jsonArrayFrom(
    tx
      .selectFrom('planning_assignments')
      .innerJoin('employees', 'employees.id', 'planning_assignments.employee_id')
      .select([
        'employees.name',
        sql<string>`case when ${isReachable()} then employees.phonenumber else '' end`.as(
          'phonenumber',
        ),
      ])
      .where('planning_assignments.planning_item_id', '=', itemId)
      .orderBy('employees.name', sortDutch),
  ).as('employees');

const selectMaterialNames = (tx: TenantTx, itemId: Expression<string>) =>
  jsonArrayFrom(
    tx
      .selectFrom('planning_item_materials')
      .innerJoin('materials', 'materials.id', 'planning_item_materials.material_id')
      .select('materials.name')
      .where('planning_item_materials.planning_item_id', '=', itemId)
      .orderBy('materials.name', sortDutch),
  ).as('materials');

type Row = Awaited<ReturnType<ReturnType<typeof selectOwnItems>['execute']>>[number];

function toSummary(row: Row): ItemSummary {
  const { name, phonenumber, email, showName, showPhonenumber, showEmail, ...rest } = row;
  const { isOtherWork, ...item } = rest;
  const reachable = item.employees.filter((employee) => employee.phonenumber !== '');
  const contact: ContactPerson = { name, phonenumber, email, showName, showPhonenumber, showEmail };
  return {
    ...item,
    employees: item.employees.map((employee) => employee.name),
    ...(reachable.length > 0 && { reachable }),
    ...(isOtherWork && { isOtherWork }),
    materials: item.materials.map((material) => material.name),
    contactPerson: filterContact(contact),
  };
}

/** The items to which the employee is assigned in a range of days, both included. */
export async function listOwnItems(
  tx: TenantTx,
  employeeId: string,
  from: string,
  to: string,
): Promise<ItemSummary[]> {
  const rows = await selectOwnItems(tx, employeeId)
    .where('own.date', '>=', from)
    .where('own.date', '<=', to)
    .orderBy('own.date')
    .orderBy('item.start_time')
    .orderBy('item.id')
    .execute();
  return rows.map(toSummary);
}

export async function findOwnItem(
  tx: TenantTx,
  employeeId: string,
  itemId: string,
): Promise<ItemSummary | undefined> {
  const row = await selectOwnItems(tx, employeeId).where('item.id', '=', itemId).executeTakeFirst();
  return row && toSummary(row);
}

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

/**
 * Fails where hours are approved, or the office recorded some, which would count instead. Called with the employee locked, so that it
 * does neither meanwhile.
 */
export const requireOpenHours = (
  tx: TenantTx,
  employeeId: string,
  { date, projectId }: Pick<NewOtherWork, 'date' | 'projectId'>,
) =>
  sql`select require_open_hours(${employeeId}, ${date}), require_uncorrected_hours(${employeeId}, ${date}, ${projectId})`.execute(
    tx,
  );

/** Adds an item without planning, with its employee and no hours yet; returns whether it did not exist. */
export async function insertOtherWork(
  tx: TenantTx,
  employeeId: string,
  { id, date, projectId }: Pick<NewOtherWork, 'id' | 'date' | 'projectId'>,
): Promise<boolean> {
  const row = { id, date, project_id: projectId, is_other_work: true };
  if (!(await insertOnce(tx, 'planning_items', row))) return false;
  const assignment = { planning_item_id: id, employee_id: employeeId, date };
  await tx.insertInto('planning_assignments').values(assignment).execute();
  return true;
}
