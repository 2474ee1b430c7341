import type { HoursEvent } from '@ploegplan/contract/hours.schemas';
import { limits } from '@ploegplan/contract/limits';
import { addDays } from '@ploegplan/contract/rules/dates';
import { sql } from 'kysely';
import { found } from '../../platform/http/problem.ts';
import { userName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

type Row = Omit<HoursEvent, 'at'> & { at: Date };

/** Approvals and reopenings of the week. */
const ofWeek = (employeeId: string, monday: string) => sql`
  select approved_at as at, ${userName('hour_approvals.approved_by')} as by, 'approved' as type, null::json as cell,
         null::numeric as before, quarters / 4.0 as after, '' as reason
    from hour_approvals where employee_id = ${employeeId} and monday = ${monday}
  union all
  select reopened_at, ${userName('hour_approvals.reopened_by')}, 'reopened', null, quarters / 4.0, null, reason
    from hour_approvals where employee_id = ${employeeId} and monday = ${monday} and reopened_at is not null`;

/** Cells that the office wrote, as the change log has them. */
const ofOffice = (employeeId: string, monday: string) => sql`
  select c.at, ${userName('c.user_id')}, 'recorded',
         json_build_object('date', c.kept ->> 'date', 'projectId', c.kept ->> 'project_id', 'clientId', c.kept ->> 'client_id',
           'kindId', c.kept ->> 'kind_id'),
         (c.before ->> 'quarters')::numeric / 4, (c.after ->> 'quarters')::numeric / 4,
         coalesce(c.after ->> 'reason', '')
    from (select *, coalesce(after, before) as kept from changes
           where subject = 'hour_lines' and subject_id = ${employeeId}) c
   where (c.kept ->> 'date')::date between ${monday} and ${addDays(monday, 6)}
     and ((c.before ->> 'quarters') is distinct from (c.after ->> 'quarters')
       or (c.before ->> 'reason') is distinct from (c.after ->> 'reason'))`;

/** What was entered on the items that the employee has in this week. */
const ofEmployee = (employeeId: string, monday: string) => sql`
  select c.at, ${userName('c.user_id')}, 'entered',
         json_build_object('date', a.date, 'projectId', i.project_id, 'clientId', i.client_id, 'kindId', null),
         (c.before ->> 'hours_worked')::numeric, (c.after ->> 'hours_worked')::numeric, ''
    from planning_assignments a
    join planning_items i on i.id = a.planning_item_id
    join changes c on c.subject = 'planning_assignments' and c.subject_id = a.planning_item_id
      and c.after ->> 'employee_id' = a.employee_id::text
   where a.employee_id = ${employeeId} and a.date between ${monday} and ${addDays(monday, 6)}
     and (c.before ->> 'hours_worked') is distinct from (c.after ->> 'hours_worked')`;

/** What happened to the hours of an employee in a week, the newest first. */
export async function listHoursEvents(
  tx: TenantTx,
  employeeId: string,
  monday: string,
): Promise<HoursEvent[]> {
  found(
    await tx.selectFrom('employees').select('id').where('id', '=', employeeId).executeTakeFirst(),
  );
  const { rows } = await sql<Row>`
    ${ofWeek(employeeId, monday)} union all ${ofOffice(employeeId, monday)} union all ${ofEmployee(employeeId, monday)}
    order by at desc limit ${limits.historyRows}`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
