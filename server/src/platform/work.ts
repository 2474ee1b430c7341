import { limits } from '@ploegplan/contract/limits';
import { today } from '@ploegplan/contract/rules/dates';
import type { Work, WorkItem } from '@ploegplan/contract/work.schemas';
import { sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

/** Planning of one project, or for one client: of its projects, and without a project. */
type Owner = { projectId: string } | { clientId: string };

/** Joined to assignments, so that each employee's hours count. A night shift ends before it began. */
const planned = sql`(extract(epoch from end_time - start_time) / 3600 + 24)::numeric % 24`;

const itemsOf = (owner: Owner) =>
  'projectId' in owner
    ? sql`i.project_id = ${owner.projectId}`
    : sql`(i.client_id = ${owner.clientId} or i.project_id = any (
        array(select id from projects where client_id = ${owner.clientId})))`;

const sums = sql`coalesce(round(sum(w.planned), 2), 0) as planned, coalesce(sum(w.recorded), 0) as recorded`;

/** The planned and recorded hours of a project by week, or of a client by month, with the people and the days around today. */
export async function readWork(tx: TenantTx, owner: Owner): Promise<Work> {
  const worked = sql`(
    select a.employee_id, i.date, ${planned} as planned, null::numeric as recorded
      from planning_items i join planning_assignments a on a.planning_item_id = i.id where ${itemsOf(owner)}
    union all
    select i.employee_id, i.date, null, i.quarters / 4.0 from recorded_hours i where ${itemsOf(owner)}) w`;
  const unit = 'projectId' in owner ? 'week' : 'month';
  const periods = await sql<Work['periods'][number]>`
    select date_trunc(${unit}, w.date::timestamp)::date as start, ${sums} from ${worked} group by 1 order by 1
    limit ${limits.listRows}`.execute(tx);
  const people = await sql<Work['people'][number]>`
    select w.employee_id as "employeeId", ${sums}, count(distinct w.date)::int as days,
           min(w.date) as "firstDay", max(w.date) as "lastDay"
      from ${worked} group by 1 order by recorded desc, planned desc, 1 limit ${limits.listRows}`.execute(
    tx,
  );
  const { rows: counts } = await sql<Pick<Work, 'upcomingCount' | 'pastCount'>>`
    select count(*) filter (where i.date >= ${today()})::int as "upcomingCount",
           count(*) filter (where i.date < ${today()})::int as "pastCount"
      from planning_items i where ${itemsOf(owner)}`.execute(tx);
  const totals = await sql<Pick<Work, 'planned' | 'recorded'>>`
    select ${sums} from ${worked}`.execute(tx);
  return {
    ...(totals.rows[0] ?? { planned: 0, recorded: 0 }),
    periods: periods.rows,
    people: people.rows,
    upcoming: await readItems(tx, owner, sql`i.date >= ${today()}`, sql`asc`),
    past: await readItems(tx, owner, sql`i.date < ${today()}`, sql`desc`),
    ...(counts[0] ?? { upcomingCount: 0, pastCount: 0 }),
  };
}

async function readItems(
  tx: TenantTx,
  owner: Owner,
  when: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<WorkItem[]> {
  const { rows } = await sql<WorkItem>`
    select i.id, i.date, i.start_time as "startTime", i.end_time as "endTime", i.project_id as "projectId", i.description,
           array(select employee_id from planning_assignments where planning_item_id = i.id order by employee_id)
             as "employeeIds"
      from planning_items i where ${itemsOf(owner)} and ${when}
     order by i.date ${order}, i.start_time ${order}, i.id limit ${limits.workItems}`.execute(tx);
  return rows;
}
