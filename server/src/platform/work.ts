import { limits } from '@ploegplan/contract/limits';
import { today } from '@ploegplan/contract/rules/dates';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-week';
import type { Work, WorkItem } from '@ploegplan/contract/work.schemas';
import { sql } from 'kysely';
import {
  compareWorked,
  periodsOfWorked,
  readWorked,
  sumOfWorked,
  type Worked,
} from './hours/worked.ts';
import type { TenantTx } from './tenants/transaction.ts';

/** Planning of one project, or for one client: of its projects, and without a project. */
type Owner = { projectId: string } | { clientId: string };

const itemsOf = (owner: Owner) =>
  'projectId' in owner
    ? sql`i.project_id = ${owner.projectId}`
    : sql`(i.client_id = ${owner.clientId} or i.project_id = any (
        array(select id from projects where client_id = ${owner.clientId})))`;

/** Who worked most comes first. */
function peopleOf(worked: readonly Worked[]): Work['people'] {
  return [...Map.groupBy(worked, ({ employeeId }) => employeeId)]
    .map(([employeeId, own]) => {
      const days = [...new Set(own.map(({ date }) => date))].toSorted();
      const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
      return { employeeId, ...sumOfWorked(own), days: days.length, firstDay, lastDay };
    })
    .toSorted(
      (one, other) =>
        other.recorded - one.recorded ||
        other.planned - one.planned ||
        (one.employeeId < other.employeeId ? -1 : 1),
    );
}

/** The planned and recorded hours of a project by week, or of a client by month, with the people and the days around today. */
export async function readWork(
  tx: TenantTx,
  owner: Owner,
  workingWeek: WorkingWeek,
): Promise<Work> {
  const worked = await readWorked(tx, { where: itemsOf(owner), workingWeek });
  const unit = 'projectId' in owner ? 'week' : 'month';
  const { rows: counts } = await sql<Pick<Work, 'upcomingCount' | 'pastCount'>>`
    select count(*) filter (where i.date >= ${today()})::int as "upcomingCount",
           count(*) filter (where i.date < ${today()})::int as "pastCount"
      from planning_items i where ${itemsOf(owner)}`.execute(tx);
  return {
    ...compareWorked(worked),
    periods: periodsOfWorked(worked, unit).slice(0, limits.listRows),
    people: peopleOf(worked).slice(0, limits.listRows),
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
