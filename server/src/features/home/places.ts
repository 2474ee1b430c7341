import type { HomeItem, HomePlace, OwnItem } from '@ploegplan/contract/home/schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { sortDutch } from '../../platform/database/order.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The items of one day with their employees, by start time and title. */
export async function listDayItems(tx: TenantTx, day: string) {
  const rows = await selectDayItems(tx, day).execute();
  const people = await listDayPeople(tx, day);
  return rows.map((row) => ({ ...row, people: people.get(row.id) ?? [] }));
}

export type ItemOfDay = Awaited<ReturnType<typeof listDayItems>>[number];

const selectDayItems = (tx: TenantTx, day: string) =>
  tx
    .selectFrom('planning_items as item')
    .leftJoin('projects as project', 'project.id', 'item.project_id')
    .leftJoin('clients as client', (join) =>
      join.onRef('client.id', '=', (eb) => eb.fn.coalesce('item.client_id', 'project.client_id')),
    )
    .select((eb) => [
      'item.id',
      'item.start_time as startTime',
      'item.end_time as endTime',
      'item.location',
      'item.description',
      'item.is_draft as isDraft',
      sql<string>`coalesce(item.project_id, item.client_id)`.as('placeId'),
      'project.hue',
      eb.fn.coalesce('project.title', 'client.name', sql<string>`''`).as('title'),
      sql<string>`coalesce(nullif(project.location, ''), client.location, '')`.as('placeLocation'),
    ])
    .where('item.date', '=', day)
    .orderBy('item.start_time', (order) => order.nullsLast())
    .orderBy('title', sortDutch)
    .orderBy('item.id');

async function listDayPeople(tx: TenantTx, day: string) {
  const rows = await tx
    .selectFrom('planning_assignments as assignment')
    .innerJoin('employees as employee', 'employee.id', 'assignment.employee_id')
    .select(['assignment.planning_item_id as itemId', 'employee.id', 'employee.name'])
    .where('assignment.date', '=', day)
    .orderBy('employee.name', sortDutch)
    .orderBy('employee.id')
    .execute();
  const people = new Map<string, HomeItem['people']>();
  for (const { itemId, ...person } of rows) {
    people.set(itemId, [...(people.get(itemId) ?? []), person]);
  }
  return people;
}

/** Groups items by project or client, in order of their first item, and limits the items of each. */
export function groupByPlace(items: readonly ItemOfDay[]): HomePlace[] {
  const places = new Map<string, HomePlace>();
  for (const { placeId: id, hue, title, placeLocation: location, isDraft: _, ...item } of items) {
    const place = places.get(id) ?? { id, hue, title, location, itemCount: 0, items: [] };
    place.itemCount += 1;
    if (place.items.length < limits.homeItemsPerPlace) place.items.push(item);
    places.set(id, place);
  }
  return [...places.values()];
}

/** The items to which one employee is assigned, as that employee sees them. */
export const listOwnItems = (employeeId: string, items: readonly ItemOfDay[]): OwnItem[] =>
  items
    .filter(({ people, isDraft }) => !isDraft && people.some(({ id }) => id === employeeId))
    .map(({ id, startTime, endTime, title, location, placeLocation }) => ({
      id,
      startTime,
      endTime,
      title,
      location: location || placeLocation,
    }));
