import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences.schemas';
import { found, unknownReference } from '../../platform/http/problem.ts';
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

/** What the rules take a kind of leave for; one that is deleted cannot be chosen, but stay as it was. */
async function kindOf(tx: TenantTx, id: string, before?: string): Promise<string> {
  const row = await findKind(tx, id);
  if (!row || (row.deleted_at && id !== before)) throw unknownReference('kindId');
  return row.kind;
}

async function addAbsence(tx: TenantTx, absence: NewAbsence): Promise<Absence> {
  const isNew = await insertAbsence(tx, absence, await kindOf(tx, absence.kindId));
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
  await updateAbsence(tx, id, { ...values, kind: await kindOf(tx, values.kindId, before.kindId) });
  const changed = found(await findAbsence(tx, id));
  await refuseFullDays(tx, changed, { before });
  await syncLeave(tx, [employeeId]);
  return changed;
}

/** Deletes an absence. Its lines of the ledger are countered. */
export async function removeAbsence(tx: TenantTx, id: string): Promise<void> {
  const { employeeId } = found(await findAbsence(tx, id));
  await lockStaff(tx, [employeeId]);
  found(await deleteAbsence(tx, id));
  await setRequest(tx, id, 'approved', 'withdrawn');
  await syncLeave(tx, [employeeId]);
}
