import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { found, HttpProblem, unknownReference } from '../../platform/http/problem.ts';
import { absenceOverlap } from '../../platform/leave/absences.ts';
import { refuseFullDays } from '../../platform/leave/full-days.ts';
import { lockStaff } from '../../platform/leave/rows.ts';
import { syncLeave } from '../../platform/leave/sync.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  deleteAbsence,
  findAbsence,
  findKind,
  insertAbsence,
  setRequest,
  updateAbsence,
} from './repository.ts';

/**
 * What the rules take the kind of an absence for; one that is deleted cannot be chosen, but stay as it was. Only an illness goes on
 * until further notice.
 */
async function kindOf(
  tx: TenantTx,
  { kindId, lastDay }: Pick<AbsenceUpdate, 'kindId' | 'lastDay'>,
  before?: string,
): Promise<string> {
  const row = await findKind(tx, kindId);
  if (!row || (row.deleted_at && kindId !== before)) throw unknownReference('kindId');
  if (lastDay === openEnd && row.kind !== 'sick') {
    throw new HttpProblem('validation', { fields: [{ field: 'lastDay', code: 'range-too-long' }] });
  }
  return row.kind;
}

async function addAbsence(tx: TenantTx, absence: NewAbsence): Promise<Absence> {
  const isNew = await insertAbsence(tx, absence, await kindOf(tx, absence));
  const row = await findAbsence(tx, absence.id);
  // Nothing was inserted: either this is a repetition, or the days are taken.
  if (!row) throw absenceOverlap();
  if (isNew) {
    await refuseFullDays(tx, row);
    await setRequest(tx, absence.id, 'withdrawn', 'approved');
  }
  return row;
}

/** Records absences, all or none. */
export async function addAbsences(tx: TenantTx, added: readonly NewAbsence[]): Promise<Absence[]> {
  await lockStaff(
    tx,
    added.map(({ employeeId }) => employeeId),
  );
  const rows: Absence[] = [];
  for (const absence of added) rows.push(await addAbsence(tx, absence));
  await syncLeave(tx, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  return rows;
}

export async function changeAbsence(
  tx: TenantTx,
  id: string,
  values: AbsenceUpdate,
): Promise<Absence> {
  const { employeeId } = found(await findAbsence(tx, id));
  await lockStaff(tx, [employeeId]);
  const before = found(await findAbsence(tx, id));
  if (before.isUnanswered) throw new HttpProblem('leave-stands');
  await updateAbsence(tx, id, { ...values, kind: await kindOf(tx, values, before.kindId) });
  const changed = found(await findAbsence(tx, id));
  await refuseFullDays(tx, changed, { before });
  await syncLeave(tx, [employeeId]);
  return changed;
}

/** Deletes an absence. Its lines of the ledger are countered. */
export async function removeAbsence(tx: TenantTx, id: string): Promise<void> {
  const { employeeId, isUnanswered } = found(await findAbsence(tx, id));
  if (isUnanswered) throw new HttpProblem('leave-stands');
  await lockStaff(tx, [employeeId]);
  found(await deleteAbsence(tx, id));
  await setRequest(tx, id, 'approved', 'withdrawn');
  await syncLeave(tx, [employeeId]);
}
