import type { HomeMissingHours } from '@ploegplan/contract/home.schemas';
import { limits } from '@ploegplan/contract/limits';
import { addDays } from '@ploegplan/contract/rules/dates';
import { sql } from 'kysely';
import { asDutch } from '../../platform/database/order.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Past days without hours, by employee: those of an assignment that has none, not counting days of whole-day absence. */
export async function countMissingHours(tx: TenantTx, today: string): Promise<HomeMissingHours> {
  const from = addDays(today, -limits.missingHoursDays);
  const rows = await tx
    .selectFrom('planning_assignments as assignment')
    .innerJoin('employees as employee', 'employee.id', 'assignment.employee_id')
    .select((eb) => [
      'employee.id',
      'employee.name',
      eb.fn.count<number>('assignment.date').distinct().as('count'),
      eb.fn.min('assignment.date').as('oldest'),
      sql<number>`sum(count(distinct assignment.date)) over ()`.as('all'),
      sql<number>`count(*) over ()`.as('employeeCount'),
    ])
    .where('assignment.date', '>=', from)
    .where('assignment.date', '<', today)
    .where('assignment.hours_worked', 'is', null)
    .where('assignment.is_draft', '=', false)
    .where('employee.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('absences as absence')
            .select('absence.id')
            .whereRef('absence.employee_id', '=', 'assignment.employee_id')
            .whereRef('absence.first_day', '<=', 'assignment.date')
            .whereRef('absence.last_day', '>=', 'assignment.date')
            .where('absence.hours_per_day', 'is', null),
        ),
      ),
    )
    .groupBy(['employee.id', 'employee.name'])
    .orderBy('count', 'desc')
    .orderBy('employee.name', asDutch)
    .orderBy('employee.id')
    .limit(limits.homeRows)
    .execute();
  return {
    from,
    count: rows[0]?.all ?? 0,
    employeeCount: rows[0]?.employeeCount ?? 0,
    employees: rows.map(({ id, name, count, oldest }) => ({ id, name, count, oldest })),
  };
}
