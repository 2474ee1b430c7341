import type { LeaveCounter } from '@ploegplan/contract/leave/schemas';
import { countLeave } from '@ploegplan/contract/rules/leave/counters';
import { listDaysOffBetween } from '../../platform/days-off.ts';
import { readIllnesses, type Staff } from '../../platform/leave/rows.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** All absences of a kind that is counted, since ever: a period may have begun years ago. */
const listCounted = (tx: TenantTx, employeeId: string) =>
  tx
    .selectFrom('absences')
    .innerJoin('leave_kinds', 'leave_kinds.id', 'absences.kind_id')
    .select([
      'absences.id',
      'kind_id as kindId',
      'leave_kinds.name as kindName',
      'hue',
      'max_weeks as maxWeeks',
      'max_months as maxMonths',
      'paid_weeks as paidWeeks',
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
    ])
    .where('employee_id', '=', employeeId)
    .where('max_months', 'is not', null)
    .where('absences.kind', '<>', 'sick')
    .orderBy('first_day')
    .execute();

/** What an employee took of leave that the law counts, in periods that touch these days. */
export async function readCounters(
  tx: TenantTx,
  person: Staff,
  { from, to }: { from: string; to: string },
): Promise<LeaveCounter[]> {
  const absences = await listCounted(tx, person.id);
  const first = absences[0]?.firstDay;
  if (first === undefined) return [];
  const last =
    absences
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1) ?? first;
  const daysOff = new Set((await listDaysOffBetween(tx, first, last)).map(({ date }) => date));
  const worker = {
    ...person,
    isFree: (day: string) => daysOff.has(day),
    illnesses: await readIllnesses(tx, [person.id]),
  };
  return [...Map.groupBy(absences, ({ kindId }) => kindId)].flatMap(([kindId, own]) =>
    own.slice(0, 1).flatMap(({ kindName, hue, ...limit }) =>
      countLeave(own, limit, worker)
        .filter(({ since, until }) => since <= to && until >= from)
        .map((period) => ({ kindId, kindName, hue, ...period })),
    ),
  );
}
