import type { PlannedWeek } from '@ploegplan/contract/planning.schemas';
import { mondayOf } from '@ploegplan/contract/rules/dates';
import { absentDays, fromQuarters } from '@ploegplan/contract/rules/leave-hours';
import { readStaff } from '../../platform/leave/rows.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listPlannedWeeks } from './weeks.ts';

const readAbsences = (tx: TenantTx, from: string, to: string) =>
  tx
    .selectFrom('absences')
    .select([
      'id',
      'employee_id as employeeId',
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
    ])
    .where('last_day', '>=', from)
    .where('first_day', '<=', to)
    .execute();

/** The hours that count as worked for each employee in each ISO week of a range: what is planned, leave and illness. */
export async function listAverageWeeks(
  tx: TenantTx,
  from: string,
  to: string,
): Promise<PlannedWeek[]> {
  const weeks = await listPlannedWeeks(tx, from, to);
  const absences = Map.groupBy(await readAbsences(tx, from, to), (one) => one.employeeId);
  if (absences.size === 0) return weeks;
  const keyOf = (employeeId: string, monday: string) => `${employeeId} ${monday}`;
  const known = new Map(weeks.map((week) => [keyOf(week.employeeId, week.monday), week]));
  for (const worker of await readStaff(tx, [...absences.keys()])) {
    const days = absentDays(absences.get(worker.id) ?? [], worker, { from, to });
    for (const [day, { quarters }] of days) {
      const monday = mondayOf(day);
      const key = keyOf(worker.id, monday);
      const week = known.get(key) ?? { employeeId: worker.id, monday, hours: 0 };
      known.set(key, { ...week, hours: week.hours + fromQuarters(quarters) });
    }
  }
  return [...known.values()].filter(({ hours }) => hours > 0);
}
