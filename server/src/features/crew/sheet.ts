import type {
  CrewEntries,
  CrewPerson,
  CrewSheet,
  CrewWork,
} from '@ploegplan/contract/crew/schemas';
import { sql } from 'kysely';
import { listCrewDays, workTitle } from '../../platform/crew-days.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { isInServiceOn } from '../../platform/service.ts';
import type { EmployeeSession } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Listed extends Omit<CrewPerson, 'entry'> {
  isLed: boolean;
  /** True when the foreman entered a day of somebody else: that tells nothing of the plan of that person. */
  isAdded: boolean;
}

/**
 * Lists who is in service on a day by name, and of whom the foreman enters it: who is of the same crew, who is planned on a work of the
 * foreman, and whom the foreman added.
 */
async function listPeople(
  tx: TenantTx,
  { employeeId, userId }: EmployeeSession,
  date: string,
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    with planned as (
      select a.employee_id, a.planning_item_id as id, i.start_time
        from planning_assignments a join planning_items i on i.id = a.planning_item_id
       where a.date = ${date} and not a.is_draft)
    select e.id as "employeeId", e.name,
           array(select id from planned where employee_id = e.id order by start_time, id) as "workIds",
           exists (select from absences b
             where b.employee_id = e.id and ${date} between b.first_day and b.last_day and b.hours_per_day is null) as "isAway",
           exists (select from hour_approvals h
             where h.employee_id = e.id and h.reopened_at is null and h.monday = date_trunc('week', ${date}::date)::date) as "isClosed",
           e.id = ${employeeId}
             or e.crew <> '' and e.crew = (select crew from employees where id = ${employeeId})
             or exists (select from planned own join planned mine using (id)
                  where own.employee_id = e.id and mine.employee_id = ${employeeId})
             as "isLed",
           exists (select from crew_days d where d.employee_id = e.id and d.date = ${date} and d.user_id = ${userId})
             as "isAdded"
      from employees e
     where ${isInServiceOn(date, 'e')}
     order by e.name collate "nl-x-icu", e.id`.execute(tx);
  return rows;
}

async function readWorks(tx: TenantTx, ids: readonly string[]): Promise<CrewWork[]> {
  const { rows } = await sql<CrewWork>`
    select i.id, i.project_id as "projectId", ${workTitle} as title, i.start_time as "startTime", i.end_time as "endTime"
      from planning_items i
      left join projects p on p.id = i.project_id
      left join clients c on c.id = i.client_id
     where i.id = any (${sql.val([...ids])}::uuid[])
     order by title, i.start_time, i.id`.execute(tx);
  return rows;
}

/** A day of the people of a foreman: the planned works, what is entered, and who else could be added. */
export async function readCrewSheet(
  tx: TenantTx,
  session: EmployeeSession,
  date: string,
): Promise<CrewSheet> {
  const { led = [], others = [] } = Object.groupBy(
    await listPeople(tx, session, date),
    ({ isLed, isAdded }) => (isLed || isAdded ? 'led' : 'others'),
  );
  const ids = led.map(({ employeeId }) => employeeId);
  const entries = await listCrewDays(tx, { from: date, to: date }, ids);
  const works = [
    ...led.flatMap(({ isLed, workIds }) => (isLed ? workIds : [])),
    ...entries.flatMap((entry) => entry.works.map(({ id }) => id)),
  ];
  return {
    date,
    works: await readWorks(tx, works),
    people: led.map(({ isLed, isAdded: _, ...person }) => ({
      ...person,
      workIds: isLed ? person.workIds : [],
      isAway: isLed && person.isAway,
      entry: entries.find(({ employeeId }) => employeeId === person.employeeId) ?? null,
    })),
    others: others.map(({ employeeId, name }) => ({ employeeId, name })),
  };
}

/** Enters the day of people, all or none; who the foreman adds may be anybody in service. What is entered again as it is keeps its answer. */
export async function recordCrew(
  tx: TenantTx,
  session: EmployeeSession,
  { date, people }: CrewEntries,
): Promise<CrewSheet> {
  const sheet = await readCrewSheet(tx, session, date);
  const known = new Set(sheet.works.map(({ id }) => id));
  const entered = people.flatMap(({ entry }) => entry?.works ?? []);
  if (entered.some(({ id }) => !known.has(id))) throw new HttpProblem('not-found');
  const staff = await tx
    .selectFrom('employees')
    .select(['id', isInServiceOn(date).as('isInService')])
    .where(
      'id',
      'in',
      people.map(({ employeeId }) => employeeId),
    )
    .orderBy('id')
    .execute();
  // In one order, so that two foremen do not wait for each other.
  const ordered = people.toSorted((a, b) => (a.employeeId < b.employeeId ? -1 : 1));
  for (const { employeeId, entry } of ordered) {
    const person = staff.find(({ id }) => id === employeeId);
    if (!person) throw new HttpProblem('not-found');
    // What another foreman entered of somebody else is neither replaced nor taken away.
    const isOwn = sheet.people.some((one) => one.employeeId === employeeId);
    if (!isOwn && (!entry || (await hasEntry(tx, { employeeId, date }))))
      throw new HttpProblem('not-found');
    if (entry && !person.isInService) throw new HttpProblem('not-in-service');
    if (entry) await writeEntry(tx, { employeeId, date }, entry);
    else
      await tx
        .deleteFrom('crew_days')
        .where('employee_id', '=', employeeId)
        .where('date', '=', date)
        .execute();
  }
  return readCrewSheet(tx, session, date);
}

async function hasEntry(
  tx: TenantTx,
  { employeeId, date }: { employeeId: string; date: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('crew_days')
    .select('version')
    .where('employee_id', '=', employeeId)
    .where('date', '=', date)
    .executeTakeFirst();
  return found !== undefined;
}

type Entry = NonNullable<CrewEntries['people'][number]['entry']>;

const writeEntry = (
  tx: TenantTx,
  { employeeId, date }: { employeeId: string; date: string },
  { startTime, endTime, breakMinutes, travelMinutes, isAbsent, works }: Entry,
) =>
  sql`
  insert into crew_days (employee_id, date, start_time, end_time, break_minutes, travel_minutes, is_absent, works)
  values (${employeeId}, ${date}, ${startTime}, ${endTime}, ${breakMinutes}, ${travelMinutes}, ${isAbsent}, ${JSON.stringify(works)})
  on conflict (tenant_id, employee_id, date) do update
    set (start_time, end_time, break_minutes, travel_minutes, is_absent, works, user_id, at, answer, objection, version) =
        row (excluded.start_time, excluded.end_time, excluded.break_minutes, excluded.travel_minutes, excluded.is_absent,
             excluded.works, excluded.user_id, excluded.at, null, '', crew_days.version + 1)
    where (crew_days.start_time, crew_days.end_time, crew_days.break_minutes, crew_days.travel_minutes, crew_days.is_absent, crew_days.works)
          is distinct from (excluded.start_time, excluded.end_time, excluded.break_minutes, excluded.travel_minutes, excluded.is_absent, excluded.works)`.execute(
    tx,
  );
