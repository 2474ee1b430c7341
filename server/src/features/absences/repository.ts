import type { Absence, AbsenceKind } from '@ploegplan/contract/absences.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The absences that overlap a range of days, both included. */
export function listAbsences(tx: TenantTx, from: string, to: string): Promise<Absence[]> {
  return tx
    .selectFrom('absences')
    .select((eb) => [
      'id',
      'employee_id as employeeId',
      eb.ref('kind').$castTo<AbsenceKind>().as('kind'),
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
      'note',
      'version',
    ])
    .where('last_day', '>=', from)
    .where('first_day', '<=', to)
    .orderBy('first_day')
    .orderBy('id')
    .limit(limits.listRows)
    .execute();
}
