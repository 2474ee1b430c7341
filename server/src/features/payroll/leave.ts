import { QUARTER } from '@ploegplan/contract/dates/clock';
import { getToday, openEnd } from '@ploegplan/contract/dates/dates';
import { computeLeave, listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import { listDaysOffBetween } from '../../platform/days-off.ts';
import { readStaff } from '../../platform/leave/rows.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { Due, DueRange } from './due.ts';

type Leave = Pick<Due, 'employeeId' | 'date' | 'kind' | 'amount'>;

async function readAbsences(tx: TenantTx, { from, to, employeeId }: DueRange) {
  let query = tx
    .selectFrom('absences')
    .select([
      'id',
      'employee_id as employeeId',
      'kind_id as kindId',
      'kind',
      'first_day as firstDay',
      'last_day as lastDay',
      'hours_per_day as hoursPerDay',
    ])
    .where('last_day', '>=', from)
    .where('first_day', '<=', to);
  if (employeeId) query = query.where('employee_id', '=', employeeId);
  const [earliest, today] = [
    (day: string, other: string) => (day < other ? day : other),
    getToday(),
  ];
  return (await query.execute()).map((absence) => ({
    ...absence,
    firstDay: absence.firstDay > from ? absence.firstDay : from,
    // An illness until further notice counts until today.
    lastDay: earliest(to, absence.lastDay === openEnd ? today : absence.lastDay),
  }));
}

/**
 * Reads leave and illness by day and kind: contract hours, or the part of them that was asked. Leave is not taken on a day off or a day of
 * illness, which counts on each day of the contract.
 */
async function readLeave(tx: TenantTx, range: DueRange): Promise<Leave[]> {
  const absences = await readAbsences(tx, range);
  if (absences.length === 0) return [];
  const byEmployee = Map.groupBy(absences, ({ employeeId }) => employeeId);
  const kinds = new Map(absences.map(({ id, kindId }) => [id, `leave:${kindId}`]));
  const daysOff = new Set(
    (await listDaysOffBetween(tx, range.from, range.to)).map(({ date }) => date),
  );
  return (await readStaff(tx, [...byEmployee.keys()])).flatMap((person) => {
    const own = byEmployee.get(person.id) ?? [];
    const ill = own.filter(({ kind }) => kind === 'sick');
    const isFree = (day: string) =>
      daysOff.has(day) || listWholeDayAbsences(ill, person, day).length > 0;
    const days = [
      ...computeLeave(ill, { ...person, isFree: () => false }),
      ...computeLeave(
        own.filter(({ kind }) => kind !== 'sick'),
        { ...person, isFree },
      ),
    ];
    return days.map(({ id, day, quarters }) => ({
      employeeId: person.id,
      date: day,
      kind: kinds.get(id) ?? '',
      amount: quarters * QUARTER,
    }));
  });
}

/** Reads the hours that closures took from balances. */
async function readClosures(tx: TenantTx, { from, to, employeeId }: DueRange): Promise<Leave[]> {
  const { rows } = await sql<Leave>`
    select employee_id as "employeeId", day as date, 'closure:' || account as kind, (-15 * sum(quarters))::int as amount
      from leave_lines
     where type = 'use' and absence_id is null and day between ${from} and ${to}
       and employee_id = coalesce(${employeeId ?? null}::uuid, employee_id)
     group by 1, 2, 3`.execute(tx);
  return rows;
}

async function readSentLeave(tx: TenantTx, { from, to, employeeId }: DueRange) {
  const { rows } = await sql<Omit<Due, 'amount' | 'projectId' | 'approvalId'>>`
    select employee_id as "employeeId", date, kind, sum(amount)::int as "sentAmount", sum(quantity) as "sentQuantity",
           max(unit) as "sentUnit", max(code) as "sentCode"
      from payroll_lines
     where kind ~ '^(leave|closure):' and date between ${from} and ${to}
       and employee_id = coalesce(${employeeId ?? null}::uuid, employee_id)
     group by 1, 2, 3`.execute(tx);
  return rows;
}

const getKey = ({ employeeId, date, kind }: Pick<Leave, 'employeeId' | 'date' | 'kind'>) =>
  `${employeeId} ${date} ${kind}`;

/** Reads the differences of leave, which is not approved with hours: what is recorded counts. */
export async function readLeaveDue(tx: TenantTx, range: DueRange): Promise<Due[]> {
  const due = new Map<string, Due>();
  for (const sent of await readSentLeave(tx, range)) {
    due.set(getKey(sent), { ...sent, projectId: null, approvalId: null, amount: 0 });
  }
  const nothing = { sentAmount: 0, sentQuantity: 0, sentUnit: null, sentCode: null };
  for (const leave of [...(await readLeave(tx, range)), ...(await readClosures(tx, range))]) {
    const known = due.get(getKey(leave));
    due.set(getKey(leave), {
      ...(known ?? { ...leave, ...nothing, projectId: null, approvalId: null }),
      amount: (known?.amount ?? 0) + leave.amount,
    });
  }
  return [...due.values()].filter(({ amount, sentAmount }) => amount !== sentAmount);
}
