import type { RecordedWeek } from '@ploegplan/contract/hours/week-schemas';
import { sql } from 'kysely';
import type { ChangedRows } from '../../platform/row-changes.ts';

/** '<employee>:<Monday>' */
const createKey = ({ employeeId, monday }: Pick<RecordedWeek, 'employeeId' | 'monday'>) =>
  `${employeeId}:${monday}`;

/** All weeks of employees with hours, and then those whose hours or approval change; a week without hours any more has no lines. */
export const changedWeeks: ChangedRows<RecordedWeek> = {
  subjects: ['hour_lines', 'planning_assignments', 'planning_items', 'hour_approvals'],
  // The project of an item is that of the hours that were entered on it.
  changedKeys: sql`array(
    select concat(state ->> 'employee_id', ':', to_char(date_trunc('week', coalesce(state ->> 'monday', state ->> 'date')::timestamp), 'YYYY-MM-DD'))
      from unnest(array[before, after]) state
     where subject <> 'planning_items' and state ->> 'employee_id' is not null
       and (subject <> 'planning_assignments' or state ->> 'hours_worked' is not null)
    union all
    select concat(a.employee_id, ':', to_char(date_trunc('week', a.date::timestamp), 'YYYY-MM-DD'))
      from planning_assignments a
     where subject = 'planning_items' and a.planning_item_id = subject_id and a.hours_worked is not null)`,
  async listKeys(tx, after, count) {
    const [employee, monday = '1900-01-01'] = after.split(':');
    const { rows } = await sql<{ key: string }>`
      select concat(e.id, ':', to_char(week.monday, 'YYYY-MM-DD')) as key
        from employees e cross join lateral (
          select distinct date_trunc('week', date::timestamp)::date as monday from recorded_hours where employee_id = e.id) week
       where e.id >= ${employee}::uuid and (e.id, week.monday) > (${employee}::uuid, ${monday}::date)
       order by e.id, week.monday limit ${count}`.execute(tx);
    return rows.map(({ key }) => key);
  },
  async read(tx, keys) {
    const parts = keys.map((key) => key.split(':'));
    const { rows } = await sql<Omit<RecordedWeek, 'approvedAt'> & { approvedAt: Date | null }>`
      select week.employee_id as "employeeId", week.monday,
             (select approved_at from hour_approvals approval
               where approval.employee_id = week.employee_id and approval.monday = week.monday and reopened_at is null) as "approvedAt",
             (select coalesce(json_agg(json_build_object('date', date, 'projectId', project_id, 'clientId', client_id,
                       'kindId', kind_id, 'hours', quarters / 4.0) order by date, target_id, kind_id), '[]')
                from recorded_hours hours
               where hours.employee_id = week.employee_id and date between week.monday and week.monday + 6) as lines
        from unnest(${parts.map(([employee]) => employee)}::uuid[], ${parts.map(([, monday]) => monday)}::date[])
          as week (employee_id, monday)`.execute(tx);
    return new Map(
      rows.map((week) => [
        createKey(week),
        { ...week, approvedAt: week.approvedAt?.toISOString() ?? null },
      ]),
    );
  },
};
