import { randomUUIDv7 } from 'node:crypto';
import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import { selectPlan, tellDays } from '../platform/told-days.ts';

/**
 * Tells the definite planning of this week and the next: most people saw it yesterday, one in seven did not, and one cannot come. Of one in nine
 * and of the worker who can sign in it changed since, which of the last of them by name is to be told.
 */
export async function tellDemo(
  tx: TenantTx,
  { today, author }: { today: string; author: string },
): Promise<void> {
  const id = randomUUIDv7();
  const range = { from: today, to: addDays(getMonday(today), 13) };
  await sql`select set_config('app.user_id', ${author}, true)`.execute(tx);
  await sql`
    insert into planning_publications (id, at) values (${id}, now() - interval '1 day')`.execute(
    tx,
  );
  await sql`
    insert into told_days (publication_id, employee_id, date, works, plan, at)
    select ${id}, employee_id, date,
           case when is_changed then jsonb_set(works, '{0,startTime}', '"08:30:00"') else works end,
           case when is_changed then '' else plan end, now() - interval '1 day'
      from (${selectPlan(range)}) plan
      join (select id as employee_id, row_number() over (order by name, id) % 9 = 0 or id in (
              select employee_id from users where username = 'werknemer') as is_of_changed from employees) person using (employee_id)
      cross join lateral (select is_of_changed and extract(isodow from date)::integer % 2 = 0 as is_changed) day`.execute(
    tx,
  );
  await sql`
    insert into day_receipts (id, publication_id, employee_id, date, answer, reason, at)
    select gen_random_uuid(), publication_id, employee_id, date,
           case when cannot then 'cannot' when place % 4 = 0 then 'shown' else 'seen' end,
           case when cannot then 'Tandarts, kan pas na 12:00' else '' end, told.at + interval '2 hours'
      from (
        select d.*, place, place = 3 and date = min(date) over (partition by place) as cannot
          from told_days d
          join (select id as employee_id, row_number() over (order by name, id) as place from employees) person using (employee_id)
         where d.publication_id = ${id}
      ) told
     where place % 7 <> 1`.execute(tx);
  await tellDays(tx, range, {
    who: sql`employee_id is distinct from (
      select d.employee_id from told_days d join employees e on e.id = d.employee_id
       where d.plan = '' and e.id not in (select employee_id from users where username = 'werknemer')
       order by e.name desc, e.id desc limit 1)`,
  });
}
