import type { ExpiredData, Removal } from '@ploegplan/contract/retention/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The count of each kind, of the employee `person`. */
const counts = sql`case due.kind
  when 'identity' then (select count(*) from documents where employee_id = person.id and kind = 'identity')
  when 'wages' then (select count(*) from planning_assignments where employee_id = person.id and hours_worked is not null)
    + (select count(*) from hour_lines where employee_id = person.id)
    + (select count(*) from work_days where employee_id = person.id)
    + (select count(*) from payroll_lines where employee_id = person.id)
    + (select count(*) from hour_approvals where employee_id = person.id)
    + (select count(*) from hour_reminders where employee_id = person.id)
    + (select count(*) from slip_hours where employee_id = person.id)
    + (select count(*) from notices where employee_id = person.id)
    + (select count(*) from weather_days where employee_id = person.id)
    + (select count(*) from absences where employee_id = person.id)
    + (select count(*) from leave_requests where employee_id = person.id)
    + (select count(*) from leave_lines where employee_id = person.id)
    + (select count(*) from leave_warnings where employee_id = person.id)
    + jsonb_array_length(person.contracts)
  when 'images' then (select count(*) from images where uploader_employee_id = person.id and slip_id is null and scaffold_event_id is null)
  when 'notes' then (select count(*) from notes where employee_id = person.id)
    + (select count(*) from planning_assignments where employee_id = person.id and notes <> '')
    + (person.remarks <> '')::integer
  end`;

/** Lists the data of former employees that are kept no longer, by kind, the longest overdue first. */
export async function listExpired(tx: TenantTx): Promise<ExpiredData[]> {
  const { rows } = await sql<ExpiredData>`
    select person.id as "employeeId", due.kind, person.name, count::integer, since
      from employees person
      join tenants on tenants.id = person.tenant_id
      cross join lateral (values (1, 'identity'), (2, 'wages'), (3, 'images'), (4, 'notes')) due (place, kind)
      cross join lateral (select retention_ends(due.kind, left_on(person.id), leaver_months) as since offset 0) term
      cross join lateral (select ${counts} as count) held
     where coalesce(person.last_day, person.deleted_at::date) is not null
       and since <= (now() at time zone 'Europe/Amsterdam')::date and count > 0
     order by place, since, person.name, person.id`.execute(tx);
  return rows;
}

/** Removes for good; fails where the term is not over. */
export async function removeExpired(
  tx: TenantTx,
  { employeeId, kind }: Removal['expired'][number],
): Promise<void> {
  await sql`select remove_expired(${employeeId}, ${kind})`.execute(tx);
}
