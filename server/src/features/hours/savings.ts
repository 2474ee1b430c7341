import { randomUUIDv7 } from 'node:crypto';
import { getIsoWeek, getMonday } from '@ploegplan/contract/dates/dates';
import type { OvertimeChoice, PaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { countSavedQuarters } from '@ploegplan/contract/rules/pay/savings';
import { sql } from 'kysely';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { readKeptSettings } from '../../platform/leave/rows.ts';
import { syncLeave } from '../../platform/leave/sync.ts';
import { insertTimeForTime } from '../../platform/leave/time-for-time.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { claimStaff, readApprovedWeeks } from './repository.ts';

/** Who can save overtime: hired and self-employed people have no leave, and a company may keep no balances. */
export async function readSavers(
  tx: TenantTx,
  employeeIds: readonly string[],
): Promise<Set<string>> {
  if (employeeIds.length === 0 || !(await readKeptSettings(tx))) return new Set();
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('id', 'in', [...employeeIds])
    .where('kind', '=', 'own')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Reads what was chosen for the weeks that the days lie in, as employee and Monday: true where overtime is saved. */
export async function readChoices(
  tx: TenantTx,
  { from, to }: { from: string; to: string },
): Promise<Map<string, boolean>> {
  const rows = await tx
    .selectFrom('overtime_choices')
    .select(['employee_id as employeeId', 'monday', 'is_saved as isSaved'])
    .where('monday', '>=', getMonday(from))
    .where('monday', '<=', to)
    .execute();
  return new Map(
    rows.map(({ employeeId, monday, isSaved }) => [createWeekKey(employeeId, monday), isSaved]),
  );
}

interface Choice {
  employeeId: string;
  monday: string;
  overtime: OvertimeChoice;
}

export async function chooseOvertime(
  tx: TenantTx,
  { employeeId, monday, overtime }: Choice,
): Promise<void> {
  requireFound(await claimStaff(tx, employeeId));
  const approved = await readApprovedWeeks(tx, [employeeId], { from: monday, to: monday });
  if (approved.size > 0) throw new HttpProblem('hours-approved');
  const is_saved = overtime === 'saved';
  await tx
    .insertInto('overtime_choices')
    .values({ employee_id: employeeId, monday, is_saved })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'employee_id', 'monday']).doUpdateSet({ is_saved }),
    )
    .execute();
}

interface Approved {
  id: string;
  employeeId: string;
  monday: string;
}

/** Adds the saved overtime of an approval to the ledger of leave, on its last day; an approval does so once. */
export async function saveOvertime(
  tx: TenantTx,
  { id, employeeId, monday }: Approved,
  parts: readonly PaySegment[],
): Promise<void> {
  const quarters = countSavedQuarters(parts);
  if (quarters === 0) return;
  const days = parts.flatMap(({ date, saved }) => (saved ? date : []));
  const { week, year } = getIsoWeek(monday);
  await insertTimeForTime(tx, {
    id: randomUUIDv7(),
    employee_id: employeeId,
    type: 'saved',
    day: days.toSorted().at(-1) ?? monday,
    quarters,
    approval_id: id,
    note: `Week ${week}, ${year}`,
  });
  await syncLeave(tx, [employeeId]);
}

/** Counters what an approval saved, if it saved anything. */
export async function takeBackOvertime(tx: TenantTx, approvalId: string): Promise<void> {
  const { rows } = await sql<{ employeeId: string }>`
    insert into leave_lines (id, employee_id, day, type, account, quarters, lot, lot_kind, note, approval_id, counters)
    select ${randomUUIDv7()}, employee_id, day, type, account, -quarters, lot, lot_kind, note, approval_id, id
      from leave_lines where approval_id = ${approvalId} and counters is null
    returning employee_id as "employeeId"`.execute(tx);
  await syncLeave(
    tx,
    rows.map(({ employeeId }) => employeeId),
  );
}
