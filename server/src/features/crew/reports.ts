import type { DayReport, NewDayReport } from '@ploegplan/contract/crew/schemas';
import { type RawBuilder, sql } from 'kysely';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { EmployeeSession } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readCrewSheet } from './sheet.ts';

interface ReportDay {
  projectId: string;
  date: string;
}

/** Selects, of the project and date of `r`, the people with the hours that foremen entered, and the images of the planning items. */
const peopleAndPhotos = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'hours', hours) order by name), '[]') from (
     select e.name, sum((work ->> 'hoursWorked')::numeric) as hours
       from crew_days d
       join employees e on e.id = d.employee_id
      cross join jsonb_array_elements(d.works) work
       join planning_items i on i.id = (work ->> 'id')::uuid
      where d.date = r.date and i.project_id = r.project_id
      group by e.id, e.name) worked) as people,
  (select coalesce(jsonb_agg(jsonb_build_object('itemId', i.id, 'filename', m.filename) order by m.uploaded_at, m.id), '[]')
     from planning_items i join images m on m.planning_item_id = i.id
    where i.date = r.date and i.project_id = r.project_id) as photos`;

async function readReports(tx: TenantTx, from: RawBuilder<unknown>): Promise<DayReport[]> {
  const { rows } = await sql<Omit<DayReport, 'at'> & { at: Date | null }>`
    select r.project_id as "projectId", r.date, r.weather, r.work_done as "workDone", r.delays, r.equipment, r.visitors,
           ${selectUserName('r.user_id')} as by, r.at, r.version, ${peopleAndPhotos}
      from ${from} order by r.date desc`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at?.toISOString() ?? null }));
}

/** Proposes a report from the planning: what was to be done, and the materials for it. */
const proposal = ({ projectId, date }: ReportDay) => sql`(
  select ${projectId}::uuid as project_id, ${date}::date as date, '' as weather, '' as delays, '' as visitors, 0 as version,
         null::uuid as user_id, null::timestamptz as at,
         coalesce((select string_agg(distinct description, E'\n') from planning_items i
           where i.project_id = ${projectId} and i.date = ${date} and not i.is_draft and description <> ''), '') as work_done,
         coalesce((select string_agg(distinct m.name, E'\n') from planning_items i
             join planning_item_materials used on used.planning_item_id = i.id
             join materials m on m.id = used.material_id
           where i.project_id = ${projectId} and i.date = ${date} and not i.is_draft), '') as equipment) r`;

/** Rejects a project on which none of the people of the foreman works that day. */
async function requireLed(tx: TenantTx, session: EmployeeSession, day: ReportDay): Promise<void> {
  const { works } = await readCrewSheet(tx, session, day.date);
  if (!works.some(({ projectId }) => projectId === day.projectId))
    throw new HttpProblem('not-found');
}

const ofDay = ({ projectId, date }: ReportDay) =>
  sql`day_reports r where r.project_id = ${projectId} and r.date = ${date}`;

/** The report of a day of a project, or else a proposal. */
export async function findReport(
  tx: TenantTx,
  session: EmployeeSession,
  day: ReportDay,
): Promise<DayReport> {
  await requireLed(tx, session, day);
  const [saved] = await readReports(tx, ofDay(day));
  return saved ?? requireFound((await readReports(tx, proposal(day)))[0]);
}

/** Saves a report. What the same foreman saved last may be replaced without having been seen: it may have been sent without a connection. */
export async function saveReport(
  tx: TenantTx,
  session: EmployeeSession,
  projectId: string,
  { date, version, ...texts }: NewDayReport,
): Promise<DayReport> {
  const day = { projectId, date };
  await requireLed(tx, session, day);
  const { weather, workDone, delays, equipment, visitors } = texts;
  const { rows } = await sql`
    insert into day_reports (project_id, date, weather, work_done, delays, equipment, visitors)
    values (${projectId}, ${date}, ${weather}, ${workDone}, ${delays}, ${equipment}, ${visitors})
    on conflict (tenant_id, project_id, date) do update
      set (weather, work_done, delays, equipment, visitors, user_id, at, version) =
          row (excluded.weather, excluded.work_done, excluded.delays, excluded.equipment, excluded.visitors,
               excluded.user_id, excluded.at, day_reports.version + 1)
      where day_reports.version = ${version} or day_reports.user_id = ${session.userId}
    returning version`.execute(tx);
  const saved = requireFound((await readReports(tx, ofDay(day)))[0]);
  if (rows.length === 0) throw new HttpProblem('stale-version', { current: saved });
  return saved;
}

/** Lists the reports of a project, the last day first. */
export async function listReports(tx: TenantTx, projectId: string): Promise<DayReport[]> {
  requireFound(
    await tx.selectFrom('projects').select('id').where('id', '=', projectId).executeTakeFirst(),
  );
  return readReports(tx, sql`day_reports r where r.project_id = ${projectId}`);
}
