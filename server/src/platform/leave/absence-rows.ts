import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences/schemas';
import type { TenantTx } from '../tenants/transaction.ts';
import { insertOnce, updateVersion } from '../versioned-rows.ts';
import { createAbsenceOverlap, isOverlap, selectAbsences } from './absences.ts';

export const findAbsence = (tx: TenantTx, id: string): Promise<Absence | undefined> =>
  selectAbsences(tx).where('absences.id', '=', id).executeTakeFirst();

export const findKind = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('leave_kinds')
    .select(['kind', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();

const toColumns = ({
  kindId,
  firstDay,
  lastDay,
  hoursPerDay,
  note,
}: Omit<AbsenceUpdate, 'version'>) => ({
  kind_id: kindId,
  first_day: firstDay,
  last_day: lastDay,
  hours_per_day: hoursPerDay,
  note,
});

/** Inserts an absence, unless it exists or the employee is absent on these days; returns whether it did. */
export const insertAbsence = (tx: TenantTx, absence: NewAbsence, kind: string): Promise<boolean> =>
  insertOnce(tx, 'absences', {
    ...toColumns(absence),
    id: absence.id,
    employee_id: absence.employeeId,
    kind,
  });

export async function updateAbsence(
  tx: TenantTx,
  id: string,
  absence: AbsenceUpdate & { kind: string },
): Promise<void> {
  const { version, kind } = absence;
  try {
    await updateVersion(tx, 'absences', { ...toColumns(absence), id, version, kind }, () =>
      findAbsence(tx, id),
    );
  } catch (error) {
    throw isOverlap(error) ? createAbsenceOverlap(error) : error;
  }
}

/** Returns the employee whose absence it was. */
export async function deleteAbsence(tx: TenantTx, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('absences')
    .where('id', '=', id)
    .returning('employee_id')
    .executeTakeFirst();
  return row?.employee_id;
}

/** An absence that came from a request takes it along, when it is deleted and when that is undone. */
export const setRequest = (tx: TenantTx, id: string, from: string, to: string) =>
  tx
    .updateTable('leave_requests')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .execute();
