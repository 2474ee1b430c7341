import { findNearestStation, findStation } from '@ploegplan/contract/rules/weather/stations';
import { computeDistance, parsePoint } from '@ploegplan/contract/values/points';
import type { WorkKind } from '@ploegplan/contract/weather/kinds';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

export interface Site {
  projectId: string;
  title: string;
  location: string;
  /** The station that was chosen, else the nearest one; null when the place has no coordinates. */
  station: number | null;
  isChosen: boolean;
  /** In km. */
  distance: number | null;
  workKind: WorkKind;
}

interface SiteRow extends Omit<Site, 'isChosen' | 'distance'> {
  place: string;
}

const selectSites = sql`
  select p.id as "projectId", p.title, p.location, w.station, coalesce(w.work_kind, 'steel-scaffold') as "workKind"`;

/** The station of a site: the nearest by the first of its places that has coordinates, unless another one was chosen. */
function addStation({ place, ...row }: SiteRow): Site {
  const point = parsePoint(row.location) ?? parsePoint(place);
  const station = findStation(row.station) ?? (point && findNearestStation(point)) ?? null;
  return {
    ...row,
    station: station?.number ?? null,
    isChosen: row.station !== null,
    distance: station && point ? Math.round(computeDistance(point, station)) : null,
  };
}

/** The projects on which somebody is definitely planned on days, with the days. */
export async function listSites(
  tx: TenantTx,
  { from, to }: { from: string; to: string },
): Promise<(Site & { dates: string[] })[]> {
  const { rows } = await sql<SiteRow & { dates: string[] }>`
    ${selectSites}, coalesce(min(i.location) filter (where i.location ~ '^\\s*-?\\d'), '') as place,
           array_agg(distinct i.date::text) as dates
      from planning_items i
      join projects p on p.id = i.project_id
      left join weather_places w on w.project_id = p.id
     where i.date between ${from} and ${to} and not i.is_draft
       and exists (select from planning_assignments a where a.planning_item_id = i.id)
     group by p.tenant_id, p.id, w.tenant_id, w.project_id, w.station, w.work_kind
     order by p.title collate "nl-x-icu", p.id`.execute(tx);
  return rows.map(({ dates, ...row }) => ({ ...addStation(row), dates }));
}

/** One project as a site, whether or not somebody is planned on it. */
export async function findSite(tx: TenantTx, projectId: string): Promise<Site | undefined> {
  const { rows } = await sql<SiteRow>`
    ${selectSites}, '' as place
      from projects p left join weather_places w on w.project_id = p.id where p.id = ${projectId}`.execute(
    tx,
  );
  return rows[0] && addStation(rows[0]);
}
