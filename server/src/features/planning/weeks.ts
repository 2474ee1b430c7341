import type { PlannedWeek } from '@ploegplan/contract/planning.schemas';
import { DAY } from '@ploegplan/contract/rules/clock';
import { dateOfDay } from '@ploegplan/contract/rules/dates';
import { summerTimeOf } from '@ploegplan/contract/rules/summer-time';
import { dateOfWeekday } from '@ploegplan/contract/rules/weekdays';
import { type WorkingWeek, workingDayOn } from '@ploegplan/contract/rules/working-week';
import { type RawBuilder, sql } from 'kysely';
import { wholeDaysAbsent } from '../../platform/leave/whole-days.ts';
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

/** At which minute after midnight of its day the clocks change during an item, and by how many minutes. */
const clockChange = (from: string, to: string) => {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)));
  const changes: { day: string; by: number }[] = [];
  for (let year = first ?? 0; year <= (last ?? 0); year++) {
    const { begins, ends } = summerTimeOf(year);
    changes.push(
      { day: dateOfDay(Math.floor(begins / DAY)), by: -60 },
      { day: dateOfDay(Math.floor(ends / DAY)), by: 60 },
    );
  }
  return sql`
    select day, by from unnest(${changes.map(({ day }) => day)}::date[], ${changes.map(({ by }) => by)}::int[]) changes(day, by)`;
};

/**
 * The real minutes from midnight of a day to a local minute on it or on the next one, by the rule of `instantOf`: all of a skipped
 * hour is the moment at which the clocks change, and an hour that comes twice is the first.
 */
const elapsed = (minute: RawBuilder<unknown>) => sql`${minute} + case
  when by < 0 then -greatest(0, least(60, ${minute} - 120 - (change.day - date) * 1440))
  when ${minute} >= 180 + (change.day - date) * 1440 then by
  else 0 end`;

/** A pause between two items of a day counts as break from so many minutes. */
const BREAK_PART = 15;

/**
 * The hours planned for each employee in each ISO week with a day in the range. A shift counts on the day on which it begins, work
 * at two places at once counts once, and work without times does not count. Drafts count, because the
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
      select id, ${elapsed(sql`since`)} as since, ${elapsed(sql`until`)} as until
        from (select id, date, extract(epoch from start_time)::int / 60 as since,
                     extract(epoch from end_time)::int / 60 + case when end_time > start_time then 0 else 1440 end as until
                from planning_items
               where date between ${from} and ${to} and start_time is not null and end_time is not null) item
        left join (${clockChange(from, to)}) change on change.day in (date, date + 1)
    ),
    piece as (
      select employee_id, date, since, until, max(until) over earlier as worked_until
        from (select a.employee_id, a.date, since, until
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
     where not exists (select from (${wholeDaysAbsent(from, to)}) away
                        where away.employee_id = day.employee_id and away.day = day.date)
     group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}
