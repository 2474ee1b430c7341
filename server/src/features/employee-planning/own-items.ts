import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sortDutch } from '../../platform/database/order.ts';
import { isInServiceOn } from '../../platform/service.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { filterContact, findRide } from './policy.ts';

export type ItemSummary = Omit<
  EmployeePlanningItem,
  'crewNotes' | 'images' | 'imagesInfo' | 'scaffolds'
>;

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
      selectVehicles(tx, eb.ref('item.id')),
      'own.employee_id as employeeId',
      'project.trip_kilometres as kilometres',
      'project.trip_minutes as minutes',
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

const selectVehicles = (tx: TenantTx, itemId: Expression<string>) =>
  jsonArrayFrom(
    tx
      .selectFrom('planning_item_materials as used')
      .innerJoin('materials', 'materials.id', 'used.material_id')
      .leftJoin('employees as driver', 'driver.id', 'used.driver_id')
      .select([
        'materials.id',
        'materials.name',
        'materials.departs_from as departsFrom',
        'used.driver_id as driverId',
        'driver.name as driverName',
      ])
      .where('used.planning_item_id', '=', itemId)
      .where('materials.is_vehicle', '=', true)
      .orderBy('materials.name', sortDutch),
  ).as('vehicles');

type Row = Awaited<ReturnType<ReturnType<typeof selectOwnItems>['execute']>>[number];

function toSummary(row: Row): ItemSummary {
  const { name, phonenumber, email, showName, showPhonenumber, showEmail, ...rest } = row;
  const { isOtherWork, employeeId, vehicles, kilometres, minutes, ...item } = rest;
  const ride = findRide(employeeId, {
    ...{ vehicles, kilometres, minutes },
    people: item.employees.length,
  });
  const reachable = item.employees.filter((employee) => employee.phonenumber !== '');
  const contact: ContactPerson = { name, phonenumber, email, showName, showPhonenumber, showEmail };
  return {
    ...item,
    employees: item.employees.map((employee) => employee.name),
    ...(reachable.length > 0 && { reachable }),
    ...(isOtherWork && { isOtherWork }),
    ...(ride && { ride }),
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
