import type { PlannedWeek } from '@ploegplan/contract/planning.schemas';
import { dateOfWeekday } from '@ploegplan/contract/rules/weekdays';
import { type WorkingWeek, workingDayOn } from '@ploegplan/contract/rules/working-week';
import { sql } from 'kysely';
import { findWorkingWeek } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The breaks that are deducted from a day, by the minutes from begin to end: the usual one of the weekday where that is longer. */
function breaksOf(week: WorkingWeek) {
  const usual = weekdays.map(
    (day) => workingDayOn(week, dateOfWeekday('2024-01-01', day)).breakMinutes,
  );
  return sql`case when until - since <= 330 then 0
                  else greatest(case when until - since > 600 then 45 else 30 end,
                                (${usual}::int[])[extract(isodow from date)::int]) end`;
}

/** The minutes of a night shift: an hour less or more where the clocks change. */
const night = sql`extract(epoch from
  (date + 1 + end_time) at time zone 'Europe/Amsterdam' - (date + start_time) at time zone 'Europe/Amsterdam')::int / 60`;

/** A pause between two items of a day counts as break from so many minutes. */
const BREAK_PART = 15;

/**
 * The hours planned for each employee in each ISO week with a day in the range. A shift counts on the day on which it begins, work
 * at two places at once counts once, and work without times, or with begin and end equal, does not count. Drafts count, because the
 * office plans with them; what is planned for who is absent all day does not.
 */
export async function listPlannedWeeks(
  tx: TenantTx,
  from: string,
  to: string,
): Promise<PlannedWeek[]> {
  const breaks = breaksOf(await findWorkingWeek(tx));
  const { rows } = await sql<PlannedWeek>`
    with time as materialized (
      select id, extract(epoch from start_time)::int / 60 as since, extract(epoch from end_time)::int / 60 as until,
             case when end_time < start_time then ${night} end as night
        from planning_items where date between ${from} and ${to} and start_time <> end_time
    ),
    piece as (
      select employee_id, date, since, until, max(until) over earlier as worked_until
        from (select a.employee_id, a.date, since, case when until > since then until else since + night end as until
                from planning_assignments a join time on time.id = a.planning_item_id
               where a.date between ${from} and ${to}) piece
      window earlier as (partition by employee_id, date order by since, until
        rows between unbounded preceding and 1 preceding)
    ),
    day as (
      select employee_id, date, min(since) as since, max(until) as until,
             sum(greatest(0, until - greatest(since, coalesce(worked_until, since)))) as worked,
             sum(since - worked_until) filter (where since - worked_until >= ${BREAK_PART}) as paused
        from piece group by employee_id, date
    )
    select employee_id as "employeeId", date_trunc('week', date::timestamp)::date as monday,
           round(sum(greatest(0, worked - greatest(0, ${breaks} - coalesce(paused, 0)))) / 60, 2) as hours
      from day
     where not exists (select from absences
                        where absences.employee_id = day.employee_id and hours_per_day is null
                          and day.date between first_day and last_day)
     group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}
