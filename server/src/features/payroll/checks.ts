import { getToday, openEnd } from '@ploegplan/contract/dates/dates';
import { type PayrollCheck, payrollChecks } from '@ploegplan/contract/payroll/schemas';
import { sql } from 'kysely';
import { listDaysOffBetween } from '../../platform/days-off.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { Line } from './lines.ts';

type Subject = PayrollCheck['subject'];
type Sums = Record<Subject, number>;

interface Range {
  from: string;
  to: string;
}

function findSubject(kind: string): Subject {
  if (kind === 'kilometres') return 'kilometres';
  if (kind.startsWith('class:travel')) return 'travel';
  return /^(class|hours):/.test(kind) ? 'hours' : 'absence';
}

/** The approvals in force of weeks with a day in the range: a reopened week counts on neither side until it is approved again. */
const inForce = ({ from, to }: Range) => sql`(
  select id, employee_id, monday from hour_approvals
   where reopened_at is null and monday <= ${to}::date and monday + 6 >= ${from}::date)`;

async function readBatched(tx: TenantTx, range: Range): Promise<Sums> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select kind, sum(amount)::int as amount from payroll_lines l
     where date between ${range.from} and ${range.to}
       and (kind ~ '^(leave|closure):' or exists (
             select from ${inForce(range)} p where p.employee_id = l.employee_id and l.date between p.monday and p.monday + 6))
     group by kind`.execute(tx);
  return sumBySubject(rows);
}

function sumBySubject(rows: readonly Pick<Line, 'kind' | 'amount'>[]): Sums {
  const sums: Sums = { hours: 0, travel: 0, kilometres: 0, absence: 0 };
  for (const { kind, amount } of rows) sums[findSubject(kind)] += amount;
  return sums;
}

/** The quarters of absence by person and day: whole days have the hours of the contract, of several absences at most these. */
const absentQuarters = ({ from, to }: Range, daysOff: readonly string[]) => sql`
  select least(contract.quarters, sum(least(coalesce(a.hours_per_day * 4, contract.quarters), contract.quarters))) as quarters
    from absences a join employees e on e.id = a.employee_id,
         generate_series(
           greatest(a.first_day, ${from}::date, e.in_service_from),
           least(case a.last_day when ${openEnd} then ${getToday()}::date else a.last_day end, ${to}::date, e.last_day),
           '1 day') day,
         lateral (
           select (c -> 'hours' ->> (extract(isodow from day)::int - 1))::numeric * 4 as quarters
             from jsonb_array_elements(e.contracts) with ordinality listed (c, place)
            where coalesce(c ->> 'from', '') <= day::date::text
            order by coalesce(c ->> 'from', '') desc, place desc limit 1) contract
   where a.kind = 'sick' or (
     day::date <> all (${sql.val(daysOff)}::date[]) and not coalesce((
       select bool_or(s.hours_per_day is null) or sum(s.hours_per_day * 4) >= contract.quarters
         from absences s
        where s.employee_id = a.employee_id and s.kind = 'sick' and day between s.first_day
          and case s.last_day when ${openEnd} then ${getToday()}::date else s.last_day end), false))
   group by a.employee_id, day, a.kind = 'sick', contract.quarters`;

/** Counts the same in the database alone, from what was approved and recorded. */
async function readApproved(tx: TenantTx, range: Range): Promise<Sums> {
  const { from, to } = range;
  const daysOff = (await listDaysOffBetween(tx, from, to)).map(({ date }) => date);
  const { rows } = await sql<Sums>`
    select
      (select coalesce(sum(h.quarters), 0) * 15 from ${inForce(range)} p join approved_hours h on h.approval_id = p.id
        where h.date between ${from} and ${to})::int as hours,
      (select coalesce(sum(c.minutes), 0) from ${inForce(range)} p join approval_classes c on c.approval_id = p.id
        where c.date between ${from} and ${to} and c.class like 'travel%')::int as travel,
      (select coalesce(sum(d.kilometres), 0) from ${inForce(range)} p
         join work_days d on d.employee_id = p.employee_id and d.date between p.monday and p.monday + 6
        where d.date between ${from} and ${to})::int as kilometres,
      ((select coalesce(sum(quarters), 0) * 15 from (${absentQuarters(range, daysOff)}) absent)
        - (select coalesce(sum(quarters), 0) * 15 from leave_lines
            where type = 'use' and absence_id is null and day between ${from} and ${to}))::int as absence`.execute(
    tx,
  );
  const [sums] = rows;
  return sums ?? sumBySubject([]);
}

/** Compares the sums of all batches, these lines included, with what was approved, counted by another road. */
export async function checkSums(
  tx: TenantTx,
  range: Range,
  lines: readonly Line[],
): Promise<PayrollCheck[]> {
  const batched = await readBatched(tx, range);
  const added = sumBySubject(lines);
  const approved = await readApproved(tx, range);
  return payrollChecks.map((subject) => {
    const inUnit = (amount: number) =>
      subject === 'kilometres' ? amount : Number((amount / 60).toFixed(2));
    const sum = batched[subject] + added[subject];
    return {
      subject,
      batches: inUnit(sum),
      approved: inUnit(approved[subject]),
      difference: inUnit(sum - approved[subject]),
    };
  });
}
