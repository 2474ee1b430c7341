import { addDays, countDaysBetween, getMonday } from '@ploegplan/contract/dates/dates';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import type { PayrollSigns } from '@ploegplan/contract/payroll/schemas';
import { computeWorkingQuarters } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import { computeBalances, readLedgers } from '../../platform/leave/balances.ts';
import { readKeptSettings } from '../../platform/leave/rows.ts';
import { keepLeave } from '../../platform/leave/sync.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import type { Line, Staff } from './lines.ts';
import type { Values } from './settings.ts';

const MOST_QUARTERS_OF_WEEK = 60 * 4;

interface Range {
  from: string;
  to: string;
}

type OpenWeek = Omit<PayrollSigns['openWeeks'][number], 'name'>;

/** Weeks of the period with recorded hours and without an approval, and those that were reopened since the first day that was sent. */
async function readOpenWeeks(tx: TenantTx, { from, to }: Range, firstDay: string) {
  const { rows } = await sql<OpenWeek>`
    with reopened as (
      select distinct employee_id, monday from hour_approvals
       where reopened_at is not null and monday <= ${to}::date and monday + 6 >= ${firstDay}::date
    ), open as (
      select employee_id, date - (extract(isodow from date)::int - 1) as monday from recorded_hours
       where date between ${from} and ${to} and quarters > 0
      union select employee_id, monday from reopened
    )
    select w.employee_id as "employeeId", w.monday,
           exists (select from reopened r where r.employee_id = w.employee_id and r.monday = w.monday) as "isReopened",
           coalesce((select sum(h.quarters) from recorded_hours h
             where h.employee_id = w.employee_id and h.date between w.monday and w.monday + 6), 0) / 4.0 as hours
      from open w
     where not exists (
       select from hour_approvals p where p.employee_id = w.employee_id and p.monday = w.monday and p.reopened_at is null)
     order by w.monday`.execute(tx);
  return rows;
}

async function readLongWeeks(tx: TenantTx, { from, to }: Range) {
  const { rows } = await sql<Omit<PayrollSigns['longWeeks'][number], 'name'>>`
    select p.employee_id as "employeeId", p.monday, sum(h.quarters) / 4.0 as hours
      from hour_approvals p join approved_hours h on h.approval_id = p.id
      join hour_kinds k on k.id = h.kind_id and k.meaning = 'work'
     where p.reopened_at is null and p.monday between ${getMonday(from)} and ${to}
     group by 1, 2 having sum(h.quarters) > ${MOST_QUARTERS_OF_WEEK} order by 2`.execute(tx);
  return rows;
}

const readWhoHasLines = (tx: TenantTx, { from, to }: Range) =>
  tx
    .selectFrom('payroll_lines')
    .select('employee_id as employeeId')
    .distinct()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();

const isExpected = (person: Staff, { from, to }: Range) =>
  Array.from({ length: countDaysBetween(from, to) + 1 }, (_, day) => addDays(from, day)).some(
    (day) =>
      isInServiceOn({ ...person, deleted: person.deleted_at !== null }, day) &&
      computeWorkingQuarters(person, day) > 0,
  );

async function listNegativeBalances(
  tx: TenantTx,
  staff: readonly Staff[],
  day: string,
): Promise<PayrollSigns['negativeBalances']> {
  await keepLeave(tx);
  if (!(await readKeptSettings(tx))) return [];
  const ledgers = await readLedgers(
    tx,
    staff.filter(({ kind }) => kind === 'own').map(({ id }) => id),
  );
  return staff.flatMap(({ id: employeeId, name }) => {
    const ledger = ledgers.get(employeeId);
    return (ledger ? computeBalances(ledger, day) : [])
      .filter(({ hours }) => hours < 0)
      .map((balance) => ({ employeeId, name, ...balance }));
  });
}

interface Circumstances {
  staff: readonly Staff[];
  settings: Values;
  firstDay: string;
  /** What is not in a batch yet. */
  lines: readonly Line[];
}

/** Lists what may be wrong in a period. */
export async function listSigns(
  tx: TenantTx,
  range: Range,
  { staff, settings, firstDay, lines }: Circumstances,
): Promise<PayrollSigns> {
  const people = new Map(staff.map((person) => [person.id, person]));
  const isIncluded = (id: string) => settings.includes[people.get(id)?.kind ?? 'own'];
  const withName = <T extends { employeeId: string }>(rows: readonly T[]) =>
    rows
      .filter(({ employeeId }) => isIncluded(employeeId))
      .map((row) => ({ ...row, name: people.get(row.employeeId)?.name ?? '' }));
  const openWeeks = withName(await readOpenWeeks(tx, range, firstDay));
  const known = new Set(
    [
      ...(await readWhoHasLines(tx, range)),
      ...openWeeks,
      ...lines.filter(({ date }) => date >= range.from),
    ].map(({ employeeId }) => employeeId),
  );
  return {
    openWeeks,
    withoutHours: staff
      .filter((one) => isIncluded(one.id) && !known.has(one.id) && isExpected(one, range))
      .map(({ id, name }) => ({ employeeId: id, name })),
    longWeeks: withName(await readLongWeeks(tx, range)),
    negativeBalances: await listNegativeBalances(tx, staff, range.to),
  };
}
