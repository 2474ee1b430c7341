import type { Absence, AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { limits } from '@ploegplan/contract/limits';
import { hasCode } from '../database/error-codes.ts';
import { HttpProblem } from '../http/problem.ts';
import { type ChangedRows, listIds } from '../row-changes.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** Absences with the name and colour of their kind. */
export const selectAbsences = (tx: TenantTx) =>
  tx
    .selectFrom('absences')
    .innerJoin('leave_kinds', 'leave_kinds.id', 'absences.kind_id')
    .select((eb) => [
      'absences.id',
      'employee_id as employeeId',
      'kind_id as kindId',
      'leave_kinds.name as kindName',
      'hue',
      eb.ref('absences.kind').$castTo<AbsenceKind>().as('kind'),
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
      'note',
      eb
        .exists(
          eb
            .selectFrom('leave_requests as request')
            .select('request.id')
            .whereRef('request.id', '=', 'absences.id')
            .where('request.state', '=', 'unanswered'),
        )
        .$castTo<boolean>()
        .as('isUnanswered'),
      'absences.version',
    ]);

/** The absences that overlap a range of days, both included; of one employee, or of all. */
export function listAbsences(
  tx: TenantTx,
  { from, to }: { from: string; to: string },
  employeeId?: string,
): Promise<Absence[]> {
  let query = selectAbsences(tx).where('last_day', '>=', from).where('first_day', '<=', to);
  if (employeeId) query = query.where('employee_id', '=', employeeId);
  return query.orderBy('first_day').orderBy('absences.id').limit(limits.listRows).execute();
}

/** True when the database refused two absences of an employee on the same days. */
export const isOverlap = (error: unknown): boolean => hasCode(error, 'exclusion_violation');

/** All absences, and then those that change. */
export const changedAbsences: ChangedRows<Absence> = {
  subjects: ['absences'],
  listKeys: (tx, after, count) => listIds(tx, 'absences', after, count),
  async read(tx, ids) {
    const rows = await selectAbsences(tx).where('absences.id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, row]));
  },
};

/** The problem when another absence is on these days. */
export const createAbsenceOverlap = (cause?: unknown) =>
  new HttpProblem(
    'absence-overlap',
    { fields: [{ field: 'lastDay', code: 'overlap' }] },
    { cause },
  );
