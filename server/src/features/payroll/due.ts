import type { PayrollUnit } from '@ploegplan/contract/payroll/schemas';
import { sql } from 'kysely';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readLeaveDue } from './leave.ts';

/** The days that are looked at, of one employee or of all. */
export interface DueRange {
  from: string;
  to: string;
  employeeId?: string | undefined;
}

/** What counts of an employee, day, kind and project, beside what batches have of them. */
export interface Due {
  employeeId: string;
  date: string;
  kind: string;
  projectId: string | null;
  approvalId: string | null;
  /** Minutes, or kilometres of a single trip. */
  amount: number;
  sentAmount: number;
  sentQuantity: number;
  /** Null means that no batch has any of it. */
  sentUnit: PayrollUnit | null;
  sentCode: string | null;
}

/** The first day of the first batch, before which nothing is sent; null while there is none. */
export async function findFirstDay(tx: TenantTx): Promise<string | null> {
  const first = await tx
    .selectFrom('payroll_batches')
    .select('first_day as firstDay')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return first?.firstDay ?? null;
}

/**
 * Reads the differences of hours and kilometres. Only approvals in force count, so that a reopened week waits as it was sent. An approval
 * that a batch took with all its days cannot differ any more: what changes has a new approval.
 */
async function readHoursDue(tx: TenantTx, { from, to, employeeId }: DueRange): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with taken as (
      select l.approval_id, max(b.last_day) as last_day
        from payroll_lines l join payroll_batches b on b.id = l.batch_id
       where l.approval_id is not null group by 1
    ), weeks as (
      select p.id, p.employee_id, p.monday from hour_approvals p left join taken on taken.approval_id = p.id
       where p.reopened_at is null and p.monday <= ${to}::date and p.monday + 6 >= ${from}::date
         and p.employee_id = coalesce(${employeeId ?? null}::uuid, p.employee_id)
         and p.monday + 6 > coalesce(taken.last_day, '-infinity')
    ), counted as (
      select w.id as approval_id, w.employee_id, c.date, ${classKind} as kind, c.project_id, c.minutes as amount
        from weeks w join approval_classes c on c.approval_id = w.id
      union all
      select w.id, w.employee_id, h.date, 'hours:' || h.kind_id, h.project_id, h.quarters * 15
        from weeks w join approved_hours h on h.approval_id = w.id join hour_kinds k on k.id = h.kind_id
       where k.meaning <> 'work' or not exists (select from approval_classes c where c.approval_id = w.id)
      union all
      select w.id, w.employee_id, d.date, 'kilometres', null, d.kilometres
        from weeks w join work_days d on d.employee_id = w.employee_id and d.date between w.monday and w.monday + 6
       where d.kilometres > 0
    ), sent as (
      select w.id as approval_id, l.employee_id, l.date, l.kind, l.project_id, l.amount, l.quantity, l.unit, l.code
        from weeks w join payroll_lines l on l.employee_id = w.employee_id and l.date between w.monday and w.monday + 6
       where l.kind !~ '^(leave|closure):'
    )
    select employee_id as "employeeId", date, kind, project_id as "projectId", approval_id as "approvalId",
           sum(amount)::int as amount, sum(sent)::int as "sentAmount", sum(quantity) as "sentQuantity",
           max(unit) as "sentUnit", max(code) as "sentCode"
      from (select approval_id, employee_id, date, kind, project_id, amount, 0 as sent, 0 as quantity, null as unit, null as code from counted
            union all
            select approval_id, employee_id, date, kind, project_id, 0, amount, quantity, unit, code from sent) both_sides
     where date between ${from} and ${to}
     group by 1, 2, 3, 4, 5 having sum(amount) <> sum(sent)`.execute(tx);
  return rows;
}

/** The kind of a row `c` of `approval_classes`, as `createClassKind` has it. */
const classKind = sql`concat('class:', c.class, ':', trim_scale(c.percent), ':' || c.saved)`;

/** Reads what would be in a batch of these days: what counts now, less what earlier batches have of the same day, kind and project. */
export async function readDue(tx: TenantTx, range: DueRange): Promise<Due[]> {
  if (range.to < range.from) return [];
  return [...(await readHoursDue(tx, range)), ...(await readLeaveDue(tx, range))];
}
