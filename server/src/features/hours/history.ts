import { addDays } from '@ploegplan/contract/dates/dates';
import type { HoursEvent } from '@ploegplan/contract/hours/schemas';
import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { requireFound } from '../../platform/http/problem.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { toWorkDayValues, type WorkDayRow } from '../../platform/work-days.ts';
import { readApprovals } from './classes.ts';

type Row = Omit<HoursEvent, 'at' | 'day'> & {
  at: Date;
  dayBefore: WorkDayRow | null;
  dayAfter: (WorkDayRow & { date: string }) | null;
};

/** The columns of times, of an event that is not about them. */
const noDays = sql`null::jsonb as "dayBefore", null::jsonb as "dayAfter"`;

/** The hours went to another day with their item. */
const isMove = sql<boolean>`(c.before ->> 'hours_worked' is not null and c.after ->> 'hours_worked' is not null
  and c.before ->> 'date' is distinct from c.after ->> 'date')`;

/** Each part has its own limit, so that none pushes another out. */
const selectNewest = (part: RawBuilder<unknown>) =>
  sql`(select * from (${part}) part order by at desc limit ${limits.historyRows})`;

const selectWeekEvents = (employeeId: string, monday: string) => sql`
  select approved_at as at, ${selectUserName('hour_approvals.approved_by')} as by, 'approved' as type, null::json as cell,
         null::numeric as before, quarters / 4.0 as after, '' as reason, ${noDays}
    from hour_approvals where employee_id = ${employeeId} and monday = ${monday}
  union all
  select reopened_at, ${selectUserName('hour_approvals.reopened_by')}, 'reopened', null, quarters / 4.0, null, reason, ${noDays}
    from hour_approvals where employee_id = ${employeeId} and monday = ${monday} and reopened_at is not null`;

/** The office kept its hours beside what was entered since. */
const isUpdate = sql<boolean>`(c.before is not null and c.after is not null
  and (c.before ->> 'quarters', c.before ->> 'reason') = (c.after ->> 'quarters', c.after ->> 'reason')
  and (c.before ->> 'entered_quarters') is distinct from (c.after ->> 'entered_quarters'))`;

/** Cells that the office wrote, as the change log has them. */
const selectOfficeEvents = (employeeId: string, monday: string) => sql`
  select c.at, ${selectUserName('c.user_id')}, 'recorded',
         json_build_object('date', c.kept ->> 'date', 'projectId', c.kept ->> 'project_id', 'clientId', c.kept ->> 'client_id',
           'kindId', c.kept ->> 'kind_id'),
         case when not ${isUpdate} and c.before is not null then c.before ->> 'quarters'
              else c.after ->> 'entered_quarters' end::numeric / 4,
         coalesce(c.after ->> 'quarters', c.before ->> 'entered_quarters')::numeric / 4,
         coalesce(c.after ->> 'reason', ''), ${noDays}
    from (select *, coalesce(after, before) as kept from changes
           where subject = 'hour_lines' and subject_id = ${employeeId}) c
   where (c.kept ->> 'date')::date between ${monday} and ${addDays(monday, 6)}
     and ((c.before ->> 'quarters') is distinct from (c.after ->> 'quarters')
       or (c.before ->> 'reason') is distinct from (c.after ->> 'reason') or ${isUpdate})`;

/** The project or client of an item, also of one that was deleted since. */
const selectItemTarget = (column: 'project_id' | 'client_id') => sql`coalesce(
  (select i.${sql.ref(column)}::text from planning_items i where i.id = c.subject_id),
  (select coalesce(d.before, d.after) ->> ${column} from changes d
    where d.subject = 'planning_items' and d.subject_id = c.subject_id order by d.id desc limit 1))`;

/** Selects what was entered on items, where these lay then; an item that moved with its hours is on both days. */
const selectEmployeeEvents = (employeeId: string, monday: string) => sql`
  select c.at, ${selectUserName('c.user_id')}, case when ${isMove} then 'moved' else 'entered' end,
         json_build_object('date', coalesce(c.after, c.before) ->> 'date', 'projectId', ${selectItemTarget('project_id')},
           'clientId', ${selectItemTarget('client_id')}, 'kindId', null),
         (c.before ->> 'hours_worked')::numeric, (c.after ->> 'hours_worked')::numeric,
         case when ${isMove} then c.before ->> 'date' else '' end, ${noDays}
    from changes c
   where c.hours_of = ${employeeId}
     and ((c.before ->> 'date')::date between ${monday} and ${addDays(monday, 6)}
       or (c.after ->> 'date')::date between ${monday} and ${addDays(monday, 6)})
     and ((c.before ->> 'hours_worked') is distinct from (c.after ->> 'hours_worked') or ${isMove})`;

/** Selects what was told of the times and travel of days. */
const selectTimesEvents = (employeeId: string, monday: string) => sql`
  select c.at, ${selectUserName('c.user_id')},
         case when (c.after ->> 'is_corrected')::boolean then 'times-corrected' else 'times-entered' end,
         null::json, null::numeric, null::numeric, '', c.before, c.after
    from changes c
   where c.subject = 'work_days' and c.subject_id = ${employeeId} and c.after is not null
     and (c.after ->> 'date')::date between ${monday} and ${addDays(monday, 6)}`;

/** Lists the changes of an employee's hours in a week, the newest first. */
export async function listHoursEvents(
  tx: TenantTx,
  employeeId: string,
  monday: string,
): Promise<HoursEvent[]> {
  requireFound(
    await tx.selectFrom('employees').select('id').where('id', '=', employeeId).executeTakeFirst(),
  );
  const { rows } = await sql<Row>`
    ${selectNewest(selectWeekEvents(employeeId, monday))} union all ${selectNewest(selectOfficeEvents(employeeId, monday))}
    union all ${selectNewest(selectEmployeeEvents(employeeId, monday))}
    union all ${selectNewest(selectTimesEvents(employeeId, monday))} order by at desc`.execute(tx);
  const approvals = await readApprovals(tx, { employeeId, monday });
  const changes = new Map(
    approvals.map((approval) => [approval.at.getTime(), approval.changes.join(' · ')]),
  );
  return rows.map(({ dayBefore, dayAfter, ...row }) => ({
    ...row,
    ...(dayAfter && {
      day: {
        date: dayAfter.date,
        before: dayBefore && toWorkDayValues(dayBefore),
        after: toWorkDayValues(dayAfter),
      },
    }),
    at: row.at.toISOString(),
    reason: row.type === 'approved' ? (changes.get(row.at.getTime()) ?? '') : row.reason,
  }));
}
