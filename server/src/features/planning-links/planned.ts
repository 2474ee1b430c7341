import { listPlaces, type Places } from '@ploegplan/contract/values/places';
import {
  createPointKey,
  formatAddressOnPin,
  type Point,
  parsePoint,
} from '@ploegplan/contract/values/points';
import { type RawBuilder, sql } from 'kysely';
import { readAddresses } from '../../platform/geocoding/repository.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { Scope } from './repository.ts';

/** What a link may tell of an item; the calendar of an employee tells the description too. */
export interface PlannedItem {
  id: string;
  version: number;
  date: string;
  startTime: string | null;
  endTime: string | null;
  title: string;
  client: string;
  /** As it is read: coordinates as an address, as far as that is known. */
  place: string;
  /** What describes the spot at that place; empty without it. */
  spot: string;
  /** Of a place that is coordinates. */
  point: Point | null;
  description: string;
  hue: number | null;
  people: string[];
  materials: string[];
}

function isWithin({ projectId, clientId, employeeId }: Scope): RawBuilder<boolean> {
  if (projectId !== null) return sql`i.project_id = ${projectId}`;
  if (clientId !== null) return sql`coalesce(p.client_id, i.client_id) = ${clientId}`;
  if (employeeId === null) return sql`true`;
  return sql`exists (select from planning_assignments
    where planning_item_id = i.id and employee_id = ${employeeId})`;
}

/** The items of a range of days that a link shows, without drafts and what employees added. Columns are named one by one: what is not here cannot leave. */
export async function listPlanned(
  tx: TenantTx,
  scope: Scope,
  from: string,
  to: string,
): Promise<PlannedItem[]> {
  const { rows } = await sql<Omit<PlannedItem, 'place' | 'spot' | 'point'> & Places>`
    select i.id, i.version, i.date, i.start_time as "startTime", i.end_time as "endTime",
           coalesce(p.title, c.name, '') as title,
           case when p.id is null then '' else coalesce(c.name, '') end as client,
           i.location, coalesce(p.location, '') as "projectLocation", coalesce(c.location, '') as "clientLocation",
           i.description, p.hue,
           array(select e.name from planning_assignments a join employees e on e.id = a.employee_id
             where a.planning_item_id = i.id order by e.name collate "nl-x-icu", e.id) as people,
           array(select m.name from planning_item_materials im join materials m on m.id = im.material_id
             where im.planning_item_id = i.id order by m.name collate "nl-x-icu", m.id) as materials
      from planning_items i
      left join projects p on p.id = i.project_id
      left join clients c on c.id = coalesce(p.client_id, i.client_id)
     where i.date between ${from} and ${to} and not i.is_draft and not i.is_other_work and ${isWithin(scope)}
     order by i.date, i.start_time, coalesce(p.title, c.name, '') collate "nl-x-icu", i.id`.execute(
    tx,
  );
  const items = rows.map(({ location, projectLocation, clientLocation, ...row }) => {
    const places = listPlaces({ location, projectLocation, clientLocation });
    const [place = '', spot = ''] = places.map((shown) => shown.place).reverse();
    return { ...row, place, spot, point: parsePoint(place) };
  });
  const findAddress = await readAddressLookup(tx, items);
  return items.map((item) => ({ ...item, place: findAddress(item.place) ?? item.place }));
}

/** What coordinates are read as, as far as addresses are known; nothing is asked for. */
async function readAddressLookup(tx: TenantTx, rows: readonly Pick<PlannedItem, 'place'>[]) {
  const getPointKey = (place: string) => {
    const point = parsePoint(place);
    return point && createPointKey(point);
  };
  const keys = new Set(rows.map(({ place }) => getPointKey(place)));
  const known = await readAddresses(
    tx,
    [...keys].filter((key) => key !== null),
  );
  return (place: string) => {
    const address = known.get(getPointKey(place) ?? '');
    return address && formatAddressOnPin(address);
  };
}

/**
 * When something last changed that is told of the items, by id: of themselves, their people and materials, their project and client, and
 * when the address of their point became known. Only the columns that are told count; hours that are entered change nothing.
 */
export async function readLastChanges(
  tx: TenantTx,
  items: readonly Pick<PlannedItem, 'id' | 'point'>[],
): Promise<Map<string, Date>> {
  const ids = items.map(({ id }) => id);
  const points = items.map(({ point }) => point && createPointKey(point));
  const { rows } = await sql<{ id: string; at: Date }>`
    with item as (
      select i.id, i.project_id, coalesce(p.client_id, i.client_id) as client_id
        from planning_items i left join projects p on p.id = i.project_id
       where i.id = any (${ids}::uuid[])
    ),
    told as (
      select id, id as subject_id from item
      union select id, project_id from item
      union select id, client_id from item
      union select planning_item_id, employee_id from planning_assignments where planning_item_id = any (${ids}::uuid[])
      union select planning_item_id, material_id from planning_item_materials where planning_item_id = any (${ids}::uuid[])
    ),
    changed as (
      select subject_id, max(at) as at from changes
       where subject_id = any (array(select subject_id from told))
         and subject in ('planning_items', 'planning_assignments', 'planning_item_materials',
                         'projects', 'clients', 'employees', 'materials')
         and (action <> 'update' or subject = 'planning_items' or exists (
               select from unnest(array['title', 'name', 'location', 'client_id', 'employee_id', 'material_id']) field
                where before ->> field is distinct from after ->> field))
       group by 1
    )
    select id, max(at) as at
      from (select told.id, at from told join changed using (subject_id)
            union all
            select shown.id, asked_at from unnest(${ids}::uuid[], ${points}::text[]) shown(id, point)
              join point_addresses using (point)) one
     group by 1`.execute(tx);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** The name of what a link is about; empty for all planning. */
export async function readScopeName(
  tx: TenantTx,
  { projectId, clientId, employeeId }: Scope,
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select title as name from projects where id = ${projectId}
    union all select name from clients where id = ${clientId}
    union all select name from employees where id = ${employeeId}`.execute(tx);
  return rows[0]?.name ?? '';
}
