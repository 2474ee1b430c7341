import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { createUnknownReference, HttpProblem, requireFound } from '../http/problem.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import {
  deleteAbsence,
  findAbsence,
  findKind,
  insertAbsence,
  setRequest,
  updateAbsence,
} from './absence-rows.ts';
import { createAbsenceOverlap } from './absences.ts';
import { refuseFullDays } from './full-days.ts';
import { lockStaff } from './rows.ts';
import { syncLeave } from './sync.ts';

/** A deleted kind cannot be chosen, but stay as it was. Only an illness goes on until further notice. */
async function requireKind(
  tx: TenantTx,
  { kindId, lastDay }: Pick<AbsenceUpdate, 'kindId' | 'lastDay'>,
  before?: string,
): Promise<string> {
  const row = await findKind(tx, kindId);
  if (!row || (row.deleted_at && kindId !== before)) throw createUnknownReference('kindId');
  if (lastDay === openEnd && row.kind !== 'sick') {
    throw new HttpProblem('validation', { fields: [{ field: 'lastDay', code: 'range-too-long' }] });
  }
  return row.kind;
}

async function addAbsence(tx: TenantTx, absence: NewAbsence): Promise<Absence> {
  const isNew = await insertAbsence(tx, absence, await requireKind(tx, absence));
  const row = await findAbsence(tx, absence.id);
  // No inserted row means a repetition, or days that are taken.
  if (!row) throw createAbsenceOverlap();
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
  const { employeeId } = requireFound(await findAbsence(tx, id));
  await lockStaff(tx, [employeeId]);
  const before = requireFound(await findAbsence(tx, id));
  if (before.isUnanswered) throw new HttpProblem('leave-stands');
  await updateAbsence(tx, id, { ...values, kind: await requireKind(tx, values, before.kindId) });
  const changed = requireFound(await findAbsence(tx, id));
  await refuseFullDays(tx, changed, { before });
  await syncLeave(tx, [employeeId]);
  return changed;
}

/** Deletes an absence. Its lines of the ledger are countered. */
export async function removeAbsence(tx: TenantTx, id: string): Promise<void> {
  const { employeeId, isUnanswered } = requireFound(await findAbsence(tx, id));
  if (isUnanswered) throw new HttpProblem('leave-stands');
  await lockStaff(tx, [employeeId]);
  requireFound(await deleteAbsence(tx, id));
  await setRequest(tx, id, 'approved', 'withdrawn');
  await syncLeave(tx, [employeeId]);
}
