import { randomUUIDv7 } from 'node:crypto';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { ToldRange, ToldWork } from '@ploegplan/contract/told/schemas';
import { type RawBuilder, sql } from 'kysely';
import { getTenantLockKey } from './database/advisory-locks.ts';
import type { TenantTx } from './tenants/transaction.ts';

const everybody = sql`true`;

/** The days of a range from today on: what is past is not told. */
export const limitToComing = ({ from, to }: ToldRange): ToldRange => {
  const today = getToday();
  return { from: from > today ? from : today, to };
};

/** Selects the definite work of each person and day, as it would be told now. */
export const selectPlan = ({ from, to }: ToldRange, who: RawBuilder<unknown> = everybody) => sql`
  select employee_id, date,
         jsonb_agg(jsonb_build_object('itemId', item_id, 'title', title, 'place', place, 'startTime', start_time, 'endTime', end_time)
           order by start_time, title, item_id) as works,
         string_agg(concat_ws('|', coalesce(start_time::text, ''), coalesce(end_time::text, ''), target, place), E'\n'
           order by start_time, end_time, target, place) as plan
    from (
      select a.employee_id, a.date, i.id as item_id, i.start_time, i.end_time, coalesce(i.project_id, i.client_id) as target,
             coalesce(p.title, c.name, '') as title,
             coalesce(nullif(i.location, ''), nullif(p.location, ''), nullif(c.location, ''), '') as place
        from planning_assignments a
        join planning_items i on i.id = a.planning_item_id
        left join projects p on p.id = i.project_id
        left join clients c on c.id = coalesce(p.client_id, i.client_id)
       where a.date between ${from} and ${to} and not a.is_draft and not i.is_other_work
    ) work
   where ${who}
   group by employee_id, date`;

/** Selects what each person was told last of each day. */
export const selectTold = ({ from, to }: ToldRange, who: RawBuilder<unknown> = everybody) => sql`
  select distinct on (employee_id, date) *
    from told_days
   where date between ${from} and ${to} and ${who}
   order by employee_id, date, at desc, publication_id desc`;

/** Selects the days of which somebody was told another plan than the one that is definite now. */
export const selectPending = (range: ToldRange, who: RawBuilder<unknown> = everybody) => sql`
  select employee_id, date, coalesce(now.works, '[]') as works, coalesce(now.plan, '') as plan, told.works as was
    from (${selectPlan(range, who)}) now
    full join (${selectTold(range, who)}) told using (employee_id, date)
   where coalesce(now.plan, '') <> coalesce(told.plan, '')`;

/** Selects of one row of `told` the last answer; that it was on the screen counts only without one. */
export const selectAnswer = sql`
  select answer, reason, at
    from day_receipts r
   where r.employee_id = told.employee_id and r.date = told.date and r.publication_id = told.publication_id
   order by (answer = 'shown'), arrived_at desc
   limit 1`;

export interface Told {
  employeeId: string;
  date: string;
  works: ToldWork[];
}

interface Telling {
  /** The publication of drafts of which this is a part. */
  publicationId?: string;
  /** A condition on the columns employee_id and date. */
  who?: RawBuilder<unknown>;
}

/**
 * Records as told what is definite of the days from today on and was not told yet, all people in one statement; without that, no publication
 * is made. One after the other, so that nobody is told the same twice.
 */
export async function tellDays(
  tx: TenantTx,
  range: ToldRange,
  { publicationId = randomUUIDv7(), who = everybody }: Telling = {},
): Promise<Told[]> {
  await sql`select pg_advisory_xact_lock(${getTenantLockKey('told')})`.execute(tx);
  const { rows } = await sql<Told>`
    with pending as materialized (${selectPending(limitToComing(range), who)}),
    made as (
      insert into planning_publications (id) select ${publicationId} where exists (select from pending)
      on conflict do nothing)
    insert into told_days (publication_id, employee_id, date, works, plan)
    select ${publicationId}, employee_id, date, works, plan from pending
    returning employee_id as "employeeId", date, works`.execute(tx);
  return rows;
}
