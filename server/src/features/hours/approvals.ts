import { addDays, getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { ApprovedLine, NewApproval } from '@ploegplan/contract/hours/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { NewNotice } from '../../platform/notices/notices.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { keepClasses } from './classes.ts';
import { claimStaff, readRecorded } from './repository.ts';
import { saveOvertime, takeBackOvertime } from './savings.ts';

const createApprovedKey = (date: string, targetId: string, kindId: string, quarters: number) =>
  `${date} ${targetId} ${kindId} ${quarters}`;

const listCellKeys = (lines: readonly ApprovedLine[]) =>
  lines.map(({ date, projectId, clientId, kindId, hours }) =>
    createApprovedKey(date, projectId ?? clientId ?? '', kindId, toQuarters(hours)),
  );

async function readRecordedLines(tx: TenantTx, { employeeId, monday }: NewApproval) {
  const cells = await readRecorded(tx, [employeeId], { from: monday, to: addDays(monday, 6) });
  return cells.filter(({ quarters }) => quarters > 0);
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && new Set(a).size === new Set([...a, ...b]).size;

const findOpen = (tx: TenantTx, { employeeId, monday }: NewApproval) =>
  tx
    .selectFrom('hour_approvals')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('monday', '=', monday)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();

/**
 * Approves a week of an employee if its hours are exactly those that were seen. A transaction of its own for each week, because it
 * has the hours of the employee for itself. Returns why not; null when it is approved, also by the same request before.
 */
export async function approveWeek(
  tx: TenantTx,
  approval: NewApproval,
): Promise<'hours-approved' | 'changed-meanwhile' | null> {
  if (!(await claimStaff(tx, approval.employeeId))) return 'changed-meanwhile';
  const open = await findOpen(tx, approval);
  if (open) return open.id === approval.id ? null : 'hours-approved';
  const { id, employeeId, monday } = approval;
  const recorded = await readRecordedLines(tx, approval);
  const keys = recorded.map(({ date, targetId, kindId, quarters }) =>
    createApprovedKey(date, targetId, kindId, quarters),
  );
  if (!isSame(listCellKeys(approval.lines), keys)) return 'changed-meanwhile';
  // The stored lines are approved; they equal what the caller has seen.
  const rows = recorded.map(({ date, targetId, projectId, clientId, kindId, quarters }) => ({
    approval_id: id,
    date,
    target_id: targetId,
    project_id: projectId,
    client_id: clientId,
    kind_id: kindId,
    quarters,
  }));
  const quarters = rows.reduce((sum, row) => sum + row.quarters, 0);
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('hour_approvals')
    .values({ id, employee_id: employeeId, monday, quarters })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // The id is that of an approval that was reopened since.
  if (numInsertedOrUpdatedRows === 0n) return 'changed-meanwhile';
  if (rows.length > 0) await tx.insertInto('approved_hours').values(rows).execute();
  await saveOvertime(tx, approval, await keepClasses(tx, approval, recorded));
  return null;
}

interface ReopenedWeek {
  employeeId: string;
  monday: string;
}

/** What the employee is told of a week that was reopened. */
export function createReopenedNotice(id: string, { employeeId, monday }: ReopenedWeek): NewNotice {
  const { week } = getIsoWeek(monday);
  const title = translate('Je uren van week {week} zijn heropend', { week });
  const body = translate('Kijk ze na en pas aan wat niet klopt.');
  const key = `reopened ${id}`;
  return { employeeId, kind: 'hours', key, title, body, path: '/employeeplanning' };
}

/** Opens an approved week. The approval stays on record. */
export async function reopenWeek(tx: TenantTx, id: string, reason: string): Promise<ReopenedWeek> {
  const approval = requireFound(
    await tx
      .selectFrom('hour_approvals')
      .select(['employee_id as employeeId', 'monday'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  await claimStaff(tx, approval.employeeId);
  const { numUpdatedRows } = await tx
    .updateTable('hour_approvals')
    .set({
      reopened_at: sql<Date>`clock_timestamp()`,
      reopened_by: sql<string | null>`nullif(current_setting('app.user_id', true), '')::uuid`,
      reason,
    })
    .where('id', '=', id)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpProblem('already-decided');
  await takeBackOvertime(tx, id);
  return approval;
}
