import type { EmployeeWork, PlannedForEmployee } from '@ploegplan/contract/employees.schemas';
import { limits } from '@ploegplan/contract/limits';
import { addDays, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The weeks before this one of which the hours are shown. */
const PAST_WEEKS = 12;

/** The planning of an employee, by date. */
async function readPlanned(
  tx: TenantTx,
  employeeId: string,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<PlannedForEmployee[]> {
  const { rows } = await sql<PlannedForEmployee>`
    select i.id, i.version, i.date, i.start_time as "startTime", i.end_time as "endTime", i.project_id as "projectId",
           i.client_id as "clientId", i.description, i.is_draft as "isDraft",
           array(select employee_id from planning_assignments where planning_item_id = i.id order by employee_id)
             as "employeeIds"
      from planning_assignments a join planning_items i on i.id = a.planning_item_id
     where a.employee_id = ${employeeId} and ${where}
     order by i.date, i.start_time, i.id limit ${limit}`.execute(tx);
  return rows;
}

/** What is planned after a day, until another one or the last, as far as nothing is recorded on it. */
export const listPlannedAfter = (
  tx: TenantTx,
  employeeId: string,
  { day, until = null }: { day: string; until?: string | null | undefined },
) =>
  readPlanned(
    tx,
    employeeId,
    sql`a.date > ${day} and a.date <= coalesce(${until}::date, 'infinity') and a.hours_worked is null and a.notes = ''`,
    limits.planningEdits,
  );

/** Planning from this week, and hours by week; a night shift ends before it began. */
export async function readWorkOf(tx: TenantTx, employeeId: string): Promise<EmployeeWork> {
  const monday = mondayOf(today());
  const { rows: periods } = await sql<EmployeeWork['periods'][number]>`
    select date_trunc('week', i.date::timestamp)::date as start,
           coalesce(round(sum((extract(epoch from i.end_time - i.start_time) / 3600 + 24)::numeric % 24), 2), 0) as planned,
           coalesce(sum(a.hours_worked), 0) as recorded
      from planning_assignments a join planning_items i on i.id = a.planning_item_id
     where a.employee_id = ${employeeId} and a.date >= ${addDays(monday, -7 * PAST_WEEKS)}
     group by 1 order by 1 limit ${limits.listRows}`.execute(tx);
  const { itemCount } = await tx
    .selectFrom('planning_assignments')
    .select((eb) => eb.fn.countAll<number>().as('itemCount'))
    .where('employee_id', '=', employeeId)
    .where('date', '>=', monday)
    .executeTakeFirstOrThrow();
  const sumOf = (kind: 'planned' | 'recorded') =>
    // In hundredths, because a sum of fractions is not exact.
    periods.reduce((sum, one) => sum + Math.round(100 * one[kind]), 0) / 100;
  return {
    planned: sumOf('planned'),
    recorded: sumOf('recorded'),
    periods,
    items: await readPlanned(tx, employeeId, sql`a.date >= ${monday}`, limits.workItems),
    itemCount,
  };
}

/** Sets the last day of an employee, if it is another one. */
export const setLastDay = (tx: TenantTx, id: string, lastDay: string) =>
  tx
    .updateTable('employees')
    .set({ last_day: lastDay, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`last_day is distinct from ${lastDay}::date`)
    .execute();

/** Takes an employee back into service, who left or is to leave. */
export const clearLastDay = (tx: TenantTx, id: string) =>
  tx
    .updateTable('employees')
    .set({ last_day: null, deleted_at: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_day', 'is not', null), eb('deleted_at', 'is not', null)]))
    .execute();
