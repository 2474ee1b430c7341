import { addDays } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { selectWholeDaysAbsent } from '../leave/whole-days.ts';
import { hasLeftOn } from '../service.ts';

/**
 * The rows of assignments that miss hours, for a `from`: published, planned by the office, in the last weeks before today, nothing entered by the
 * employee or recorded by the office instead, the week not approved, and the employee in service and not absent all day. Columns:
 * those of `planning_assignments`, `project_id`, `client_id`, `start_time` and `end_time`.
 */
export const selectMissingAssignments = (today: string): RawBuilder<unknown> => sql`
  select a.*, i.project_id, i.client_id, i.start_time, i.end_time
    from planning_assignments a
    join planning_items i on i.id = a.planning_item_id
    join employees e on e.id = a.employee_id and not ${hasLeftOn(sql`a.date`, 'e')}
   where a.date >= ${getMissingSince(today)} and a.date < ${today} and a.hours_worked is null and not a.is_draft
     and not i.is_other_work
     and not exists (
       select from (${selectWholeDaysAbsent(getMissingSince(today), today)}) away
        where away.employee_id = a.employee_id and away.day = a.date)
     and not exists (
       select from hour_lines l
         join hour_kinds k on k.id = l.kind_id and k.is_standard
        where l.employee_id = a.employee_id and l.date = a.date and l.target_id = coalesce(i.project_id, i.client_id))
     and not exists (
       select from hour_approvals p
        where p.employee_id = a.employee_id and p.reopened_at is null
          and p.monday = a.date - (extract(isodow from a.date)::integer - 1))`;

/** The first day that is looked at. */
export const getMissingSince = (today: string): string => addDays(today, -limits.missingHoursDays);
