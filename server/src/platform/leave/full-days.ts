import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { findOverfullDay, type LeaveDays } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import { HttpProblem } from '../http/problem.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import { readStaff } from './rows.ts';

interface Leave extends LeaveDays {
  id: string;
  employeeId: string;
  kind?: AbsenceKind;
}

/** The other leave of the employee on these days: what is recorded, and what was asked for when that counts. */
async function readOthers(
  tx: TenantTx,
  { id, employeeId, firstDay, lastDay }: Leave,
  withRequests: boolean,
): Promise<LeaveDays[]> {
  const { rows } = await sql<LeaveDays>`
    select first_day as "firstDay", last_day as "lastDay", hours_per_day as "hoursPerDay"
      from (select id, employee_id, first_day, last_day, hours_per_day from absences where kind <> 'sick'
            union all
            select id, employee_id, first_day, last_day, hours_per_day from leave_requests
             where state = 'requested' and last_day < ${openEnd} and ${withRequests}) leave
     where employee_id = ${employeeId} and id <> ${id} and first_day <= ${lastDay} and last_day >= ${firstDay}`.execute(
    tx,
  );
  return rows;
}

/**
 * Refuses leave that makes the leave of a day more than its contract hours, with that day. Illness may lie over leave. To be called
 * with the employee locked. `before`: the leave as it was, which may stay what it is.
 */
export async function refuseFullDays(
  tx: TenantTx,
  leave: Leave,
  { before, withRequests = false }: { before?: Leave | undefined; withRequests?: boolean } = {},
): Promise<void> {
  if (leave.kind === 'sick') return;
  const others = await readOthers(tx, leave, withRequests);
  const [worker] = others.length > 0 ? await readStaff(tx, [leave.employeeId]) : [];
  if (!worker) return;
  const day = findOverfullDay(leave, {
    others,
    worker,
    before: before?.kind === 'sick' ? null : before,
  });
  if (day === null) return;
  throw new HttpProblem('absence-overlap', {
    fields: [{ field: 'lastDay', code: 'day-full', detail: day }],
  });
}
