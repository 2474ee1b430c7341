import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { NewReceipt, OwnToldDay } from '@ploegplan/contract/told/schemas';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { selectAnswer, selectPending, selectTold } from '../../platform/told-days.ts';

/** What an employee was told last of each day from today on, with what was seen of it before. */
export async function listOwnToldDays(tx: TenantTx, employeeId: string): Promise<OwnToldDay[]> {
  const today = getToday();
  const range = { from: today, to: addDays(today, limits.planningDays - 1) };
  const who = sql`employee_id = ${employeeId}`;
  const { rows } = await sql<Omit<OwnToldDay, 'at'> & { at: Date }>`
    select told.publication_id as "publicationId", told.date, told.at, told.works, seen.works as was, answered.answer,
           pending.date is not null as "isOutdated"
      from (${selectTold(range, who)}) told
      left join (${selectPending(range, who)}) pending using (employee_id, date)
      left join lateral (${selectAnswer}) answered on true
      left join lateral (
        select works from told_days before
         where before.employee_id = told.employee_id and before.date = told.date and before.at < told.at
           and exists (select from day_receipts r
             where r.employee_id = before.employee_id and r.date = before.date and r.publication_id = before.publication_id)
         order by before.at desc limit 1) seen on true
     order by told.date`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Keeps an answer to what the employee was told, also when it was told anew meanwhile; a 404 for what somebody else was told. */
export async function keepReceipt(
  tx: TenantTx,
  employeeId: string,
  { id, days, answer, reason, at }: z.output<typeof NewReceipt>,
): Promise<void> {
  const told = sql`
    select d.* from told_days d
      join jsonb_to_recordset(${JSON.stringify(days)}) as given ("publicationId" uuid, date date)
        on given."publicationId" = d.publication_id and given.date = d.date
     where d.employee_id = ${employeeId}`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${told}) told`.execute(tx);
  if (rows[0]?.count !== days.length) throw new HttpProblem('not-found');
  await sql`
    insert into day_receipts (id, publication_id, employee_id, date, answer, reason, at)
    select ${id}, publication_id, employee_id, date, ${answer}, ${answer === 'cannot' ? reason : ''},
           least(greatest(${at}::timestamptz, at), now())
      from (${told}) told
    on conflict do nothing`.execute(tx);
}
