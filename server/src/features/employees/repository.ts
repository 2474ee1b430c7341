import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import type {
  EmployeeWorkSummary,
  PlannedForEmployee,
} from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { DayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { type RawBuilder, sql } from 'kysely';
import { compareWorked, groupByPeriod, readWorked } from '../../platform/hours/worked.ts';
import { readPlannedItems } from '../../platform/planned-items.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The weeks before this one of which the hours are shown. */
const PAST_WEEKS = 12;

const readPlanned = (
  tx: TenantTx,
  employeeId: string,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<PlannedForEmployee[]> =>
  readPlannedItems(tx, {
    from: sql`planning_assignments a join planning_items i on i.id = a.planning_item_id
               where a.employee_id = ${employeeId} and ${where}`,
    more: sql`, i.version, i.client_id as "clientId", i.is_draft as "isDraft",
      array(select json_build_object('materialId', material_id, 'employeeId', driver_id) from planning_item_materials
             where planning_item_id = i.id and driver_id is not null order by material_id) as drivers`,
    limit,
  });

/** Lists what is planned after a day, until another one or the last, without items with recorded hours. */
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

/** Planning from this week, and hours by week. */
export async function readEmployeeWork(
  tx: TenantTx,
  employeeId: string,
  rules: DayRules,
): Promise<EmployeeWorkSummary> {
  const monday = getMonday(getToday());
  const worked = await readWorked(tx, {
    where: sql`i.employee_id = ${employeeId} and i.date >= ${addDays(monday, -7 * PAST_WEEKS)}`,
    rules,
  });
  const { itemCount } = await tx
    .selectFrom('planning_assignments')
    .select((eb) => eb.fn.countAll<number>().as('itemCount'))
    .where('employee_id', '=', employeeId)
    .where('date', '>=', monday)
    .executeTakeFirstOrThrow();
  return {
    ...compareWorked(worked),
    periods: groupByPeriod(worked, 'week').slice(0, limits.listRows),
    items: await readPlanned(tx, employeeId, sql`a.date >= ${monday}`, limits.workItems),
    itemCount,
  };
}

export const setLastDay = (tx: TenantTx, id: string, lastDay: string) =>
  tx
    .updateTable('employees')
    .set({ last_day: lastDay, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`last_day is distinct from ${lastDay}::date`)
    .execute();

/**
 * A removed employee is out of service at once. A last day that is still to come is cleared, and put back with the employee.
 */
export const keepLastDay = () => ({
  last_day: sql<string | null>`case when last_day < ${getToday()}::date then last_day end`,
  removed_last_day: sql<string | null>`case when last_day >= ${getToday()}::date then last_day end`,
});

/** Takes an employee back into service who left, is to leave or was removed; after a removal with the last day from before. */
export const takeBackIntoService = (tx: TenantTx, id: string) =>
  tx
    .updateTable('employees')
    .set({
      last_day: sql`case when last_day is null then removed_last_day end`,
      removed_last_day: null,
      deleted_at: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_day', 'is not', null), eb('deleted_at', 'is not', null)]))
    .execute();
